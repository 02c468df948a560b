/** The ways in which a search may name something; an absent one does not apply. */
export interface Search {
  /** Its words, of small letters without accents. */
  words: string[];
  /** A piece of an address, in small letters. */
  address: string | null;
  /** A number as the console shows it. */
  number: number | null;
  /** The last digits of a phone number. */
  phoneEnd: string | null;
  /** A reference or its end, in capitals. */
  reference: string | null;
}

/** Fewer letters than this find too much: three make a group of the index. */
const FEWEST_LETTERS = 3;

/** Fewer digits than this end too many numbers. */
const FEWEST_DIGITS = 4;

/** More words than this say nothing more. */
const MOST_WORDS = 5;

/** A number of Côte d'Ivoire without its country: what may stand before it changes nothing. */
const LOCAL_DIGITS = 10;

function readPhoneEnd(q: string): string | null {
  if (!/^[+\d\s().-]+$/.test(q)) return null;
  const digits = q.replace(/\D/g, "");
  return digits.length < FEWEST_DIGITS ? null : digits.slice(-LOCAL_DIGITS);
}

/** Reads what somebody typed into the one box of the console. */
export function readSearch(q: string): Search {
  const plain = q.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const number = /^(?:n°\s*|#)?(\d{1,9})$/i.exec(q)?.[1];
  const words = plain.split(/[^a-z0-9]+/).filter((word) => word.length >= FEWEST_LETTERS);
  const isReference = /^[a-z0-9-]{4,40}$/i.test(q) && /\d/.test(q) && /[a-z]/i.test(q);
  const isAddress = /^[^\s]+$/.test(q) && q.length >= FEWEST_LETTERS && /[a-z]/i.test(q);
  return {
    words: q.includes("@") ? [] : words.filter((word) => /[a-z]/.test(word)).slice(0, MOST_WORDS),
    address: isAddress ? q.toLowerCase() : null,
    number: number === undefined ? null : Number(number),
    phoneEnd: readPhoneEnd(q),
    reference: isReference ? q.toUpperCase() : null,
  };
}
