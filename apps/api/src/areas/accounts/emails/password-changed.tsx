import { Link, Text } from "react-email";
import { button, EmailLayout, paragraph } from "../../../mail/layout.tsx";

/** Notifies the address of an account that its password was replaced by an SMS code. */
export function PasswordChangedEmail(props: { brand: string; givenNames: string; link: string }) {
  return (
    <EmailLayout
      brand={props.brand}
      preview="Votre mot de passe vient d’être remplacé."
      heading={`Votre mot de passe a changé, ${props.givenNames}`}
      reason={`Vous recevez cet e-mail parce que cette adresse est celle de votre compte ${props.brand}.`}
    >
      <Text style={paragraph}>
        Le mot de passe de votre compte vient d’être remplacé, avec un code envoyé par SMS à votre
        numéro. Tous les autres appareils ont été déconnectés.
      </Text>
      <Text style={paragraph}>
        C’est vous&nbsp;? Vous n’avez rien à faire. Ce n’est pas vous&nbsp;? Quelqu’un a lu vos SMS
        ou tient votre ancien numéro&nbsp;: choisissez tout de suite un autre mot de passe par
        e-mail, puis changez le numéro de votre compte.
      </Text>
      <Link href={props.link} style={button}>
        Changer de mot de passe
      </Link>
    </EmailLayout>
  );
}
