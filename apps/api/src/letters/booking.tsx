import { longDate } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import { Link, Text } from "@react-email/components";
import { button, LetterLayout, paragraph } from "../areas/accounts/letters/layout.tsx";
import { Facts } from "./facts.tsx";

type BookingLetterProps = {
  brand: string;
  givenNames: string;
  packageName: string;
  provider: string;
  priceFcfa: number;
  /** `YYYY-MM-DD`. */
  date: string;
  link: string;
};

/** « Votre réservation : Formule Lagune, le 1er mars 2027 ». */
export function bookingSubject({
  packageName,
  date,
}: Pick<BookingLetterProps, "packageName" | "date">) {
  return `Votre réservation\u00a0: ${packageName}, le ${longDate(date)}`;
}

/** The letter that confirms a booked package. */
export function BookingLetter({ brand, givenNames, ...props }: BookingLetterProps) {
  return (
    <LetterLayout
      brand={brand}
      preview={`${props.provider} vous attend. ${fcfa(props.priceFcfa)}.`}
      heading="Votre réservation est faite"
      reason={`Vous recevez cette lettre parce que vous avez réservé sur ${brand}.`}
    >
      <Text style={paragraph}>
        Bonjour {givenNames}, nous avons bien noté votre réservation et prévenu le prestataire.
      </Text>
      <Facts
        facts={[
          { name: "Formule", value: props.packageName },
          { name: "Prestataire", value: props.provider },
          { name: "Date", value: longDate(props.date) },
          { name: "Prix", value: fcfa(props.priceFcfa) },
        ]}
      />
      <Link href={props.link} style={button}>
        Voir mes réservations
      </Link>
      <Text style={paragraph}>
        Le bouton ne répond pas&nbsp;? Copiez cette adresse dans votre navigateur&nbsp;:{" "}
        {props.link}
      </Text>
    </LetterLayout>
  );
}
