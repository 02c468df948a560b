import { refusal } from "@jdj/contract/call/refusals";
import { eq } from "drizzle-orm";
import type { Database } from "../../database/connect.ts";
import { providers } from "./tables.ts";

/**
 * Locks a provider until the transaction ends: of two changes, the second sees the first.
 * @throws not-found
 */
export async function lockShop(tx: Database, providerId: number) {
  const [provider] = await tx
    .select()
    .from(providers)
    .where(eq(providers.id, providerId))
    .for("no key update");
  if (!provider) throw refusal("not-found");
  return provider;
}
