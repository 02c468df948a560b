import type { OfferForm } from "@jdj/contract/console/visibility-offers";
import { eq, sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { visibilityOffers } from "../../content/vendors/tables.ts";
import { type Author, changedFields, recordChange } from "../audit/record-change.ts";
import { currentRow } from "../current-row.ts";

/** The numbers below this are those of the reference data. */
const FIRST_OF_STAFF = 100;

const storedFields = (form: OfferForm) => ({
  name: form.name,
  description: form.description,
  priceFcfa: form.price_fcfa,
  orderPercent: form.order_percent,
  offeredOn: form.offered_on,
  validDays: form.valid_days,
  renewsItself: form.renews_itself,
  isShown: form.shown,
});

/** Adds an offer. @returns its number */
export async function addOffer(
  { db, now }: RequestContext,
  author: Author,
  form: OfferForm,
): Promise<number> {
  const after = storedFields(form);
  return db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${visibilityOffers} in share row exclusive mode`);
    const [last] = await tx
      .select({ id: sql<number>`coalesce(max(id), 0)`.mapWith(Number) })
      .from(visibilityOffers);
    const id = Math.max(FIRST_OF_STAFF, (last?.id ?? 0) + 1);
    await tx.insert(visibilityOffers).values({ ...after, id });
    await recordChange(tx, author, now, {
      ...{ action: "visibility-offers.add", id, before: null, after },
    });
    return id;
  });
}

/** Changes an offer, its dates above all. @throws not-found; changed-by-another */
export async function changeOffer(
  { db, now }: RequestContext,
  author: Author,
  { id, version, ...form }: OfferForm & { id: number; version: number },
): Promise<void> {
  const after = storedFields(form);
  await db.transaction(async (tx) => {
    const [locked] = await tx
      .select()
      .from(visibilityOffers)
      .where(eq(visibilityOffers.id, id))
      .for("update");
    const before = currentRow(locked, version);
    await tx
      .update(visibilityOffers)
      .set({ ...after, version: version + 1 })
      .where(eq(visibilityOffers.id, id));
    const changed = changedFields(before, after);
    await recordChange(tx, author, now, { action: "visibility-offers.update", id, ...changed });
  });
}
