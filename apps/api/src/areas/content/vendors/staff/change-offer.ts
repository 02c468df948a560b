import { refusal } from "@jdj/contract/call/refusals";
import type { NewOffer, OfferForm, OfferPrice } from "@jdj/contract/console/visibility-offers";
import { eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { RequestContext } from "../../../../app-context.ts";
import type { Database } from "../../../../database/connect.ts";
import type { StaffAuthor } from "../../../staff/approvals/approve.ts";
import { fcfaText, requestChange } from "../../../staff/approvals/request-change.ts";
import { type Author, changedFields, recordChange } from "../../../staff/audit/record-change.ts";
import { currentRow } from "../../../staff/lists/current-row.ts";
import { visibilityOffers } from "../tables.ts";

/** The numbers below this are those of the reference data. */
const FIRST_OF_STAFF = 100;

const storedFields = (form: OfferForm) => ({
  name: form.name,
  description: form.description,
  offeredOn: form.offered_on,
  validDays: form.valid_days,
  renewsItself: form.renews_itself,
  isShown: form.shown,
});

type Price = z.output<typeof OfferPrice>;

const storedPrice = ({ price_fcfa: priceFcfa, order_percent: orderPercent }: Price) => ({
  priceFcfa,
  orderPercent,
});

const priceText = ({ priceFcfa, orderPercent }: ReturnType<typeof storedPrice>) =>
  `${fcfaText(priceFcfa)}, dont ${orderPercent}\u00a0% à la commande`;

async function lockOffer(tx: Database, id: number) {
  const isIt = eq(visibilityOffers.id, id);
  const [locked] = await tx.select().from(visibilityOffers).where(isIt).for("update");
  if (!locked) throw refusal("not-found");
  return locked;
}

/** Asks for another offer: a second person adds it. */
export function requestOffer(
  { db, now }: RequestContext,
  author: StaffAuthor,
  form: z.output<typeof NewOffer>,
) {
  const detail = `Nouvelle offre «\u00a0${form.name}\u00a0»\u00a0: ${priceText(storedPrice(form))}`;
  const asked = { action: "visibility-offers.add", recordId: form.name, detail } as const;
  return db.transaction((tx) =>
    requestChange({ db: tx, now }, author, { ...asked, change: { ...form } }),
  );
}

/** Asks for another price of an offer: a second person sets it. @throws not-found */
export function requestOfferPrice(
  { db, now }: RequestContext,
  author: StaffAuthor,
  { id, ...price }: Price & { id: number },
) {
  return db.transaction(async (tx) => {
    const before = await lockOffer(tx, id);
    const detail = `${before.name}\u00a0: ${priceText(storedPrice(price))} au lieu de ${priceText(before)}`;
    const asked = { action: "visibility-offers.set-price", recordId: id, detail } as const;
    return requestChange({ db: tx, now }, author, { ...asked, change: { id, ...price } });
  });
}

/** Sets what vendors pay for an offer; what was ordered keeps its price. @throws not-found */
export async function setOfferPrice(
  { db, now }: RequestContext,
  author: Author,
  { id, ...price }: Price & { id: number },
): Promise<void> {
  const after = storedPrice(price);
  await db.transaction(async (tx) => {
    const before = await lockOffer(tx, id);
    await tx
      .update(visibilityOffers)
      .set({ ...after, version: before.version + 1 })
      .where(eq(visibilityOffers.id, id));
    const changed = changedFields(before, after);
    await recordChange(tx, author, now, { action: "visibility-offers.set-price", id, ...changed });
  });
}

/** Adds an offer. @returns its number */
export async function addOffer(
  { db, now }: RequestContext,
  author: Author,
  form: z.output<typeof NewOffer>,
): Promise<number> {
  const after = { ...storedFields(form), ...storedPrice(form) };
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

/** Changes an offer, its dates above all. @throws not-found; changed-meanwhile */
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
