import { createHash } from "node:crypto";
import { and, eq, lt, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import type { GuestForm } from "./check-guest.ts";
import { guestBatches } from "./tables.ts";

/** How long a save is remembered, in days: a phone may be without a network that long. */
const REMEMBERED_DAYS = 60;

/** What tells a save that named itself from others; null for one without a key. */
export function digestOf(forms: readonly GuestForm[]): string | null {
  if (!forms[0]?.idempotency_key) return null;
  return createHash("sha256").update(JSON.stringify(forms)).digest("hex");
}

/**
 * Marks a save as made, within its transaction; another of the same digest waits for it.
 * @returns the ids of the guests that it had added before, or null when it is new
 */
export async function startBatch(
  tx: Database,
  eventId: number,
  digest: string,
  now: Date,
): Promise<number[] | null> {
  const oldest = sql`${now.toISOString()}::timestamptz - make_interval(days => ${REMEMBERED_DAYS})`;
  await tx
    .delete(guestBatches)
    .where(and(eq(guestBatches.eventId, eventId), lt(guestBatches.addedAt, oldest)));
  const started = await tx
    .insert(guestBatches)
    .values({ eventId, digest, guestIds: [], addedAt: now })
    .onConflictDoNothing()
    .returning({ digest: guestBatches.digest });
  if (started.length > 0) return null;
  const [before] = await tx.select().from(guestBatches).where(sameBatch(eventId, digest));
  return before?.guestIds ?? [];
}

/** Stores which guests a save has added. */
export async function finishBatch(
  tx: Database,
  eventId: number,
  digest: string,
  guestIds: number[],
): Promise<void> {
  await tx.update(guestBatches).set({ guestIds }).where(sameBatch(eventId, digest));
}

function sameBatch(eventId: number, digest: string) {
  return and(eq(guestBatches.eventId, eventId), eq(guestBatches.digest, digest));
}
