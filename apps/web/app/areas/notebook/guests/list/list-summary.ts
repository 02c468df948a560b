import { grouped } from "@jdj/french/money";
import { count } from "@jdj/french/plural";
import type { Sum } from "./tallies.ts";

/**
 * The size of the list: « 12 invités sur 150 », with the companions when there are any.
 * @param total of the whole list
 * @param shown those that are here
 * @param matching how many match the filter, when they are more than those that are here
 */
export function listSummary(
  total: Sum,
  shown: readonly { companions: number }[],
  matching = shown.length,
): string {
  const invited = count(matching, "invité");
  const isAll = matching === total.guests;
  const size = isAll ? invited : `${invited} sur ${grouped(total.guests)}`;
  const brought = shown.reduce((sum, { companions }) => sum + companions, 0);
  const people = isAll ? total.people : matching + brought;
  const isKnown = isAll || matching === shown.length;
  return isKnown && people > matching ? `${size} · ${count(people, "personne")} en tout` : size;
}
