import type { Guest } from "@jdj/contract/notebook/guests";
import { count } from "@jdj/french/plural";

/** How long the list is, in words: « 12 invités sur 150 », with those they bring when they bring any. */
export function tellList(guests: readonly Guest[], shown: readonly Guest[]): string {
  const invited = count(shown.length, "invité");
  const brought = shown.reduce((sum, { companions }) => sum + companions, 0);
  const size = shown.length === guests.length ? invited : `${invited} sur ${guests.length}`;
  return brought > 0 ? `${size} · ${count(shown.length + brought, "personne")} en tout` : size;
}
