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

/** The civility in full: Monsieur, Madame or Mademoiselle. */
export function civilityLabel(civility: Civility): string {
  return labels[civility];
}
