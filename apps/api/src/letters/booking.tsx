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

/** The letter that confirms a booked package. */
export function BookingLetter({ brand, givenNames, ...props }: BookingLetterProps) {
  return (
    <LetterLayout
      brand={brand}
      preview={`${props.packageName}, le ${longDate(props.date)}.`}
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
