import { fcfa } from "@jdj/french/money";
import { count } from "@jdj/french/plural";
import { Link, Text } from "@react-email/components";
import { button, LetterLayout, paragraph } from "../areas/accounts/letters/layout.tsx";
import { Facts } from "./facts.tsx";

type OrderLetterProps = {
  brand: string;
  givenNames: string;
  number: string;
  lines: readonly { name: string; quantity: number; amountFcfa: number }[];
  link: string;
};

/** « Votre commande JS-2041 ». */
export function orderSubject({ number }: Pick<OrderLetterProps, "number">) {
  return `Votre commande ${number}`;
}

/** The letter that confirms an order: its lines and their sum. */
export function OrderLetter({ brand, givenNames, number, lines, link }: OrderLetterProps) {
  const total = lines.reduce((sum, { amountFcfa }) => sum + amountFcfa, 0);
  return (
    <LetterLayout
      brand={brand}
      preview={`${count(lines.length, "article")}, ${fcfa(total)} en tout.`}
      heading="Merci pour votre commande"
      reason={`Vous recevez cette lettre parce que vous avez commandé sur ${brand}.`}
    >
      <Text style={paragraph}>
        Bonjour {givenNames}, votre commande {number} est enregistrée. Voici ce qu’elle contient.
      </Text>
      <Facts
        facts={[
          ...lines.map(({ name, quantity, amountFcfa }) => ({
            name: quantity > 1 ? `${name} × ${quantity}` : name,
            value: fcfa(amountFcfa),
          })),
          { name: "Total", value: fcfa(total) },
        ]}
      />
      <Link href={link} style={button}>
        Suivre ma commande
      </Link>
      <Text style={paragraph}>
        Le bouton ne répond pas&nbsp;? Copiez cette adresse dans votre navigateur&nbsp;: {link}
      </Text>
    </LetterLayout>
  );
}
