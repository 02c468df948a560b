import type { ReactNode } from "react";
import { Text } from "react-email";
import { EmailLayout, paragraph } from "../../../mail/layout.tsx";

const quoted = {
  ...paragraph,
  color: "#4A4A6E",
  borderLeft: "3px solid #E6E4F0",
  paddingLeft: "12px",
};

/** A text with its lines, in HTML and in plain text. */
function Lines({ text }: { text: string }) {
  const [first = "", ...others] = text.split("\n");
  return others.reduce<ReactNode>(
    (above, line) => (
      <>
        {above}
        <br />
        {line}
      </>
    ),
    first,
  );
}

/** The email that answers a message of the contact page, with what was asked below. */
export function ContactAnswerEmail(props: { brand: string; detail: string; question: string }) {
  return (
    <EmailLayout
      brand={props.brand}
      preview={props.detail.slice(0, 90)}
      heading="Réponse à votre message"
      reason={`Vous recevez cet e-mail parce que vous avez écrit à ${props.brand}.`}
    >
      <Text style={paragraph}>
        <Lines text={props.detail} />
      </Text>
      <Text style={paragraph}>Vous nous aviez écrit&nbsp;:</Text>
      <Text style={quoted}>
        <Lines text={props.question} />
      </Text>
    </EmailLayout>
  );
}
