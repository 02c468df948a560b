import { type AppContext, requestContext } from "../src/app-context.ts";
import { renewOffers } from "../src/areas/content/vendors/renew-offers.ts";
import { visibilityOffers } from "../src/areas/content/vendors/tables.ts";

/**
 * Makes the offers of Joy Visibility renew themselves, so that an old demonstration still shows
 * them.
 */
export async function renewDemoOffers(app: AppContext): Promise<void> {
  await app.db.update(visibilityOffers).set({ renewsItself: true });
  await renewOffers(requestContext(app));
}
