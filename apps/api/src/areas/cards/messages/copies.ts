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
import { messages, recipients } from "./tables.ts";

/**
 * How long a sender may hold a copy, in seconds. A batch of 24, four at once, through a gateway
 * that takes 30 s a letter, is done in 180.
 */
export const LEASE_SECONDS = 180;
const BATCH = 24;

/** A copy in a sender's hands, with the guest it goes to. */
export interface TakenCopy {
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

type Change = PgUpdateSetSource<typeof recipients>;

/** Whether any copy of a send is still to leave, or in a sender's hands. */
export async function hasOpenCopies(db: Database, messageId: number): Promise<boolean> {
  const [open] = await db
    .select({ id: recipients.id })
    .from(recipients)
    .where(
      and(eq(recipients.messageId, messageId), inArray(recipients.state, ["queued", "sending"])),
    )
    .limit(1);
  return open !== undefined;
}

/** Whether another campaign has copies that may leave now. */
export async function othersWait(db: Database, messageId: number, now: Date): Promise<boolean> {
  const ready = db
    .select({ id: recipients.id })
    .from(recipients)
    .where(
      and(
        eq(recipients.messageId, messages.id),
        eq(recipients.state, "queued"),
        or(isNull(recipients.leasedUntil), lte(recipients.leasedUntil, now)),
      ),
    );
  const [other] = await db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.status, "sending"), ne(messages.id, messageId), exists(ready)))
    .limit(1);
  return other !== undefined;
}

/** Takes the next copies that wait; other senders at the same send get others. */
export function takeWaiting(db: Database, messageId: number, now: Date): Promise<TakenCopy[]> {
  const rested = or(isNull(recipients.leasedUntil), lte(recipients.leasedUntil, now));
  return take(db, messageId, and(eq(recipients.state, "queued"), rested), {
    state: "sending",
    leasedUntil: leaseFrom(now),
    attempts: sql`${recipients.attempts} + 1`,
  });
}

/** Takes copies whose sender disappeared: what became of them is to be asked. */
export function takeLost(db: Database, messageId: number, now: Date): Promise<TakenCopy[]> {
  const lost = and(eq(recipients.state, "sending"), lte(recipients.leasedUntil, now));
  return take(db, messageId, lost, { leasedUntil: leaseFrom(now) });
}

/** Writes what became of a copy; false when another sender holds it by now. */
export async function settle(db: Database, copy: TakenCopy, change: Change): Promise<boolean> {
  const settled = await db
    .update(recipients)
    .set({ leasedUntil: null, reason: null, ...change })
    .where(
      and(
        eq(recipients.id, copy.id),
        eq(recipients.state, "sending"),
        eq(recipients.leasedUntil, copy.leasedUntil),
      ),
    )
    .returning({ id: recipients.id });
  return settled.length > 0;
}

/** Closes a send of which nothing is on its way any more. */
export async function closeWhenDone(db: Database, messageId: number): Promise<void> {
  const open = db
    .select({ id: recipients.id })
    .from(recipients)
    .where(
      and(eq(recipients.messageId, messageId), inArray(recipients.state, ["queued", "sending"])),
    );
  await db
    .update(messages)
    .set({ status: "done" })
    .where(and(eq(messages.id, messageId), eq(messages.status, "sending"), notExists(open)));
}

async function take(
  db: Database,
  messageId: number,
  which: SQL | undefined,
  change: Change,
): Promise<TakenCopy[]> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: recipients.id, guest: guests })
      .from(recipients)
      .innerJoin(guests, eq(guests.id, recipients.guestId))
      .where(and(eq(recipients.messageId, messageId), which))
      .orderBy(asc(recipients.id))
      .limit(BATCH)
      .for("update", { of: recipients, skipLocked: true });
    if (rows.length === 0) return [];
    const ids = rows.map((row) => row.id);
    const taken = await tx
      .update(recipients)
      .set(change)
      .where(inArray(recipients.id, ids))
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
