import { Link, Text } from "react-email";
import { button, EmailLayout, paragraph } from "../../../mail/layout.tsx";
import type { OrderText } from "./order-texts.ts";

/** An email about an order. */
export function OrderEmail({
  brand,
  text,
  link,
  isSeller,
}: {
  brand: string;
  text: OrderText;
  link: string;
  isSeller: boolean;
}) {
  const [first = "", ...others] = text.paragraphs;
  return (
    <EmailLayout
      brand={brand}
      preview={first}
      heading={text.subject}
      reason={
        isSeller
          ? `Vous recevez cet e-mail parce que votre boutique vend sur ${brand}.`
          : `Vous recevez cet e-mail parce que vous avez commandé sur ${brand}.`
      }
    >
      <Text style={paragraph}>{first}</Text>
      {others.map((one) => (
        <Text key={one} style={paragraph}>
          {one}
        </Text>
      ))}
      <Link href={link} style={button}>
        {text.action}
      </Link>
    </EmailLayout>
  );
}
