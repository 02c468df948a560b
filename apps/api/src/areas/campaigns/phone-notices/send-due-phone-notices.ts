import { randomUUID } from "node:crypto";
import { MOST_PHONE_NOTICES_A_DAY } from "@jdj/contract/notices/phone-ways";
import { at } from "@jdj/contract/paths/addresses";
import { and, eq, isNotNull, lte, sql } from "drizzle-orm";
import { calendarDate, type RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { MINUTES_JOINED, nextMorning, secondsUntilDay } from "../../identity/notices/due-at.ts";
import { noticePhones } from "../../identity/notices/phone/tables.ts";
import { onlyUser, raiseNotice } from "../../identity/notices/raise-notice.ts";
import { notices } from "../../identity/notices/tables.ts";
import { events } from "../../notebook/events/tables.ts";
import { lockCredit, takeCredit } from "../../payments/credit/credit.ts";
import { findWillingReader, listOpenWays } from "./find-phone-reader.ts";
import { phoneNotices } from "./tables.ts";
import { phoneSentences } from "./write-phone-notice.ts";

/** How many notices are looked at in one turn. */
const BATCH = 1000;

type Phone = typeof noticePhones.$inferSelect;
type OpenWay = Awaited<ReturnType<typeof listOpenWays>>[number];

/**
 * Pays for and enqueues one message to the phone of each account whose notices are due, with all of them.
 * Nothing by night: what a stopped process left until then waits for the morning.
 */
export async function sendDuePhoneNotices(context: RequestContext): Promise<void> {
  const { db, now, jobs } = context;
  if (secondsUntilDay(now) > 0) return;
  for (let isFull = true; isFull && !jobs.isStopping(); ) {
    const due = await db
      .select({ userId: notices.userId })
      .from(notices)
      .where(lte(notices.phoneDueAt, now))
      .orderBy(notices.phoneDueAt)
      .limit(BATCH);
    if (due.length === 0) return;
    const ways = await listOpenWays(db, context.settings);
    for (const userId of new Set(due.map((one) => one.userId))) await claim(context, userId, ways);
    isFull = due.length === BATCH;
  }
}

/**
 * Claims what an account is to be told, takes its credit and enqueues the message in one transaction,
 * which holds the account's row: processes that meet charge once.
 */
async function claim(
  context: RequestContext,
  userId: number,
  ways: readonly OpenWay[],
): Promise<void> {
  const { now } = context;
  await context.db.transaction(async (tx) => {
    const [phone] = await tx
      .select()
      .from(noticePhones)
      .where(eq(noticePhones.userId, userId))
      .for("update");
    const way = ways.find((one) => one.way === phone?.way);
    const reader = way && (await findWillingReader(tx, userId));
    if (phone && reader && sentToday(phone, now) >= MOST_PHONE_NOTICES_A_DAY) {
      await settle(tx, userId, now, nextMorning(now));
      return;
    }
    const claimed = await settle(tx, userId, now, null);
    if (!phone || !way || !reader || claimed.length === 0) return;
    const kinds = await unreadKinds(tx, claimed);
    if (kinds.length === 0) return;
    const units = way.priceFcfa === 0 ? 0 : 1;
    const { customerId } = reader;
    const { channelId } = way;
    if ((await lockCredit(tx, customerId, channelId)) < units) {
      await tellShort(context, tx, phone, way);
      return;
    }
    const key = randomUUID();
    await takeCredit(tx, { customerId, channelId, units, reason: "notice", key: `notice:${key}` });
    await tx.insert(phoneNotices).values({
      ...{ key, userId, customerId, channelId, units },
      chargedFcfa: units * way.priceFcfa,
      createdAt: now,
    });
    await tx
      .update(noticePhones)
      .set({
        sentOn: calendarDate(now),
        sentCount: sentToday(phone, now) + 1,
        toldShortAt: null,
      })
      .where(eq(noticePhones.userId, userId));
    await context.jobs.enqueue(tx, "send-phone-notice", { key, ...phoneSentences(kinds) });
  });
}

/** How many paid messages an account got on this day. */
function sentToday({ sentOn, sentCount }: Phone, now: Date): number {
  return sentOn === calendarDate(now) ? sentCount : 0;
}

/** Claims what is due, and what is within the minutes that one message joins; or puts it off. */
async function settle(
  tx: Database,
  userId: number,
  now: Date,
  until: Date | null,
): Promise<number[]> {
  const joined = new Date(now.getTime() + MINUTES_JOINED * 60_000);
  const settled = await tx
    .update(notices)
    .set({ phoneDueAt: until })
    .where(
      and(
        eq(notices.userId, userId),
        isNotNull(notices.phoneDueAt),
        lte(notices.phoneDueAt, joined),
        // Nothing to join without something that is due: another process has claimed it.
        sql`exists (select from ${notices} as due where due.user_id = ${userId} and due.phone_due_at <= ${now.toISOString()}::timestamptz)`,
      ),
    )
    .returning({ id: notices.id });
  return settled.map(({ id }) => id);
}

/** The kinds of what was not read meanwhile, one for each; not of events that were deleted. */
async function unreadKinds(tx: Database, ids: readonly number[]) {
  const rows = await tx
    .select({ kind: notices.kind })
    .from(notices)
    .leftJoin(events, eq(events.id, notices.eventId))
    .where(
      and(
        sql`${notices.id} = any(${sql.param([...ids])}::bigint[])`,
        sql`${notices.readAt} is null and ${events.deletedAt} is null`,
      ),
    );
  return rows.map(({ kind }) => kind);
}

/** Tells an account once that its credit is used up: by the other ways, until it pays for a message again. */
async function tellShort(
  context: RequestContext,
  tx: Database,
  { userId, toldShortAt }: Phone,
  { way }: OpenWay,
): Promise<void> {
  if (toldShortAt !== null) return;
  await tx
    .update(noticePhones)
    .set({ toldShortAt: context.now })
    .where(eq(noticePhones.userId, userId));
  await raiseNotice({ ...context, db: tx }, onlyUser(userId), {
    kind: "sending",
    title: `Plus de crédit pour vos notifications par ${way === "sms" ? "SMS" : "WhatsApp"}`,
    text: "Le site et les e-mails continuent. Achetez du crédit pour être de nouveau prévenu sur votre téléphone.",
    path: at("noticeChoices"),
    isForPhones: false,
  });
}
