import { fcfa } from "@jdj/french/money";
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

/** The letter that confirms an order: its lines and their sum. */
export function OrderLetter({ brand, givenNames, number, lines, link }: OrderLetterProps) {
  const total = lines.reduce((sum, { amountFcfa }) => sum + amountFcfa, 0);
  return (
    <LetterLayout
      brand={brand}
      preview={`Commande ${number}\u00a0: ${fcfa(total)}.`}
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
