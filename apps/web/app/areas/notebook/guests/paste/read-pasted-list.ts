import { type NameOrder, type ReadName, readName } from "@jdj/contract/person/read-name";
import { fold } from "@jdj/french/fold";
import { phonesIn, withoutListNumber } from "./pasted-phones.ts";

/** A guest that a pasted list names, by the fields of the form; what is not written is empty. */
export interface PastedGuest extends ReadName {
  email: string;
  /** `+2250707010203`; an old one has eight digits after its code. */
  phone_number_1: string;
  phone_number_2: string;
}

/** The order that a form's list of two choices names. */
export function nameOrderOf(value: unknown): NameOrder {
  return value === "last-first" ? "last-first" : "given-first";
}

/** What WhatsApp writes before a message that is copied: « [12/10/2026 18:03:22] Awa: ». */
const copied =
  /^\s*(?:\[\d{1,2}[/:.][^\]]{3,25}\]|\d{1,2}\/\d{1,2}\/\d{2,4},? (?:à )?\d{1,2}:\d{2}(?::\d{2})? -)\s*[^:]{1,60}:\s/u;
/** An address within a line; its parts have a longest length, so that a long line is read in one pass. */
const email =
  /(?<![a-z0-9_&'%+-])[a-z0-9_&'%+-]{1,64}(?:\.[a-z0-9_&'%+-]{1,64}){0,8}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,8}[a-z]{2,63}/i;
/** « +2 » or « (2 personnes) » behind a name: who comes along. */
const brought =
  /(?:^|[\s(])\+\s?([1-9]|10)(?:\s*(?:personnes?|pers\b\.?|places?|accompagn\p{L}+|invit\p{L}+)\)?)?(?=\s*(?:$|[),;\p{L}-]|0\d))/iu;
const people = /\(?\b(\d{1,2})\s*(?:personnes?|pers|places?)\b\.?\)?/i;

const headings = new Set(
  "nom noms prenom prenoms et nom complet invite invites contact contacts telephone tel numero mobile whatsapp email e mail civilite titre categorie 1 2 n no".split(
    " ",
  ),
);

/** Whether a line names columns, and no guest. */
function isHeading(line: string): boolean {
  const terms: readonly string[] = fold(line).match(/[a-z0-9]+/g) ?? [];
  return terms.length > 1 && terms.includes("nom") && terms.every((word) => headings.has(word));
}

/**
 * Reads a pasted list of guests: one a line, with a name, one or two phones and an e-mail in any
 * order; numbering, bullets, civilities and what WhatsApp adds are understood. Several guests in
 * one line are told apart by commas. A line without a name or phone is left out.
 * @param order which of the two names the list writes first
 */
export function readPastedList(text: string, order: NameOrder = "given-first"): PastedGuest[] {
  let cellOrder: NameOrder = "last-first";
  return text.split(/\r\n|\r|\n/).flatMap((raw) => {
    const line = raw.normalize("NFC").replace(copied, "");
    if (isHeading(line)) {
      cellOrder = /^\W*(?:civilite\W+)?prenom.*\bnom/.test(fold(line))
        ? "given-first"
        : "last-first";
      return [];
    }
    return piecesOf(line)
      .map((piece) => readPiece(piece, order, cellOrder))
      .filter(isSomebody);
  });
}

function isSomebody({ last_name, given_names, phone_number_1, email }: PastedGuest) {
  return [last_name, given_names, phone_number_1, email].some(Boolean);
}

/** The guests of one line, when it names several: « Awa Koné 07…, Yao Kouadio 05… ». */
function piecesOf(line: string): string[] {
  if (/^[^\d@]*:\s*$/.test(line)) return []; // « Famille du marié : » is a title
  const pieces = line
    .split(/[,;]/)
    .map((piece) => piece.trim())
    .filter(Boolean);
  if (pieces.length < 2) return [line];
  const hasPhone = pieces.filter((piece) => phonesIn(piece).length > 0).length;
  const named = pieces.filter(
    (piece) => (withoutAddresses(piece).match(/\p{L}{2,}/gu) ?? []).length > 1,
  );
  const isEachOne =
    named.length === pieces.length && (hasPhone === pieces.length || hasPhone === 0);
  return isEachOne ? pieces : [line];
}

function withoutAddresses(text: string): string {
  let left = text.replace(new RegExp(email, "gi"), " ; ");
  for (const { start, end } of phonesIn(left).reverse())
    left = `${left.slice(0, start)} ; ${left.slice(end)}`;
  return left;
}

/** What is read of one guest, in characters: far more than a name, two phones and an address. */
const LONGEST = 2_000;

function readPiece(piece: string, order: NameOrder, cellOrder: NameOrder): PastedGuest {
  const bare = withoutListNumber(
    piece.slice(0, LONGEST).replace(/^[\s*•·●▪➢✓✔→\u2010-\u2015]+/u, ""),
  );
  const address = email.exec(bare)?.[0] ?? "";
  const alone = bare.replace(brought, " ");
  const without = address === "" ? alone : alone.replace(address, " ; ");
  const [first, second] = [...new Set(phonesIn(without).map(({ number }) => number))];
  const rest = withoutAddresses(without);
  const along = brought.exec(bare)?.[1];
  const together = people.exec(rest)?.[1];
  const names = rest.replace(people, " ").split(/[,;\t|]/);
  const named = readName(names, order, cellOrder);
  const companions = along ? Number(along) : together ? Math.max(0, Number(together) - 1) : 0;
  return {
    ...named,
    companions: Math.min(10, Math.max(named.companions, companions)),
    email: address,
    phone_number_1: first ?? "",
    phone_number_2: second ?? "",
  };
}
