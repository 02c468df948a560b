/** The characters of GSM 03.38's basic table that a French message may hold: one septet each. */
const basic = new Set(
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
);

/** Those of its extension table: an escape and a septet. */
const extended = new Set("\f^{}\\[~]|€");

/** The replacement of a character that would make the whole text UCS-2, which has less than half the room. */
const replacements: Readonly<Record<string, string>> = {
  "\u2019": "'",
  "\u2018": "'",
  "\u00ab": '"',
  "\u00bb": '"',
  "\u201c": '"',
  "\u201d": '"',
  "\u2026": "...",
  "\u2013": "-",
  "\u2014": "-",
  "\u2011": "-",
  "\u00b7": ".",
  "\u2022": "-",
  "\u00a0": " ",
  "\u202f": " ",
  "\u2009": " ",
  "\t": " ",
  œ: "oe",
  Œ: "OE",
  ê: "e",
  ë: "e",
  â: "a",
  ô: "o",
  î: "i",
  ï: "i",
  û: "u",
  ç: "c",
  ÿ: "y",
  á: "a",
  ó: "o",
  í: "i",
  ú: "u",
  È: "E",
  Ê: "E",
  Ë: "E",
  À: "A",
  Â: "A",
  Ô: "O",
  Î: "I",
  Ï: "I",
  Û: "U",
  Ù: "U",
};

/** How long a text is as an SMS. */
export interface SmsLength {
  encoding: "gsm" | "ucs2";
  /** Septets, or UTF-16 units. */
  length: number;
  /** What is billed: 1, or the segments that a phone joins to one SMS. */
  segments: number;
  /** How much still fits into the last segment. */
  left: number;
}

/** Texts of printable ASCII characters that GSM-7 has, of one septet each. */
const oneSeptet = /^[\n !"#%&'()*+,\-./0-9:;<=>?@A-Za-z$_éèùìòàäöñüÄÖÑÜÉÇ]*$/;

/** The room of a single SMS, and of each segment of a longer one, by encoding. */
const room = { gsm: [160, 153], ucs2: [70, 67] } as const;

/**
 * The real segments of a text: 160 septets or 153 a segment in GSM-7, 70 UTF-16 units or 67 a segment as
 * soon as one character is not of GSM-7. A character of two septets or units is never split.
 */
export function smsLength(text: string): SmsLength {
  // Most texts are of characters of one septet: they need not be looked at one by one.
  if (oneSeptet.test(text)) {
    const [single, each] = room.gsm;
    const { length } = text;
    const segments = length === 0 ? 0 : length <= single ? 1 : Math.ceil(length / each);
    const left = length <= single ? single - length : segments * each - length;
    return { encoding: "gsm", length, segments, left };
  }
  const signs = [...text];
  const isGsm = signs.every((sign) => basic.has(sign) || extended.has(sign));
  const encoding = isGsm ? "gsm" : "ucs2";
  const sizes = signs.map((sign) => (isGsm ? (extended.has(sign) ? 2 : 1) : sign.length));
  const length = sizes.reduce((sum, size) => sum + size, 0);
  const [single, each] = room[encoding];
  if (length <= single)
    return { encoding, length, segments: length === 0 ? 0 : 1, left: single - length };
  let segments = 1;
  let filled = 0;
  for (const size of sizes) {
    if (filled + size > each) {
      segments += 1;
      filled = 0;
    }
    filled += size;
  }
  return { encoding, length, segments, left: each - filled };
}

/** The segments as the specification counts them: text length divided by 160, rounded up. */
export function specSegments(text: string): number {
  return Math.ceil(text.length / 160);
}

/** What joins code points to one emoji, or selects its look, and is not seen by itself. */
const joiners = /[\u200d\ufe0e\ufe0f]/;

/**
 * The visible characters of a text that are not of GSM-7, each once: one of them leaves 70 characters
 * for an SMS instead of 160.
 */
export function wideCharacters(text: string): string[] {
  return [...new Set(text)].filter(
    (sign) => !basic.has(sign) && !extended.has(sign) && !joiners.test(sign),
  );
}

/** The characters of a text that are not of GSM-7 and have a replacement, each once. */
export function replaceableCharacters(text: string): { from: string; to: string }[] {
  return [...new Set(text)].flatMap((from) => {
    const to = basic.has(from) ? undefined : replacements[from];
    return to === undefined ? [] : [{ from, to }];
  });
}

/** The text with every replacement; what has none, an emoji for example, stays. */
export function keepInGsm(text: string): string {
  if (oneSeptet.test(text)) return text;
  return [...text].map((sign) => (basic.has(sign) ? sign : (replacements[sign] ?? sign))).join("");
}
