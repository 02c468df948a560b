/** The address of the cloth of a word, as a picture. */
export function clothAddress(seed: string): string {
  return `/files/tissages/${seed
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, "-")
    .slice(0, 60)}.svg`;
}
