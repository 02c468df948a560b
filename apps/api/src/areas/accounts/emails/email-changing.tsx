import { Link, Text } from "react-email";
import { button, EmailLayout, paragraph } from "../../../mail/layout.tsx";

/** Notifies the current address of an account that another address will replace it. */
export function EmailChangingEmail(props: { brand: string; givenNames: string; link: string }) {
  return (
    <EmailLayout
      brand={props.brand}
      preview="Une autre adresse a été donnée pour votre compte."
      heading={`Votre adresse va changer, ${props.givenNames}`}
      reason={`Vous recevez cet e-mail parce que cette adresse est celle de votre compte ${props.brand}.`}
    >
      <Text style={paragraph}>
        Une autre adresse vient d’être donnée pour votre compte, avec votre mot de passe. Celle-ci
        reste la vôtre jusqu’à ce que la nouvelle soit confirmée par son lien.
      </Text>
      <Text style={paragraph}>
        C’est vous&nbsp;? Vous n’avez rien à faire ici. Ce n’est pas vous&nbsp;? Choisissez tout de
        suite un autre mot de passe&nbsp;: tous les appareils seront déconnectés et la nouvelle
        adresse abandonnée.
      </Text>
      <Link href={props.link} style={button}>
        Changer de mot de passe
      </Link>
    </EmailLayout>
  );
}
