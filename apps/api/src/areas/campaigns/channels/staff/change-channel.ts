import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { consoleMessages } from "@jdj/contract/console/messages";
import { and, eq, isNull } from "drizzle-orm";
import { calendarDate, type RequestContext } from "../../../../app-context.ts";
import type { Database } from "../../../../database/connect.ts";
import type { StaffAuthor } from "../../../staff/approvals/approve.ts";
import { dayText, fcfaText, requestChange } from "../../../staff/approvals/request-change.ts";
import { type Author, changedFields, recordChange } from "../../../staff/audit/record-change.ts";
import { applyPrices } from "../apply-prices.ts";
import { channelPrices, channels } from "../tables.ts";
import { lockChannel } from "./queries.ts";

/** Changes name, colour and whether a channel is open. @throws not-found; changed-meanwhile */
export async function changeChannel(
  { db, now }: RequestContext,
  author: Author,
  change: { id: number; version: number; name: string; colorCode: string; open: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { id, version, ...after } = change;
    const before = await lockChannel(tx, id);
    if (before.version !== version) throw refusal("changed-meanwhile");
    await tx
      .update(channels)
      .set({ ...after, version: version + 1 })
      .where(eq(channels.id, id));
    const changed = changedFields(before, after);
    await recordChange(tx, author, now, { action: "channels.update", id, ...changed });
  });
}

/**
 * Asks for a price of a channel from a date on: a second person sets it.
 * @throws not-found; 422 at `from` for a day that is over
 */
export async function requestChannelPrice(
  { db, now }: RequestContext,
  author: StaffAuthor,
  change: { id: number; priceFcfa: number; from: string },
) {
  const { id, priceFcfa, from } = change;
  if (from < calendarDate(now)) throw fieldRefusal({ from: [consoleMessages.dateInPast] });
  return db.transaction(async (tx) => {
    const { name, priceFcfa: before } = await lockChannel(tx, id);
    const detail = `${name}\u00a0: ${fcfaText(priceFcfa)} au lieu de ${fcfaText(before)}, dès le ${dayText(from)}`;
    const asked = { action: "channels.set-price", recordId: `${id}:${from}`, detail } as const;
    return requestChange({ db: tx, now }, author, { ...asked, change });
  });
}

/** A price that does not apply yet. @throws not-found */
async function findNextPrice(tx: Database, { id, priceId }: { id: number; priceId: number }) {
  const [price] = await tx
    .select()
    .from(channelPrices)
    .where(
      and(
        eq(channelPrices.id, priceId),
        eq(channelPrices.channelId, id),
        isNull(channelPrices.appliedAt),
      ),
    );
  if (!price) throw refusal("not-found");
  return price;
}

/** Asks to remove a price that does not apply yet: a second person removes it. @throws not-found */
export async function requestPriceRemoval(
  { db, now }: RequestContext,
  author: StaffAuthor,
  change: { id: number; priceId: number },
) {
  return db.transaction(async (tx) => {
    const { name } = await lockChannel(tx, change.id);
    const { priceFcfa, fromDate } = await findNextPrice(tx, change);
    const detail = `${name}\u00a0: retirer le prix de ${fcfaText(priceFcfa)} dès le ${dayText(fromDate)}`;
    const asked = { action: "channels.remove-price", recordId: change.priceId, detail } as const;
    return requestChange({ db: tx, now }, author, { ...asked, change });
  });
}

/**
 * Sets the price of a channel from a date on; today's applies at once. Payments that exist keep the
 * price with which they were opened.
 * @throws not-found; 422 at `from` for a day that is over
 */
export async function setChannelPrice(
  { db, now }: RequestContext,
  author: Author,
  { id, priceFcfa, from }: { id: number; priceFcfa: number; from: string },
): Promise<void> {
  if (from < calendarDate(now)) throw fieldRefusal({ from: [consoleMessages.dateInPast] });
  await db.transaction(async (tx) => {
    const { priceFcfa: before } = await lockChannel(tx, id);
    await tx
      .insert(channelPrices)
      .values({ channelId: id, priceFcfa, fromDate: from })
      .onConflictDoUpdate({
        target: [channelPrices.channelId, channelPrices.fromDate],
        set: { priceFcfa, appliedAt: null },
      });
    await applyPrices({ db: tx, now });
    await recordChange(tx, author, now, {
      action: "channels.set-price",
      id,
      before: { priceFcfa: before },
      after: { priceFcfa, from },
    });
  });
}

/** Removes a price that does not apply yet. @throws not-found */
export async function removeChannelPrice(
  { db, now }: RequestContext,
  author: Author,
  { id, priceId }: { id: number; priceId: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [removed] = await tx
      .delete(channelPrices)
      .where(
        and(
          eq(channelPrices.id, priceId),
          eq(channelPrices.channelId, id),
          isNull(channelPrices.appliedAt),
        ),
      )
      .returning();
    if (!removed) throw refusal("not-found");
    const before = { priceFcfa: removed.priceFcfa, from: removed.fromDate };
    await recordChange(tx, author, now, {
      action: "channels.remove-price",
      id,
      before,
      after: null,
    });
  });
}
