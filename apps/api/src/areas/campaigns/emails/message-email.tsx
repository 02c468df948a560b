import type { EventVoice } from "@jdj/contract/designs/event-voice";
import { Link, Text } from "react-email";
import { EmailLayout, paragraph } from "../../../mail/layout.tsx";
import { sentBy } from "./card-email.tsx";

/** The content of the email of a message without a card. */
interface MessageEmailProps {
  brand: string;
  heading: string;
  /** The seed of the event's woven pattern. */
  seed: string;
  /** Those who write, in one line. */
  hosts: string;
  /** How the event speaks to guests. */
  voice: EventVoice;
  /** The marker that the text replaces once the page is rendered. */
  body: string;
  /** The link by which its reader unsubscribes. */
  unsubscribeAddress: string;
}

/** The email of a message to guests: its text alone. */
export function MessageEmail(props: MessageEmailProps) {
  return (
    <EmailLayout
      brand={props.voice.shows_brand ? props.brand : props.hosts}
      preview={props.heading}
      heading={props.heading}
      seed={props.seed}
      reason={sentBy("Ce message", "envoyé", props)}
    >
      <div style={paragraph}>{props.body}</div>
      <Text style={{ ...paragraph, fontSize: "14px" }}>
        <Link href={props.unsubscribeAddress}>Ne plus recevoir de messages</Link>
      </Text>
    </EmailLayout>
  );
}
