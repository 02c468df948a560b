import { Link, Section, Text } from "react-email";
import { button, EmailLayout, paragraph } from "../../../mail/layout.tsx";

/** What an email of notices says. */
export interface Digest {
  brand: string;
  subject: string;
  lines: readonly { title: string; text: string; link: string }[];
  /** The page of notices. */
  pageLink: string;
  choicesLink: string;
  /** For each kind in it, the link that stops its emails. */
  stops: readonly { label: string; link: string }[];
}

const line = { borderTop: "1px solid #E6E4F0", padding: "12px 0" };
const bold = { ...paragraph, fontWeight: 600, margin: 0 };
const plain = { ...paragraph, margin: "2px 0 0" };
const small = { ...paragraph, fontSize: "14px", lineHeight: "20px" };

/** The email of one notice or of several: a line for each thing, and how to stop each kind. */
export function DigestEmail(digest: Digest) {
  const [first] = digest.lines;
  return (
    <EmailLayout
      brand={digest.brand}
      preview={first?.title ?? digest.subject}
      heading={digest.subject}
      reason={`Vous recevez cet e-mail parce que vous avez un compte sur ${digest.brand}.`}
    >
      {digest.lines.map(({ title, text, link }) => (
        <Section key={`${title} ${link}`} style={line}>
          <Text style={bold}>
            <Link href={link} style={{ color: "#2B2F8F" }}>
              {title}
            </Link>
          </Text>
          {text === "" ? null : <Text style={plain}>{text}</Text>}
        </Section>
      ))}
      <Link href={digest.pageLink} style={button}>
        Voir mes notifications
      </Link>
      <Text style={small}>
        {digest.stops.map(({ label, link }) => (
          <span key={label}>
            <Link href={link}>Ne plus recevoir «&nbsp;{label}&nbsp;» par e-mail</Link>
            <br />
          </span>
        ))}
        <Link href={digest.choicesLink}>Choisir ce que nous vous écrivons</Link>
      </Text>
    </EmailLayout>
  );
}
