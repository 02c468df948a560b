import { Link, Text } from "react-email";
import { button, EmailLayout, paragraph } from "../../../mail/layout.tsx";

/** The email that verifies an address: one link, valid for 48 hours. */
export function EmailVerificationEmail(props: { brand: string; givenNames: string; link: string }) {
  return (
    <EmailLayout
      brand={props.brand}
      preview="Un clic pour ouvrir votre carnet."
      heading={`Bienvenue, ${props.givenNames} !`}
    >
      <Text style={paragraph}>
        Votre carnet est prêt. Confirmez votre adresse pour l’ouvrir&nbsp;: invités, budget,
        planning et cartes d’invitation vous y attendent.
      </Text>
      <Link href={props.link} style={button}>
        Activer mon compte
      </Link>
      <Text style={paragraph}>
        Le bouton ne répond pas&nbsp;? Copiez cette adresse dans votre navigateur&nbsp;:{" "}
        {props.link}
      </Text>
      <Text style={paragraph}>
        Ce lien est valable 48&nbsp;heures et ne sert qu’une fois. Vous n’avez pas demandé ce
        compte&nbsp;? N’ouvrez pas le lien&nbsp;: sans lui, personne ne peut se servir de votre
        adresse.
      </Text>
    </EmailLayout>
  );
}
