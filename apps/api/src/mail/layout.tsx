import { brandSeed } from "@jdj/weave/mark";
import type { ReactNode } from "react";
import { Body, Container, Head, Heading, Hr, Html, Preview, Section, Text } from "react-email";
import { WovenBorder } from "./woven-border.tsx";

const ink = "#17173B";
const page = {
  backgroundColor: "#F6F5FA",
  color: ink,
  fontFamily: "Figtree, Helvetica, Arial, sans-serif",
  margin: 0,
  padding: "24px 12px",
};
const sheet = {
  backgroundColor: "#FFFFFF",
  border: "1px solid #E6E4F0",
  maxWidth: "560px",
};
const body = { padding: "20px 28px 24px" };
const title = {
  color: ink,
  fontFamily: "Young Serif, Georgia, serif",
  fontSize: "26px",
  fontWeight: 400,
  lineHeight: "32px",
  margin: "8px 0 16px",
};
const small = { color: "#4A4A6E", fontSize: "14px", lineHeight: "20px" };

/** The style of a paragraph. */
export const paragraph = { fontSize: "16px", lineHeight: "24px", color: ink };

/** The main link of an email, shown as a button. */
export const button = {
  backgroundColor: "#2B2F8F",
  borderRadius: "6px",
  color: "#FFFFFF",
  display: "inline-block",
  fontSize: "16px",
  fontWeight: 600,
  padding: "14px 22px",
  textDecoration: "none",
};

/** The common layout of all emails. */
export function EmailLayout(props: {
  /** Above the heading: the product's name, or whoever writes where it is not shown. */
  brand: string;
  preview: string;
  heading: string;
  /** The seed of the border's cloth: an event's; by default the product's own. */
  seed?: string;
  /** Why the recipient gets this email, if not because they have an account. */
  reason?: string;
  children: ReactNode;
}) {
  return (
    <Html lang="fr">
      <Head>
        <meta name="viewport" content="width=device-width" />
      </Head>
      <Preview>{props.preview}</Preview>
      <Body lang="fr" style={page}>
        <Container style={sheet}>
          <WovenBorder seed={props.seed ?? brandSeed} />
          <Section style={body}>
            <Text style={{ ...small, letterSpacing: "0.04em", margin: 0 }}>{props.brand}</Text>
            <Heading as="h1" style={title}>
              {props.heading}
            </Heading>
            {props.children}
            <Hr style={{ borderColor: "#E6E4F0", margin: "24px 0 12px" }} />
            <Text style={small}>
              {props.reason ??
                `Vous recevez cet e-mail parce que votre adresse a été donnée à ${props.brand}. Si ce n’est pas vous, ignorez-le\u00a0: rien ne se passera.`}
            </Text>
          </Section>
        </Container>
      </Body>
    </Html>
  );
}
