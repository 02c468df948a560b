import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { providers } from "../tables.ts";
import { placementOf } from "./placement.ts";
import { providerSubscriptions } from "./tables.ts";

/** Writes the place of a provider by what runs now, within the caller's transaction. */
export async function placeProvider(tx: Database, providerId: number): Promise<void> {
  const running = await tx
    .select({ kind: providerSubscriptions.kind })
    .from(providerSubscriptions)
    .where(
      and(
        eq(providerSubscriptions.providerId, providerId),
        isNotNull(providerSubscriptions.startedAt),
        isNull(providerSubscriptions.endedAt),
      ),
    );
  await tx
    .update(providers)
    .set(placementOf(running.map(({ kind }) => kind)))
    .where(eq(providers.id, providerId));
}
