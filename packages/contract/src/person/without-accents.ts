/** A text without accents and capitals, as names are compared. */
export function withoutAccents(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
