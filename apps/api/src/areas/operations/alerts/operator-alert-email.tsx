import { Link, Text } from "react-email";
import { button, EmailLayout, paragraph } from "../../../mail/layout.tsx";

/** The email that alerts the operator. */
export function OperatorAlertEmail(props: { brand: string; detail: string; link: string }) {
  return (
    <EmailLayout
      brand={props.brand}
      preview={props.detail}
      heading="Un envoi demande votre attention"
      reason={`Vous recevez ce message parce que cette adresse est celle de l’exploitation de ${props.brand}.`}
    >
      <Text style={paragraph}>{props.detail}</Text>
      <Link href={props.link} style={button}>
        Voir l’état des envois
      </Link>
    </EmailLayout>
  );
}
