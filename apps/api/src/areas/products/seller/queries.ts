import { eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { sellers } from "../../providers/tables.ts";

/** What a shop settled about its sales; null for one that does not sell. */
export async function findSeller(db: Database, providerId: number) {
  const [seller] = await db.select().from(sellers).where(eq(sellers.providerId, providerId));
  return seller ?? null;
}

/** Locks a seller until the transaction ends: of two changes, the second sees the first. */
export async function lockSeller(tx: Database, providerId: number) {
  const [seller] = await tx
    .select()
    .from(sellers)
    .where(eq(sellers.providerId, providerId))
    .for("no key update");
  if (!seller) throw new Error("The seller has vanished");
  return seller;
}
