import { eq } from "drizzle-orm";
import type { Database } from "../../database/connect.ts";
import { providers } from "./tables.ts";

/** Locks a provider until the transaction ends: of two changes, the second sees the first. */
export async function lockShop(tx: Database, providerId: number) {
  const [provider] = await tx
    .select({
      id: providers.id,
      version: providers.version,
      priceUnit: providers.priceUnit,
      releasedAt: providers.releasedAt,
      suspendedAt: providers.suspendedAt,
    })
    .from(providers)
    .where(eq(providers.id, providerId))
    .for("no key update");
  if (!provider) throw new Error("The provider has vanished");
  return provider;
}
