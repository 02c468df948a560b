import { Link, Text } from "react-email";
import { button, EmailLayout, paragraph } from "../../../mail/layout.tsx";

/** The email that says that a message waits: who wrote, and the link to the conversation. */
export function UnreadMessagesEmail(props: {
  brand: string;
  givenNames: string;
  /** The provider's name, or the customer's given names. */
  from: string;
  service: string;
  link: string;
}) {
  return (
    <EmailLayout
      brand={props.brand}
      preview={`${props.from} attend votre réponse.`}
      heading={`${props.from} vous a écrit`}
    >
      <Text style={paragraph}>
        Bonjour{props.givenNames ? ` ${props.givenNames}` : ""}, vous avez un nouveau message au
        sujet de la demande « {props.service} ».
      </Text>
      <Link href={props.link} style={button}>
        Lire et répondre
      </Link>
      <Text style={paragraph}>
        Le bouton ne répond pas&nbsp;? Copiez cette adresse dans votre navigateur&nbsp;:{" "}
        {props.link}
      </Text>
      <Text style={paragraph}>
        Nous n’écrirons plus au sujet de cette conversation tant que vous ne l’aurez pas lue.
      </Text>
    </EmailLayout>
  );
}
