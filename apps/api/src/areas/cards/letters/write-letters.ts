import { randomBytes } from "node:crypto";
import { fillPlaceholders } from "@jdj/contract/cards/placeholders";
import {
  type CardGuest,
  type CardSubject,
  cardDate,
  defaultSubject,
  hostsLine,
} from "../designs/card-wording.ts";
import { cardPageAddress, cardPictureAddress, confirmationAddress } from "../messages/addresses.ts";
import { placeholderValues } from "../messages/recipient.ts";

/** What all letters of one send share. */
export interface LetterSource {
  brand: string;
  publicUrl: string;
  subject: CardSubject;
  message: { subject: string | null; body: string };
}

/** One guest's letter, but for its address and key. */
export interface WrittenLetter {
  subject: string;
  html: string;
  text: string;
  links: string[];
}

/**
 * Prepares the letters of a send. The page is rendered once with marks that nobody can guess; each
 * guest's words, escaped, then take the marks' places: a thousand letters cost one rendering.
 */
export async function prepareLetters(
  source: LetterSource,
): Promise<(guest: CardGuest, token: string) => WrittenLetter> {
  const { brand, publicUrl, message } = source;
  const nonce = randomBytes(12).toString("hex");
  const mark = (name: keyof Values) => `x${nonce}x${name}x`;
  const marks = {
    civility: mark("civility"),
    givenNames: mark("givenNames"),
    lastName: mark("lastName"),
  };
  const heading = defaultSubject(source.subject);
  const hosts = hostsLine(source.subject);
  const [{ render }, { CardLetter }] = await Promise.all([
    import("@react-email/components"),
    import("./card-letter.tsx"),
  ]);
  const page = await render(
    CardLetter({
      brand,
      heading,
      seed: source.subject.seed,
      hosts,
      body: fillPlaceholders(message.body, marks),
      pictureAddress: publicUrl + cardPictureAddress(mark("token")),
      pictureText: `Carte adressée à ${marks.civility} ${marks.givenNames} ${marks.lastName}`,
      cardAddress: publicUrl + cardPageAddress(mark("token")),
    }),
  );
  const anyMark = new RegExp(`x${nonce}x(civility|givenNames|lastName|token)x`, "g");

  return (guest, token) => {
    const values: Values = { ...placeholderValues(guest), token };
    const card = publicUrl + cardPageAddress(token);
    return {
      subject: fillPlaceholders(message.subject ?? heading, values),
      html: page.replace(anyMark, (_, name: keyof Values) => escapeHtml(values[name])),
      text: plainText(source, fillPlaceholders(message.body, values), card),
      links: [card, publicUrl + confirmationAddress(token)],
    };
  };
}

interface Values {
  civility: string;
  givenNames: string;
  lastName: string;
  token: string;
}

function plainText({ subject }: LetterSource, body: string, card: string): string {
  const date = subject.date === null ? [] : [cardDate(subject.date, subject.datePrecision)];
  const feast = [hostsLine(subject), ...date].join(", ");
  return `${body}\n\n${feast}\n\nVoir ma carte et confirmer\u00a0: ${card}\n`;
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
