import { eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { providers } from "../tables.ts";

/** Locks a provider until the transaction ends, so that its periods follow each other; null when it is gone. */
export async function lockListed(tx: Database, providerId: number) {
  const [provider] = await tx
    .select({
      id: providers.id,
      name: providers.name,
      releasedAt: providers.releasedAt,
      publishedAt: providers.publishedAt,
      suspendedAt: providers.suspendedAt,
    })
    .from(providers)
    .where(eq(providers.id, providerId))
    .for("no key update");
  return provider ?? null;
}
