import { fieldRefusal } from "@jdj/contract/call/refusals";
import { noticeMessages } from "@jdj/contract/notices/messages";
import type { PhoneWay } from "@jdj/contract/notices/phone-ways";
import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { AppContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { noticePhones } from "../../identity/notices/phone/tables.ts";
import { notices } from "../../identity/notices/tables.ts";
import { findSuppressed } from "../suppression-list/queries.ts";
import { findChosenWay, findPhoneReader, listOpenWays } from "./find-phone-reader.ts";

/**
 * Chooses by what the phone of an account is told of notices, or that it is told of none.
 * @throws a field error at `way` for one that is closed, without a proven number, or for a number whose
 * holder asked for no more messages
 */
export async function choosePhoneWay(
  { db, settings }: Pick<AppContext, "db" | "settings">,
  userId: number,
  way: PhoneWay | null,
): Promise<void> {
  await db.transaction(async (tx) => {
    // What is chosen already stays, although it is closed for now: the form is saved for something else.
    if (way !== null && way !== (await findChosenWay(tx, userId)))
      await check(tx, settings, userId, way);
    await writeWay(tx, userId, way);
  });
}

/**
 * Writes the way of an account, whatever is open: whether a message leaves is decided as it does. What
 * waits leaves by the new way, or not at all.
 */
export async function writeWay(tx: Database, userId: number, way: PhoneWay | null): Promise<void> {
  const chosen = { way, toldShortAt: null };
  await tx
    .insert(noticePhones)
    .values({ userId, ...chosen })
    .onConflictDoUpdate({
      target: noticePhones.userId,
      set: chosen,
      setWhere: sql`${noticePhones.way} is distinct from ${way}`,
    });
  if (way === null) await forgetWaiting(tx, userId);
}

async function check(
  tx: Database,
  settings: AppContext["settings"],
  userId: number,
  way: PhoneWay,
): Promise<void> {
  const ways = await listOpenWays(tx, settings);
  if (!ways.some((open) => open.way === way))
    throw fieldRefusal({ way: [noticeMessages.phoneWayClosed] });
  const reader = await findPhoneReader(tx, userId);
  if (reader === null) throw fieldRefusal({ way: [noticeMessages.phoneNeeded] });
  if ((await findSuppressed(tx, [reader.to])).size > 0)
    throw fieldRefusal({ way: [noticeMessages.phoneStopped] });
}

/** Lets the phone of an account not be told of what waits for it. */
async function forgetWaiting(tx: Database, userId: number): Promise<void> {
  await tx
    .update(notices)
    .set({ phoneDueAt: null })
    .where(and(eq(notices.userId, userId), isNotNull(notices.phoneDueAt)));
}
