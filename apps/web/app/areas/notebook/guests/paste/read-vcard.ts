import type { PickedContact } from "./picked-contacts.ts";

/** The most contacts that are read of one file: those of a whole phone. */
const MOST_CONTACTS = 5000;

/**
 * The contacts of a .vcf file, as phones export them: vCard 2.1 (Android, quoted-printable), 3.0 and
 * 4.0 (iPhone, Google). Only names, numbers and addresses are read.
 */
export function readVcard(file: string): PickedContact[] {
  const contacts: PickedContact[] = [];
  let contact: Required<PickedContact> | null = null;
  for (const line of unfolded(file)) {
    const property = propertyOf(line);
    if (!property) continue;
    const { name, value } = property;
    if (name === "BEGIN") contact = { name: [], tel: [], email: [] };
    else if (contact === null) continue;
    else if (name === "END") {
      contacts.push(contact);
      contact = null;
      if (contacts.length === MOST_CONTACTS) break;
    } else if (name === "FN" && value) contact.name = [value];
    else if (name === "N" && contact.name.length === 0) contact.name = nameParts(value);
    else if (name === "TEL") contact.tel.push(value.replace(/^tel:/i, ""));
    else if (name === "EMAIL") contact.email.push(value);
  }
  return contacts;
}

/** The lines of a file, each whole: a space continues a line, and « = » one in quoted-printable. */
function unfolded(file: string): string[] {
  const whole: string[] = [];
  for (const line of file.split(/\r\n|\r|\n/)) {
    const before = whole.at(-1);
    if (before === undefined) whole.push(line);
    else if (/^[ \t]/.test(line)) whole[whole.length - 1] = before + line.slice(1);
    else if (isQuoted(before) && before.endsWith("="))
      whole[whole.length - 1] = before.slice(0, -1) + line;
    else whole.push(line);
  }
  return whole;
}

const isQuoted = (line: string) =>
  line
    .slice(0, line.indexOf(":") + 1)
    .toUpperCase()
    .includes("QUOTED-PRINTABLE");

/** « item1.TEL;TYPE=cell:07… » as its name and value. */
function propertyOf(line: string): { name: string; value: string } | null {
  const colon = line.indexOf(":");
  const head = line.slice(0, Math.max(0, colon)).split(";", 1)[0] ?? "";
  const name = head.slice(head.lastIndexOf(".") + 1).trim();
  if (name === "") return null;
  const text = line.slice(colon + 1);
  const value = isQuoted(line) ? fromQuotedPrintable(text) : text;
  const isParts = name.toUpperCase() === "N";
  return { name: name.toUpperCase(), value: (isParts ? value : unescaped(value)).trim() };
}

/** « Koné;Awa;Marie;; » as « Awa Marie Koné ». */
function nameParts(value: string): string[] {
  const [last = "", given = "", other = ""] = value.split(/(?<!\\);/).map(unescaped);
  return [[given, other, last].filter(Boolean).join(" ")];
}

function unescaped(text: string): string {
  return text.replace(/\\([,;\\])/g, "$1").replace(/\\n/gi, " ");
}

/** The bytes of quoted-printable text, read as UTF-8. */
function fromQuotedPrintable(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const read: number[] = [];
  for (let at = 0; at < bytes.length; at += 1) {
    const hex = /^=([0-9a-f]{2})/i.exec(String.fromCharCode(...bytes.slice(at, at + 3)))?.[1];
    read.push(hex === undefined ? (bytes[at] ?? 0) : Number.parseInt(hex, 16));
    if (hex !== undefined) at += 2;
  }
  return new TextDecoder().decode(new Uint8Array(read));
}
