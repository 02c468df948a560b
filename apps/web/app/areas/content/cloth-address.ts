/** The address of a pattern's picture. The same word always gives the same pattern. */
export function clothAddress(seed: string): string {
  return `/files/tissages/${seed
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, "-")
    .slice(0, 60)}.svg`;
}
