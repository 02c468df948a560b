import { eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { providers } from "../../providers/tables.ts";

/** Whether staff have suspended a provider: nothing new may be agreed with them, and nothing paid. */
export async function isProviderSuspended(db: Database, providerId: number): Promise<boolean> {
  const [provider] = await db
    .select({ suspendedAt: providers.suspendedAt })
    .from(providers)
    .where(eq(providers.id, providerId));
  return provider?.suspendedAt != null;
}
