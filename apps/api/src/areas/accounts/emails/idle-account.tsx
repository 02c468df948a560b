import { Link, Text } from "react-email";
import { button, EmailLayout, paragraph } from "../../../mail/layout.tsx";

/**
 * The email to somebody who has not signed in for three years: by when to sign in, and what is
 * erased otherwise.
 */
export function IdleAccountEmail(props: {
  brand: string;
  givenNames: string;
  link: string;
  until: string;
}) {
  return (
    <EmailLayout
      brand={props.brand}
      preview={`Connectez-vous avant le ${props.until} pour garder votre carnet.`}
      heading={`Gardez-vous votre carnet, ${props.givenNames}\u00a0?`}
      reason={`Vous recevez cet e-mail parce que votre compte ${props.brand} est resté longtemps sans connexion. Nous ne gardons pas sans raison les données des comptes oubliés.`}
    >
      <Text style={paragraph}>
        Vous ne vous êtes pas connecté depuis plus de trois ans. Sans connexion de votre part avant
        le {props.until}, votre compte, votre carnet, vos photos et vos invités seront effacés, et
        nous ne pourrons plus les retrouver.
      </Text>
      <Text style={paragraph}>
        Pour tout garder, ou pour emporter vos données, il suffit de vous connecter.
      </Text>
      <Link href={props.link} style={button}>
        Me connecter
      </Link>
      <Text style={paragraph}>
        Le bouton ne répond pas&nbsp;? Copiez cette adresse dans votre navigateur&nbsp;:{" "}
        {props.link}
      </Text>
      <Text style={paragraph}>Si vous préférez que tout soit effacé, ne faites rien.</Text>
    </EmailLayout>
  );
}
