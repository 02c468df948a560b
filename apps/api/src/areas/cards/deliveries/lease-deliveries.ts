import {
  and,
  asc,
  eq,
  exists,
  inArray,
  isNull,
  lte,
  ne,
  notExists,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Database } from "../../../database/connect.ts";
import { guests } from "../../notebook/guests/tables.ts";
import { changeStatus } from "../campaigns/change-status.ts";
import { campaigns } from "../campaigns/tables.ts";
import { instantsOf, openStates, type ResultState, statesBefore } from "./delivery-state.ts";
import { deliveries } from "./tables.ts";

/**
 * How long a sender may hold a delivery, in seconds. A batch of 24, two at once, is done in time
 * through a gateway that takes up to 10 s an email; a slower one leaves the remainder to be leased again.
 */
export const LEASE_SECONDS = 180;
const BATCH = 24;

/** A delivery that a sender holds, with the guest it goes to. */
export interface LeasedDelivery {
  id: number;
  key: string;
  token: string;
  /** What leaves by SMS and WhatsApp. */
  text: string | null;
  /** How many units of credit it uses. */
  units: number;
  /** The number of this attempt, from 1. */
  attempts: number;
  leasedUntil: Date;
  guest: typeof guests.$inferSelect;
}

type Change = PgUpdateSetSource<typeof deliveries>;

/** Whether any delivery of a campaign waits, or is held by a sender. */
export async function hasOpenDeliveries(db: Database, campaignId: number): Promise<boolean> {
  const [open] = await db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(and(eq(deliveries.campaignId, campaignId), inArray(deliveries.state, openStates)))
    .limit(1);
  return open !== undefined;
}

/** Whether another campaign has deliveries that may leave now. */
export async function othersWait(db: Database, campaignId: number, now: Date): Promise<boolean> {
  const ready = db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.campaignId, campaigns.id),
        eq(deliveries.state, "queued"),
        or(isNull(deliveries.leasedUntil), lte(deliveries.leasedUntil, now)),
      ),
    );
  const [other] = await db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(and(eq(campaigns.status, "sending"), ne(campaigns.id, campaignId), exists(ready)))
    .limit(1);
  return other !== undefined;
}

/** Leases the next deliveries that wait; other senders of the same campaign get others. */
export function leaseQueued(
  db: Database,
  campaignId: number,
  now: Date,
): Promise<LeasedDelivery[]> {
  const isDue = or(isNull(deliveries.leasedUntil), lte(deliveries.leasedUntil, now));
  return lease(db, campaignId, and(inArray(deliveries.state, statesBefore("sending")), isDue), {
    state: "sending",
    leasedUntil: leaseFrom(now),
    attempts: sql`${deliveries.attempts} + 1`,
  });
}

/** Leases deliveries whose sender disappeared: the gateway is to be asked what became of them. */
export function leaseLost(db: Database, campaignId: number, now: Date): Promise<LeasedDelivery[]> {
  const lost = and(eq(deliveries.state, "sending"), lte(deliveries.leasedUntil, now));
  return lease(db, campaignId, lost, { leasedUntil: leaseFrom(now) });
}

/** What became of a delivery that a sender held. */
export type Result = Change & { state: ResultState };

/** Writes what became of a delivery; false when another sender holds it by now. */
export async function recordResult(
  db: Database,
  delivery: LeasedDelivery,
  result: Result,
  now: Date,
): Promise<boolean> {
  const change = { leasedUntil: null, reason: null, ...instantsOf(result.state, now), ...result };
  return changeLeased(db, delivery, change);
}

/** Ends a lease early, so that the delivery may be leased again at once. */
export async function endLease(db: Database, delivery: LeasedDelivery, now: Date): Promise<void> {
  await changeLeased(db, delivery, { leasedUntil: now });
}

async function changeLeased(
  db: Database,
  { id, leasedUntil }: LeasedDelivery,
  change: Change,
): Promise<boolean> {
  const isHeld = and(
    eq(deliveries.id, id),
    eq(deliveries.state, "sending"),
    eq(deliveries.leasedUntil, leasedUntil),
  );
  const changed = await db
    .update(deliveries)
    .set(change)
    .where(isHeld)
    .returning({ id: deliveries.id });
  return changed.length > 0;
}

/** Closes a campaign of which nothing is on its way any more. */
export async function closeWhenDone(db: Database, campaignId: number): Promise<void> {
  const open = db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(and(eq(deliveries.campaignId, campaignId), inArray(deliveries.state, openStates)));
  const campaign = { id: campaignId, status: "sending" as const };
  await changeStatus(db, campaign, "done", notExists(open));
}

async function lease(
  db: Database,
  campaignId: number,
  which: SQL | undefined,
  change: Change,
): Promise<LeasedDelivery[]> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: deliveries.id, guest: guests })
      .from(deliveries)
      .innerJoin(guests, eq(guests.id, deliveries.guestId))
      .where(and(eq(deliveries.campaignId, campaignId), which))
      .orderBy(asc(deliveries.id))
      .limit(BATCH)
      .for("update", { of: deliveries, skipLocked: true });
    if (rows.length === 0) return [];
    const ids = rows.map((row) => row.id);
    const leased = await tx
      .update(deliveries)
      .set(change)
      .where(inArray(deliveries.id, ids))
      .returning();
    return leased.flatMap(({ id, key, token, text, units, attempts, leasedUntil }) => {
      const guest = rows.find((row) => row.id === id)?.guest;
      if (!guest || !leasedUntil) return [];
      return [{ id, key, token, text, units, attempts, leasedUntil, guest }];
    });
  });
}

function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + LEASE_SECONDS * 1000);
}
