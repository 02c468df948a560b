import { eq, lt } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { albumDownloads } from "../../notebook/album/tables.ts";

/** How long a download counts as running without being renewed, in milliseconds: a killed process renews none. */
const LEASE_MS = 60_000;
/** How often a running download is renewed, in milliseconds. */
export const RENEW_MS = 20_000;

const until = (now: Date) => new Date(now.getTime() + LEASE_MS);

/** Begins a download of an account; false while another is running. */
export async function takeLease(db: Database, customerId: number, now: Date): Promise<boolean> {
  const taken = await db
    .insert(albumDownloads)
    .values({ customerId, leasedUntil: until(now) })
    .onConflictDoUpdate({
      target: albumDownloads.customerId,
      set: { leasedUntil: until(now) },
      setWhere: lt(albumDownloads.leasedUntil, now),
    })
    .returning({ customerId: albumDownloads.customerId });
  return taken.length > 0;
}

/** Keeps a download running. */
export async function renewLease(db: Database, customerId: number, now: Date): Promise<void> {
  await db
    .update(albumDownloads)
    .set({ leasedUntil: until(now) })
    .where(eq(albumDownloads.customerId, customerId));
}

/** Ends a download. */
export async function endLease(db: Database, customerId: number): Promise<void> {
  await db.delete(albumDownloads).where(eq(albumDownloads.customerId, customerId));
}
