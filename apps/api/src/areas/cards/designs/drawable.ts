/** Letters of the faces that cards are set in, and the signs that names and titles use. */
const drawn = /[\u0020-\u007e\u00a0-\u017f\u0218-\u021b–—’‘“”…•]/u;

/** Letters of our languages that the faces lack, and what stands in for them. */
const stands: Readonly<Record<string, string>> = {
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
 * A text as a card can set it: apostrophes of print, single spaces, and of each letter what the
 * faces have, down to its bare form. Signs that they lack, emoji above all, are left out.
 */
export function drawable(text: string): string {
  const emails = [...text.normalize("NFC").replaceAll("'", "’").replace(/\s+/g, " ")];
  return emails
    .map((email) => {
      if (drawn.test(email)) return email;
      const stand = stands[email];
      if (stand !== undefined) return stand;
      return [...email.normalize("NFD")].filter((part) => drawn.test(part)).join("");
    })
    .join("")
    .replace(/ {2,}/g, " ")
    .trim();
}
