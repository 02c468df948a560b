import type { Guest } from "@jdj/contract/notebook/guests";
import { count } from "@jdj/french/plural";

/** The size of the list: « 12 invités sur 150 », with the companions when there are any. */
export function listSummary(guests: readonly Guest[], shown: readonly Guest[]): string {
  const invited = count(shown.length, "invité");
  const brought = shown.reduce((sum, { companions }) => sum + companions, 0);
  const size = shown.length === guests.length ? invited : `${invited} sur ${guests.length}`;
  return brought > 0 ? `${size} · ${count(shown.length + brought, "personne")} en tout` : size;
}
