import { Link, Text } from "react-email";
import { button, EmailLayout, paragraph } from "../../../mail/layout.tsx";
import type { BookingText } from "./booking-texts.ts";

/** An email about a booking. */
export function BookingEmail({
  brand,
  text,
  link,
  isProvider,
}: {
  brand: string;
  text: BookingText;
  link: string;
  isProvider: boolean;
}) {
  const [first = "", ...others] = text.paragraphs;
  return (
    <EmailLayout
      brand={brand}
      preview={first}
      heading={text.subject}
      reason={
        isProvider
          ? `Vous recevez cet e-mail parce que votre boutique prend des réservations sur ${brand}.`
          : `Vous recevez cet e-mail parce que vous avez réservé un package sur ${brand}.`
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
