/** A text as it is compared when people search: no accents, no capitals, one kind of apostrophe. */
export function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase();
}
