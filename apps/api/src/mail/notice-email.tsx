import { Link, Text } from "react-email";
import { button, EmailLayout, paragraph } from "./layout.tsx";

/** What an email of a few paragraphs says. */
export interface NoticeText {
  subject: string;
  paragraphs: readonly string[];
  /** The button, where there is one. */
  action: { label: string; link: string } | null;
  /** Why it was sent. */
  reason: string;
  /** The seed of the cloth of the event that it is about; the product's own where there is none. */
  seed?: string;
  /** What an SMS says of it, to who asked for one, without our name; undefined where none is sent. */
  sms?: string | null;
}

/** An email of a few paragraphs with one button at most. */
export function NoticeEmail({ brand, text }: { brand: string; text: NoticeText }) {
  const [first = ""] = text.paragraphs;
  return (
    <EmailLayout
      brand={brand}
      preview={first}
      heading={text.subject}
      reason={text.reason}
      {...(text.seed === undefined ? {} : { seed: text.seed })}
    >
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
