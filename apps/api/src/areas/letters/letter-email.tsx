import { Link, Section, Text } from "react-email";
import { button, EmailLayout, paragraph } from "../../mail/layout.tsx";
import type { Letter, LetterPart } from "./compose-letter.ts";

/** What an email of a letter says beside the letter. */
export interface LetterProps {
  brand: string;
  /** The name of the event, and the seed of its cloth. */
  event: string;
  seed: string;
  letter: Pick<Letter, "when" | "parts">;
  linkOf: (section: LetterPart["section"]) => string;
  stopLink: string;
  choicesLink: string;
}

const part = { borderTop: "1px solid #E6E4F0", padding: "14px 0 10px" };
const heading = { ...paragraph, fontWeight: 600, margin: 0 };
const line = { ...paragraph, margin: "4px 0 0" };
const more = { ...paragraph, margin: "6px 0 0" };
const small = { ...paragraph, fontSize: "14px", lineHeight: "28px" };
const blue = { color: "#2B2F8F" };

/** The weekly letter of a notebook: a part for each thing, each with its page. */
export function LetterEmail({ brand, event, seed, letter, linkOf, ...links }: LetterProps) {
  const [first] = letter.parts;
  return (
    <EmailLayout
      brand={brand}
      preview={first?.heading ?? letter.when}
      heading={event}
      seed={seed}
      reason={`Vous recevez cette lettre le dimanche parce que vous préparez «\u00a0${event}\u00a0» sur ${brand}.`}
    >
      <Text style={{ ...paragraph, margin: "0 0 16px" }}>{letter.when}.</Text>
      {letter.parts.map(({ heading: title, lines, action, section }) => (
        <Section key={title} style={part}>
          <Text style={heading}>{title}</Text>
          {lines.map((one) => (
            <Text key={one} style={line}>
              {one}
            </Text>
          ))}
          {action === null ? null : (
            <Text style={more}>
              <Link href={linkOf(section)} style={blue}>
                {action}
              </Link>
            </Text>
          )}
        </Section>
      ))}
      <Link href={linkOf("planning")} style={{ ...button, marginTop: "8px" }}>
        Ouvrir le carnet
      </Link>
      <Text style={small}>
        <Link href={links.stopLink} style={blue}>
          Ne plus recevoir la lettre du carnet
        </Link>
        <br />
        <Link href={links.choicesLink} style={blue}>
          Choisir ce que nous vous écrivons
        </Link>
      </Text>
    </EmailLayout>
  );
}
