/** The marks that a host writes in a message; each letter carries its guest's own words instead. */
export const placeholders = ["[civilité]", "[prénoms]", "[nom]"] as const;

/** What the marks stand for. */
export interface PlaceholderValues {
  civility: string;
  givenNames: string;
  lastName: string;
}

/** The marks of a text that mean nothing: whatever else stands between square brackets. */
export function unknownPlaceholders(text: string): string[] {
  const known: readonly string[] = placeholders;
  return (text.match(/\[[^\]\n]{1,40}\]/g) ?? []).filter((mark) => !known.includes(mark));
}

/** The text as one guest reads it. A name that looks like a mark stays a name. */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  const words: Record<string, string> = {
    "[civilité]": values.civility,
    "[prénoms]": values.givenNames,
    "[nom]": values.lastName,
  };
  return text.replace(/\[[^\]\n]{1,40}\]/g, (mark) => words[mark] ?? mark);
}
