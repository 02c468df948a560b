/** A run of digits as people write a number: spaces, dots, dashes and brackets between them. */
const run = /(?<![\p{L}\d])(?:\+|00)?\(?\d[\d\s\u00a0\u202f().\-\u2010-\u2015]{5,}\d(?!\p{L})/gu;

/** What an Ivorian number of ten digits begins with. */
const prefixes = /^(?:0[157]|2[157])/;

/** A number in a pasted text: where it is written, and what is dialled. */
export interface PastedPhone {
  start: number;
  end: number;
  /** `+2250707010203`; an Ivorian one without its code gets it, with eight digits as well. */
  number: string;
}

/** The phones of a line, in their order. Fewer than eight digits are none. */
export function phonesIn(line: string): PastedPhone[] {
  const phones: PastedPhone[] = [];
  for (const { 0: text, index } of line.matchAll(run)) {
    const start = index;
    for (const piece of apart(text)) {
      const number = numberOf(piece.text);
      if (number) phones.push({ start: start + piece.start, end: start + piece.end, number });
    }
  }
  return phones;
}

/** Two numbers of ten or of eight digits that only a space divides, each by itself. */
function apart(text: string): { text: string; start: number; end: number }[] {
  const whole = [{ text, start: 0, end: text.length }];
  if (/^(?:\+|00)/.test(text)) return whole;
  const places = [...text.matchAll(/\d/g)].map(({ index }) => index);
  const half = places.length / 2;
  const middle = places[half];
  if ((half !== 8 && half !== 10) || middle === undefined) return whole;
  return [
    { text: text.slice(0, middle), start: 0, end: middle },
    { text: text.slice(middle), start: middle, end: text.length },
  ];
}

function numberOf(text: string): string | null {
  const digits = text.replace(/\D/g, "");
  if (digits.length < 8 || digits.length > 15) return null;
  if (text.trim().startsWith("+")) return `+${digits}`;
  if (digits.startsWith("00")) return `+${digits.slice(2)}`;
  if (digits.startsWith("225") && [11, 13].includes(digits.length)) return `+${digits}`;
  // A spreadsheet drops the zero before a number.
  const national = digits.length === 9 && prefixes.test(`0${digits}`) ? `0${digits}` : digits;
  return national.length <= 10 ? `+225${national}` : `+${national}`;
}

const listNumber = /^\s*(?:n[°ºo]\s*)?(\d{1,3})(?:\s*[.):\]/°\u2010-\u2015-]+\s*|\s+(?=\p{L}))/iu;

/** A line without the number that it has in a list: « 12. », « 3) », « 4- », « 5 Awa ». */
export function withoutListNumber(line: string): string {
  const found = listNumber.exec(line);
  if (!found) return line;
  const rest = line.slice(found[0].length);
  const before = line.match(/^[\d\s().\-\u2010-\u2015]+/)?.[0].replace(/\D/g, "") ?? "";
  // « 07.01.02.03.04 » is a phone, not the seventh guest.
  const isPhone = before.length === 10 && prefixes.test(before);
  const isEight = before.length === 8 && found[1]?.length === 2;
  return isPhone || isEight ? line : rest;
}
