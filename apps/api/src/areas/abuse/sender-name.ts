import { foldName, isReservedName } from "./reserved-names.ts";

/** Words that may stand between names. */
const between = new Set(
  "et and de du des la le les l d chez avec pour famille familles maman papa mariage noces fiances maries couple madame monsieur mademoiselle mme mlle m mr bapteme anniversaire".split(
    " ",
  ),
);

/**
 * Whether a message may leave under that name: the product's own, or one made of the names of those
 * who invite, with words such as « et » or « famille ».
 * @param names given and last names of the celebrated persons and of the account's holder
 */
export function isOwnSenderName(sender: string, brand: string, names: readonly string[]): boolean {
  const folded = foldName(sender);
  if (folded === foldName(brand)) return true;
  if (folded === "" || isReservedName(sender)) return false;
  const own = new Set(names.flatMap((name) => foldName(name).split(" ")));
  const used = folded.split(" ");
  return used.every((word) => own.has(word) || between.has(word)) && used.some((w) => own.has(w));
}
