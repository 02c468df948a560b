import { renewOffers } from "../src/areas/content/vendors/renew-offers.ts";
import { visibilityOffers } from "../src/areas/content/vendors/tables.ts";
import { momentOf, type World } from "../src/world.ts";

/** Has the offers of Joy Visibility renew themselves, so that a demonstration of any age shows them. */
export async function renewDemoOffers(world: World): Promise<void> {
  await world.db.update(visibilityOffers).set({ renewsItself: true });
  await renewOffers(momentOf(world));
}
