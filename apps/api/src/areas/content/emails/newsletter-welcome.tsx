import { Link, Text } from "react-email";
import { button, EmailLayout, paragraph } from "../../../mail/layout.tsx";

/** The first email after the confirmation: what to expect, where to read, how to unsubscribe. */
export function NewsletterWelcomeEmail(props: {
  brand: string;
  blogLink: string;
  unsubscribeLink: string;
}) {
  return (
    <EmailLayout
      brand={props.brand}
      preview="Vous êtes maintenant abonné à notre Newsletter."
      heading="Bienvenue parmi nos lecteurs"
      reason={`Vous recevez cet e-mail parce que vous avez confirmé votre abonnement à la Newsletter de ${props.brand}.`}
    >
      <Text style={paragraph}>
        Vous êtes maintenant abonné à notre Newsletter&nbsp;: des conseils pour préparer votre fête
        en Côte d’Ivoire, jamais votre adresse donnée à d’autres. En attendant la première, nos
        articles sont là.
      </Text>
      <Link href={props.blogLink} style={button}>
        Lire le blog
      </Link>
      <Text style={paragraph}>
        Vous changez d’avis&nbsp;?{" "}
        <Link href={props.unsubscribeLink}>Se désabonner en un clic</Link>.
      </Text>
    </EmailLayout>
  );
}
