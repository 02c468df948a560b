import { calendarDate } from "./app-context.ts";
import { writeChannels } from "./areas/campaigns/channels/write-reference.ts";
import { writeBlogReference } from "./areas/content/blog/write-reference.ts";
import { writePageReference } from "./areas/content/pages/write-reference.ts";
import { writeIntroductions } from "./areas/content/section-introductions/write-reference.ts";
import { writeSiteReference } from "./areas/content/site/write-reference.ts";
import { writeOffers } from "./areas/content/vendors/write-reference.ts";
import { writeCardReference } from "./areas/designs/write-reference.ts";
import { writeNotebookReference } from "./areas/notebook/write-reference.ts";
import { writeWhatsAppPrices } from "./areas/operations/whatsapp-prices/write-reference.ts";
import { writeProductCategories } from "./areas/products/categories/write-reference.ts";
import { writeListingPrices } from "./areas/providers/listings/prices/write-reference.ts";
import { writeTowns } from "./areas/providers/towns/write-reference.ts";
import { writeServiceTypes } from "./areas/service-types/write-reference.ts";
import { writeTownHalls } from "./areas/town-halls/write-reference.ts";
import type { Database } from "./database/connect.ts";

/** Writes what the product cannot do without and staff may later rename: types of event, channels, designs, places, figures. */
export async function writeReference(db: Database): Promise<void> {
  await writeServiceTypes(db);
  await writeNotebookReference(db);
  await writeChannels(db);
  await writeWhatsAppPrices(db);
  await writeCardReference(db);
  await writeTownHalls(db);
  await writeTowns(db);
  await writeProductCategories(db);
  await writeListingPrices(db);
  await writeSiteReference(db);
  await writePageReference(db);
  await writeIntroductions(db);
  await writeBlogReference(db);
  await writeOffers(db, calendarDate(new Date()));
}
