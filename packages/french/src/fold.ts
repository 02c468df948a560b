/**
 * A text as it is compared when people search: no accents, no capitals, no ligatures, one kind of
 * apostrophe.
 */
export function fold(text: string): string {
  const small = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return small.replaceAll("œ", "oe").replaceAll("æ", "ae").replaceAll("’", "'");
}
