import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { providers } from "../tables.ts";
import { providerSubscriptions } from "./tables.ts";

const listings = (tx: Database) =>
  tx
    .select({ one: sql`1` })
    .from(providerSubscriptions)
    .where(
      and(
        eq(providerSubscriptions.providerId, providers.id),
        eq(providerSubscriptions.kind, "listing"),
        isNotNull(providerSubscriptions.startedAt),
        isNull(providerSubscriptions.endedAt),
      ),
    );

/**
 * Shows a provider to the public, or no longer, within the caller's transaction: it is public while
 * its team has published the page and a listing runs. One that is public stays so since when it was.
 * @returns whether it is public now
 */
export async function showProvider(tx: Database, providerId: number, now: Date): Promise<boolean> {
  const shown = sql`case when ${providers.releasedAt} is not null and exists ${listings(tx)}
    then coalesce(${providers.publishedAt}, ${now.toISOString()}::timestamptz) end`;
  const [row] = await tx
    .update(providers)
    .set({ publishedAt: shown })
    .where(eq(providers.id, providerId))
    .returning({ publishedAt: providers.publishedAt });
  return row !== undefined && row.publishedAt !== null;
}
