import { refusal } from "@jdj/contract/call/refusals";
import { withdrawableFcfa } from "@jdj/contract/payments/fabric-release";
import { and, desc, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { contributionBalance } from "../../ledger/entries/balances.ts";
import { lockEvent } from "../../notebook/events/lock-event.ts";
import type { EventWithType } from "../../notebook/events/queries.ts";
import { listMobile, standingFcfa } from "../mobile-money/queries.ts";
import { contributionWithdrawals } from "./tables.ts";

/** A withdrawal as stored. */
export type StoredWithdrawal = typeof contributionWithdrawals.$inferSelect;

/** The most withdrawals of one event that are shown. */
const MOST_SHOWN = 50;

/** The withdrawals of the contributions to an event, the newest first. */
export function listWithdrawals(db: Database, eventId: number): Promise<StoredWithdrawal[]> {
  return db
    .select()
    .from(contributionWithdrawals)
    .where(eq(contributionWithdrawals.eventId, eventId))
    .orderBy(desc(contributionWithdrawals.id))
    .limit(MOST_SHOWN);
}

/** A withdrawal of an event, which is locked until the end of the transaction. @throws not-found; as `lockEvent` */
export async function lockWithdrawal(
  tx: Database,
  event: EventWithType,
  id: number,
): Promise<StoredWithdrawal> {
  await lockEvent(tx, event);
  const isOfEvent = and(
    eq(contributionWithdrawals.id, id),
    eq(contributionWithdrawals.eventId, event.id),
  );
  const [withdrawal] = await tx.select().from(contributionWithdrawals).where(isOfEvent);
  if (!withdrawal) throw refusal("not-found");
  return withdrawal;
}

/** What of the contributions by mobile money may be withdrawn at an instant, in FCFA. */
export async function findWithdrawable(db: Database, eventId: number, now: Date): Promise<number> {
  const paid = (await listMobile(db, eventId)).flatMap((one) =>
    one.paidAt === null ? [] : [{ paidAt: one.paidAt, amountFcfa: standingFcfa(one) }],
  );
  return withdrawableFcfa(await contributionBalance(db, eventId), paid, now);
}
