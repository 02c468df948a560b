import { eq } from "drizzle-orm";
import type { Database } from "../../database/connect.ts";
import { providers } from "./tables.ts";

/** Locks a provider until the transaction ends: of two changes, the second sees the first. */
export async function lockProvider(tx: Database, providerId: number): Promise<void> {
  await tx
    .select({ id: providers.id })
    .from(providers)
    .where(eq(providers.id, providerId))
    .for("no key update");
}
