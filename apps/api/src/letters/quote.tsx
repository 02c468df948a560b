import { Link, Text } from "@react-email/components";
import { button, LetterLayout, paragraph } from "../areas/accounts/letters/layout.tsx";
import { Facts } from "./facts.tsx";

type QuoteLetterProps = {
  brand: string;
  givenNames: string;
  provider: string;
  service: string;
  /** How the request now stands, in words: « Devis Envoyé ». */
  status: string;
  link: string;
};

/** « Traiteur Bonheur : Devis Envoyé ». */
export function quoteSubject({ provider, status }: Pick<QuoteLetterProps, "provider" | "status">) {
  return `${provider}\u00a0: ${status}`;
}

/** The letter that says that a quote request has moved on. */
export function QuoteLetter({ brand, givenNames, provider, service, ...props }: QuoteLetterProps) {
  return (
    <LetterLayout
      brand={brand}
      preview={`${service}, votre demande a du nouveau.`}
      heading={`${provider} vous répond`}
      reason={`Vous recevez cette lettre parce que vous avez demandé un devis sur ${brand}.`}
    >
      <Text style={paragraph}>
        Bonjour {givenNames}, votre demande de devis a du nouveau. La conversation vous attend.
      </Text>
      <Facts
        facts={[
          { name: "Prestataire", value: provider },
          { name: "Prestation", value: service },
          { name: "État", value: props.status },
        ]}
      />
      <Link href={props.link} style={button}>
        Ouvrir la conversation
      </Link>
      <Text style={paragraph}>
        Le bouton ne répond pas&nbsp;? Copiez cette adresse dans votre navigateur&nbsp;:{" "}
        {props.link}
      </Text>
    </LetterLayout>
  );
}
