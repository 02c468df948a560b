import { refusal } from "@jdj/contract/call/refusals";
import { withTax } from "@jdj/contract/payments/price";
import { and, eq, gte, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { channelCredits, creditMoves } from "./tables.ts";

type Reason = (typeof creditMoves.$inferInsert)["reason"];

/** The key under which a payment that was paid twice became credit. */
export function surplusKey(attemptId: number): string {
  return `surplus:${attemptId}`;
}

/** A change of what a customer may send by a channel. */
export interface CreditMove {
  /** The owner of the event. */
  customerId: number;
  channelId: number;
  /** SMS segments, or messages; 0 or more. */
  units: number;
  reason: Reason;
  /** Idempotency key: a second move with it is ignored. */
  key: string;
}

/** The units that a customer has left of a channel. */
export async function creditOf(
  db: Database,
  customerId: number,
  channelId: number,
): Promise<number> {
  const [row] = await db
    .select({ units: channelCredits.units })
    .from(channelCredits)
    .where(isOf(customerId, channelId));
  return row?.units ?? 0;
}

/** The same, locked until the transaction ends: nobody else takes of it meanwhile. */
export async function lockCredit(
  tx: Database,
  customerId: number,
  channelId: number,
): Promise<number> {
  const [row] = await tx
    .select({ units: channelCredits.units })
    .from(channelCredits)
    .where(isOf(customerId, channelId))
    .for("update");
  return row?.units ?? 0;
}

/**
 * Takes units, once for each key.
 * @throws credit-short (409) when there are not so many; the caller's transaction is then void
 */
export async function takeCredit(tx: Database, move: CreditMove): Promise<void> {
  if (move.units === 0) return;
  if (!(await write(tx, { ...move, units: -move.units }))) return;
  const taken = await tx
    .update(channelCredits)
    .set({ units: sql`${channelCredits.units} - ${move.units}` })
    .where(and(isOf(move.customerId, move.channelId), gte(channelCredits.units, move.units)))
    .returning({ units: channelCredits.units });
  if (taken.length === 0) throw refusal("credit-short");
}

/**
 * Gives units, once for each key. Francs paid beyond a payment (`remainderFcfa`) add up until they pay a
 * unit at `unitFcfa` with its tax, and are then converted into units.
 */
export async function giveCredit(
  tx: Database,
  move: CreditMove & { remainder?: { remainderFcfa: number; unitFcfa: number } },
): Promise<void> {
  const { customerId, channelId, remainder, ...kind } = move;
  const remainderFcfa = remainder?.remainderFcfa ?? 0;
  if (move.units === 0 && remainderFcfa === 0) return;
  if (!(await write(tx, { customerId, channelId, ...kind, remainderFcfa }))) return;
  const gathered = await add(tx, { customerId, channelId, units: move.units, remainderFcfa });
  if (remainder === undefined || remainder.unitFcfa === 0) return;
  const whole = Math.floor((gathered * 100) / withTax(remainder.unitFcfa * 100));
  if (whole === 0) return;
  const converted = {
    customerId,
    channelId,
    units: whole,
    remainderFcfa: -withTax(whole * remainder.unitFcfa),
  };
  await write(tx, { ...converted, reason: "rest", key: `${move.key}:rest` });
  await add(tx, converted);
}

function isOf(customerId: number, channelId: number) {
  return and(eq(channelCredits.customerId, customerId), eq(channelCredits.channelId, channelId));
}

/** Writes a move; false when its key exists already. */
async function write(tx: Database, move: typeof creditMoves.$inferInsert): Promise<boolean> {
  const written = await tx
    .insert(creditMoves)
    .values(move)
    .onConflictDoNothing({ target: creditMoves.key })
    .returning({ id: creditMoves.id });
  return written.length > 0;
}

/** Adds to a credit. Returns its francs that make no unit yet. */
async function add(
  tx: Database,
  change: { customerId: number; channelId: number; units: number; remainderFcfa: number },
): Promise<number> {
  const { customerId, channelId, units, remainderFcfa } = change;
  // The row first, empty: a change may take francs away, and the insert alone would be negative.
  await tx.insert(channelCredits).values({ customerId, channelId }).onConflictDoNothing();
  const [row] = await tx
    .update(channelCredits)
    .set({
      units: sql`${channelCredits.units} + ${units}`,
      remainderFcfa: sql`${channelCredits.remainderFcfa} + ${remainderFcfa}`,
    })
    .where(isOf(customerId, channelId))
    .returning({ remainderFcfa: channelCredits.remainderFcfa });
  return row?.remainderFcfa ?? 0;
}
