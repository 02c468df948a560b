import { Link, Text } from "react-email";
import { button, EmailLayout, paragraph } from "../../../mail/layout.tsx";

/** The email to somebody who forgot their password: one link, valid for half an hour. */
export function PasswordResetEmail(props: { brand: string; givenNames: string; link: string }) {
  return (
    <EmailLayout
      brand={props.brand}
      preview="Choisissez un nouveau mot de passe dans la demi-heure."
      heading={`Un nouveau mot de passe, ${props.givenNames}\u00a0?`}
      reason={`Vous recevez cet e-mail parce qu’un nouveau mot de passe a été demandé pour votre compte ${props.brand}. Si ce n’est pas vous, ignorez-le\u00a0: votre mot de passe reste le même.`}
    >
      <Text style={paragraph}>
        Suivez ce lien pour choisir un nouveau mot de passe. Tous vos appareils seront déconnectés.
      </Text>
      <Link href={props.link} style={button}>
        Choisir un mot de passe
      </Link>
      <Text style={paragraph}>
        Le bouton ne répond pas&nbsp;? Copiez cette adresse dans votre navigateur&nbsp;:{" "}
        {props.link}
      </Text>
      <Text style={paragraph}>Ce lien est valable 30&nbsp;minutes et ne sert qu’une fois.</Text>
    </EmailLayout>
  );
}
