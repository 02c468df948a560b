import { Link, Text } from "@react-email/components";
import { button, EmailLayout, paragraph } from "../../../mail/layout.tsx";

/** What an email about a gift says. */
export interface GiftEmailText {
  subject: string;
  paragraphs: readonly string[];
  /** The button, where there is one. */
  action: { label: string; link: string } | null;
  /** Why it was sent. */
  reason: string;
}

/** An email about a gift, to the hosts or to the giver. */
export function GiftEmail({ brand, text }: { brand: string; text: GiftEmailText }) {
  const [first = ""] = text.paragraphs;
  return (
    <EmailLayout brand={brand} preview={first} heading={text.subject} reason={text.reason}>
      {text.paragraphs.map((one) => (
        <Text key={one} style={{ ...paragraph, whiteSpace: "pre-line" }}>
          {one}
        </Text>
      ))}
      {text.action === null ? null : (
        <Link href={text.action.link} style={button}>
          {text.action.label}
        </Link>
      )}
    </EmailLayout>
  );
}
