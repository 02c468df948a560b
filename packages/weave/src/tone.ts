/** What the seed of a cloth in sober colours begins with: `weave()` reads it. */
export const SOBER_MARK = "sobre-";

/** The seed of the same threads in the colours of a tone: sober ones leave out gold and red. */
export function seedInTone(seed: string, tone: "festive" | "sober"): string {
  const plain = seed.startsWith(SOBER_MARK) ? seed.slice(SOBER_MARK.length) : seed;
  return tone === "sober" ? SOBER_MARK + plain : plain;
}
