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
import { campaigns } from "../campaigns/tables.ts";
import { deliveries } from "./tables.ts";

/**
 * How long a sender may hold a copy, in seconds. A batch of 24, four at once, through a gateway
 * that takes 30 s a letter, is done in 180.
 */
export const LEASE_SECONDS = 180;
const BATCH = 24;

/** A copy in a sender's hands, with the guest it goes to. */
export interface LeasedDelivery {
  id: number;
  key: string;
  token: string;
  /** What leaves by SMS and WhatsApp. */
  text: string | null;
  /** What it uses of the credit. */
  units: number;
  /** Which try this is, from 1. */
  attempts: number;
  leasedUntil: Date;
  guest: typeof guests.$inferSelect;
}

type Change = PgUpdateSetSource<typeof deliveries>;

/** Whether any copy of a send is still to leave, or in a sender's hands. */
export async function hasOpenDeliveries(db: Database, campaignId: number): Promise<boolean> {
  const [open] = await db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(
      and(eq(deliveries.campaignId, campaignId), inArray(deliveries.state, ["queued", "sending"])),
    )
    .limit(1);
  return open !== undefined;
}

/** Whether another campaign has copies that may leave now. */
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

/** Takes the next copies that wait; other senders at the same send get others. */
export function leaseQueued(
  db: Database,
  campaignId: number,
  now: Date,
): Promise<LeasedDelivery[]> {
  const rested = or(isNull(deliveries.leasedUntil), lte(deliveries.leasedUntil, now));
  return take(db, campaignId, and(eq(deliveries.state, "queued"), rested), {
    state: "sending",
    leasedUntil: leaseFrom(now),
    attempts: sql`${deliveries.attempts} + 1`,
  });
}

/** Takes copies whose sender disappeared: what became of them is to be asked. */
export function leaseLost(db: Database, campaignId: number, now: Date): Promise<LeasedDelivery[]> {
  const lost = and(eq(deliveries.state, "sending"), lte(deliveries.leasedUntil, now));
  return take(db, campaignId, lost, { leasedUntil: leaseFrom(now) });
}

/** Writes what became of a copy; false when another sender holds it by now. */
export async function recordResult(
  db: Database,
  delivery: LeasedDelivery,
  change: Change,
): Promise<boolean> {
  const settled = await db
    .update(deliveries)
    .set({ leasedUntil: null, reason: null, ...change })
    .where(
      and(
        eq(deliveries.id, delivery.id),
        eq(deliveries.state, "sending"),
        eq(deliveries.leasedUntil, delivery.leasedUntil),
      ),
    )
    .returning({ id: deliveries.id });
  return settled.length > 0;
}

/** Closes a send of which nothing is on its way any more. */
export async function closeWhenDone(db: Database, campaignId: number): Promise<void> {
  const open = db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(
      and(eq(deliveries.campaignId, campaignId), inArray(deliveries.state, ["queued", "sending"])),
    );
  await db
    .update(campaigns)
    .set({ status: "done" })
    .where(and(eq(campaigns.id, campaignId), eq(campaigns.status, "sending"), notExists(open)));
}

async function take(
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
    const taken = await tx
      .update(deliveries)
      .set(change)
      .where(inArray(deliveries.id, ids))
      .returning();
    return taken.flatMap(({ id, key, token, text, units, attempts, leasedUntil }) => {
      const guest = rows.find((row) => row.id === id)?.guest;
      if (!guest || !leasedUntil) return [];
      return [{ id, key, token, text, units, attempts, leasedUntil, guest }];
    });
  });
}

function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + LEASE_SECONDS * 1000);
}
