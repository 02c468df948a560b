import type { BodyFormat } from "@jdj/contract/campaigns/body-text";
import type { EventVoice } from "@jdj/contract/designs/event-voice";
import { Fragment } from "react";
import { Img, Link, Text } from "react-email";
import { button, EmailLayout, paragraph } from "../../../mail/layout.tsx";

/** The content of the email of one card. */
export interface CardEmailProps {
  brand: string;
  heading: string;
  /** The seed of the event's woven pattern. */
  seed: string;
  /** Those who invite, in one line. */
  hosts: string;
  /** The message, blank lines between paragraphs; of HTML the marker that it replaces once the page is rendered. */
  body: string;
  bodyFormat: BodyFormat;
  pictureAddress: string;
  pictureText: string;
  cardAddress: string;
  /** How the event speaks to guests. */
  voice: EventVoice;
  /** Whether it asks for an answer: a card that cancels or thanks does not. */
  asks: boolean;
  /** The link by which its reader unsubscribes. */
  unsubscribeAddress: string;
}

const picture = { borderRadius: "4px", display: "block", height: "auto", width: "100%" };

/** What the link to the card says. */
export function cardLinkText(asks: boolean): string {
  return asks ? "Voir ma carte et confirmer" : "Voir ma carte";
}

/** The email of a Joy Card: the picture, the message, one button. */
export function CardEmail(props: CardEmailProps) {
  return (
    <EmailLayout
      brand={props.voice.shows_brand ? props.brand : props.hosts}
      preview={`${props.heading}. ${props.asks ? "Ouvrez votre carte et dites-nous si vous venez." : "Ouvrez votre carte."}`}
      heading={props.heading}
      seed={props.seed}
      reason={sentBy("Cette carte", "envoyée", props)}
    >
      <Link href={props.cardAddress}>
        <Img src={props.pictureAddress} alt={props.pictureText} width="504" style={picture} />
      </Link>
      {props.bodyFormat === "html" ? (
        <div style={paragraph}>{props.body}</div>
      ) : (
        <PlainBody text={props.body} />
      )}
      <Link
        href={props.cardAddress}
        style={{ ...button, backgroundColor: cardColour(props.voice) }}
      >
        {cardLinkText(props.asks)}
      </Link>
      <Text style={{ ...paragraph, fontSize: "14px" }}>
        Le bouton ne répond pas ? Copiez cette adresse dans votre navigateur : {props.cardAddress}
      </Text>
      <Text style={{ ...paragraph, fontSize: "14px" }}>
        <Link href={props.unsubscribeAddress}>{unsubscribeText(props.voice)}</Link>
      </Text>
    </EmailLayout>
  );
}

/** What the link says by which a guest unsubscribes. */
export function unsubscribeText({ tone }: EventVoice): string {
  return tone === "sober" ? "Ne plus recevoir de messages" : "Ne plus recevoir d’invitations";
}

/** The colour of the button that leads to a card. */
function cardColour({ tone }: EventVoice): string {
  return tone === "sober" ? "#17173B" : "#A1164F";
}

/** Who sends an email to a guest, as its foot says. @param sent « envoyé » as it agrees */
export function sentBy(
  what: string,
  sent: string,
  { voice, hosts, brand }: { voice: EventVoice; hosts: string; brand: string },
): string {
  return `${what} vous est ${sent} par ${hosts}${voice.shows_brand ? `, avec ${brand}` : ""}.`;
}

function PlainBody({ text }: { text: string }) {
  return text.split(/\n{2,}/).map((lines) => (
    <Text key={lines} style={paragraph}>
      {lines.split("\n").map((line, at) => (
        <Fragment key={line}>
          {at > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </Text>
  ));
}
