import { Link, Text } from "react-email";
import { button, EmailLayout, paragraph } from "../../../mail/layout.tsx";

/** The email that asks to confirm a newsletter subscription: one link, valid for seven days. */
export function NewsletterConfirmationEmail(props: { brand: string; confirmLink: string }) {
  return (
    <EmailLayout
      brand={props.brand}
      preview="Un clic pour confirmer votre abonnement."
      heading="Confirmez votre abonnement"
      reason={`Vous recevez cet e-mail parce que la Newsletter de ${props.brand} a été demandée pour cette adresse. Si ce n’est pas vous, ne faites rien\u00a0: vous ne serez pas abonné.`}
    >
      <Text style={paragraph}>
        Vous avez demandé à recevoir nos conseils pour préparer votre fête. Il ne manque que votre
        accord, depuis cette adresse.
      </Text>
      <Link href={props.confirmLink} style={button}>
        Confirmer mon abonnement
      </Link>
      <Text style={paragraph}>
        Le bouton ne répond pas&nbsp;? Copiez cette adresse dans votre navigateur&nbsp;:{" "}
        {props.confirmLink}
      </Text>
      <Text style={paragraph}>Ce lien est valable 7&nbsp;jours.</Text>
    </EmailLayout>
  );
}
