/** The civility of a person, as it is stored and exchanged. */
export type Civility = "M" | "Mme" | "Mlle";

/** The civilities in the order a form offers them. */
export const civilities: readonly Civility[] = ["M", "Mme", "Mlle"];

const labels: Record<Civility, string> = {
  M: "Monsieur",
  Mme: "Madame",
  Mlle: "Mademoiselle",
};

const wordings = new Map<string, Civility>([
  ["m", "M"],
  ["mr", "M"],
  ["monsieur", "M"],
  ["mme", "Mme"],
  ["madame", "Mme"],
  ["mlle", "Mlle"],
  ["melle", "Mlle"],
  ["mademoiselle", "Mlle"],
]);

/** Reads a civility in any usual wording (« Mr », « M. », « madame », « Mlle »…); null when it is none. */
export function readCivility(text: string): Civility | null {
  return wordings.get(text.replace(/[.\s]/g, "").toLowerCase()) ?? null;
}

/** The civility in full: Monsieur, Madame or Mademoiselle; empty while it is not known. */
export function civilityLabel(civility: Civility | null): string {
  return civility === null ? "" : labels[civility];
}

/** A person as a card addresses them, « Madame Awa Koné », with the parts that are known. */
export function addressedName(
  civility: string | null,
  givenNames: string,
  lastName: string,
): string {
  return [civility, givenNames, lastName].filter(Boolean).join(" ");
}
