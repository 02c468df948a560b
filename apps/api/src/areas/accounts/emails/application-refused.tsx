import { Link, Text } from "react-email";
import { button, EmailLayout, paragraph } from "../../../mail/layout.tsx";

/** The email to a vendor whose request was refused, with the reason. */
export function ApplicationRefusedEmail(props: {
  brand: string;
  shopName: string;
  detail: string;
  link: string;
}) {
  return (
    <EmailLayout
      brand={props.brand}
      preview={`Votre demande pour «\u00a0${props.shopName}\u00a0» n’a pas été retenue.`}
      heading="Votre demande n’a pas été retenue"
    >
      <Text style={paragraph}>
        Nous avons lu votre demande de boutique pour «&nbsp;{props.shopName}&nbsp;». Voici pourquoi
        nous ne pouvons pas l’accepter&nbsp;:
      </Text>
      <Text style={paragraph}>{props.detail}</Text>
      <Text style={paragraph}>Vous pouvez la compléter et nous l’envoyer de nouveau.</Text>
      <Link href={props.link} style={button}>
        Envoyer une autre demande
      </Link>
    </EmailLayout>
  );
}
