import type { BodyFormat } from "@jdj/contract/cards/body-text";
import { Img, Link, Text } from "@react-email/components";
import { Fragment } from "react";
import { button, EmailLayout, paragraph } from "../../../mail/layout.tsx";

/** What the letter of one card says. */
export interface CardEmailProps {
  brand: string;
  heading: string;
  /** What the event's cloth is woven from. */
  seed: string;
  /** Those who invite, in one line. */
  hosts: string;
  /** The message, blank lines between paragraphs; of HTML the sign whose place it takes once the page is rendered. */
  body: string;
  bodyFormat: BodyFormat;
  pictureAddress: string;
  pictureText: string;
  cardAddress: string;
  /** Where its reader asks for no more. */
  leaveAddress: string;
}

const picture = { borderRadius: "4px", display: "block", height: "auto", width: "100%" };

/** The letter that brings a Joy Card: the picture, the message, one button. */
export function CardEmail(props: CardEmailProps) {
  return (
    <EmailLayout
      brand={props.brand}
      preview={`${props.heading}. Ouvrez votre carte et dites-nous si vous venez.`}
      heading={props.heading}
      seed={props.seed}
      reason={`Cette carte vous est envoyée par ${props.hosts}, avec ${props.brand}.`}
    >
      <Link href={props.cardAddress}>
        <Img src={props.pictureAddress} alt={props.pictureText} width="504" style={picture} />
      </Link>
      {props.bodyFormat === "html" ? (
        <div style={paragraph}>{props.body}</div>
      ) : (
        <PlainBody text={props.body} />
      )}
      <Link href={props.cardAddress} style={{ ...button, backgroundColor: "#A1164F" }}>
        Voir ma carte et confirmer
      </Link>
      <Text style={{ ...paragraph, fontSize: "14px" }}>
        Le bouton ne répond pas ? Copiez cette adresse dans votre navigateur : {props.cardAddress}
      </Text>
      <Text style={{ ...paragraph, fontSize: "14px" }}>
        <Link href={props.leaveAddress}>Ne plus recevoir d’invitations</Link>
      </Text>
    </EmailLayout>
  );
}

function PlainBody({ text }: { text: string }) {
  return text.split(/\n{2,}/).map((part) => (
    <Text key={part} style={paragraph}>
      {part.split("\n").map((line, at) => (
        <Fragment key={line}>
          {at > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </Text>
  ));
}
