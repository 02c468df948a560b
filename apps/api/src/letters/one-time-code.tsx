import { Text } from "@react-email/components";
import { LetterLayout, paragraph } from "../areas/accounts/letters/layout.tsx";

const digits = {
  ...paragraph,
  backgroundColor: "#ECEDFA",
  borderRadius: "4px",
  fontFamily: "Young Serif, Georgia, serif",
  fontSize: "32px",
  letterSpacing: "8px",
  lineHeight: "40px",
  padding: "16px",
  textAlign: "center" as const,
};

/** The code itself, so that it is read without opening the letter. */
export function oneTimeCodeSubject({ brand, code }: { brand: string; code: string }) {
  return `${code} est votre code ${brand}`;
}

/** The letter that brings a code of six digits to an address. */
export function OneTimeCodeLetter(props: { brand: string; code: string; minutes: number }) {
  return (
    <LetterLayout
      brand={props.brand}
      preview={`Valable ${props.minutes}\u00a0minutes.`}
      heading="Votre code de vérification"
    >
      <Text style={paragraph}>Tapez ce code dans la page qui vous l’a demandé.</Text>
      <Text style={digits}>{props.code}</Text>
      <Text style={paragraph}>
        Il est valable {props.minutes}&nbsp;minutes et ne sert qu’une fois. Ne le donnez à
        personne&nbsp;: {props.brand} ne vous le demandera jamais.
      </Text>
    </LetterLayout>
  );
}
