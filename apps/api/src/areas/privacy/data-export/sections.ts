import type { DataSection } from "@jdj/contract/accounts/data-export";
import type { Database } from "../../../database/connect.ts";
import type { CustomerActor } from "../../identity/sessions/queries.ts";
import { accountSections } from "./account-sections.ts";
import { bookingSections } from "./booking-sections.ts";
import { cardSections } from "./card-sections.ts";
import { disputeSections } from "./dispute-sections.ts";
import { giftSections } from "./gift-sections.ts";
import type { ExportOptions } from "./make-section.ts";
import { notebookSections } from "./notebook-sections.ts";
import { orderSections } from "./order-sections.ts";
import { paymentSections } from "./payment-sections.ts";
import { providerSections } from "./provider-sections.ts";
import { quoteSections } from "./quote-sections.ts";
import { sharingSections } from "./sharing-sections.ts";
import { staffHoldSections } from "./staff-hold-sections.ts";
import { summarySections } from "./summary-sections.ts";

/** The export of one area; each area that stores personal data has an entry here. */
const collectors: ((
  db: Database,
  actor: CustomerActor,
  options: ExportOptions,
) => Promise<DataSection[]>)[] = [
  accountSections,
  notebookSections,
  summarySections,
  sharingSections,
  cardSections,
  paymentSections,
  quoteSections,
  providerSections,
  bookingSections,
  orderSections,
  disputeSections,
  staffHoldSections,
  giftSections,
];

/** All stored data of a user, area by area. */
export async function collectSections(
  db: Database,
  actor: CustomerActor,
  options: ExportOptions,
): Promise<DataSection[]> {
  const sections: DataSection[] = [];
  for (const collect of collectors) sections.push(...(await collect(db, actor, options)));
  return sections;
}
