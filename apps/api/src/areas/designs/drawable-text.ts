/** The characters of the fonts that cards are set in, and the signs that names and titles use. */
const drawn = /[\u0020-\u007e\u00a0-\u017f\u0218-\u021b–—’‘“”…•]/u;

/** The replacements of characters of our languages that the fonts lack. */
const replacements: Readonly<Record<string, string>> = {
  ɔ: "o",
  Ɔ: "O",
  ɛ: "e",
  Ɛ: "E",
  ɩ: "i",
  Ɩ: "I",
  ʋ: "u",
  Ʋ: "U",
  ɲ: "ny",
  Ɲ: "Ny",
  "№": "No",
};

/**
 * A text as a card can show it: typographic apostrophes, single spaces, and each character as far as
 * the fonts have it, if need be without its accents. What they lack, such as emoji, is left out.
 */
export function drawable(text: string): string {
  const characters = [...text.normalize("NFC").replaceAll("'", "’").replace(/\s+/g, " ")];
  return characters
    .map((character) => {
      if (drawn.test(character)) return character;
      const replacement = replacements[character];
      if (replacement !== undefined) return replacement;
      return [...character.normalize("NFD")].filter((one) => drawn.test(one)).join("");
    })
    .join("")
    .replace(/ {2,}/g, " ")
    .trim();
}
