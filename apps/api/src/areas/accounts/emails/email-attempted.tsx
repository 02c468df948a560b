import { Link, Text } from "react-email";
import { button, EmailLayout, paragraph } from "../../../mail/layout.tsx";

/** Notifies the owner of a proven address that somebody entered it for another account. */
export function EmailAttemptedEmail(props: { brand: string; givenNames: string; link: string }) {
  return (
    <EmailLayout
      brand={props.brand}
      preview="Votre adresse a déjà un compte&nbsp;: rien n’a changé."
      heading={`Vous avez déjà un compte, ${props.givenNames}`}
      reason={`Vous recevez cet e-mail parce que quelqu’un a donné cette adresse sur ${props.brand}. Nous ne l’envoyons qu’une fois par jour.`}
    >
      <Text style={paragraph}>
        Quelqu’un vient de donner votre adresse pour un autre compte {props.brand}. Le vôtre n’a pas
        changé, et cette adresse lui reste réservée.
      </Text>
      <Text style={paragraph}>
        C’est vous&nbsp;? Connectez-vous à votre compte&nbsp;; si vous avez oublié le mot de passe,
        choisissez-en un autre depuis la même page. Ce n’est pas vous&nbsp;? Vous n’avez rien à
        faire.
      </Text>
      <Link href={props.link} style={button}>
        Me connecter
      </Link>
    </EmailLayout>
  );
}
