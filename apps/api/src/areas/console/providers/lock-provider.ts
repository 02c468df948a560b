import { refusal } from "@jdj/contract/call/refusals";
import { eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { providers } from "../../providers/tables.ts";

/** A provider, locked until the transaction ends. @throws not-found */
export async function lockProvider(tx: Database, id: number) {
  const [provider] = await tx
    .select()
    .from(providers)
    .where(eq(providers.id, id))
    .for("no key update");
  if (!provider) throw refusal("not-found");
  return provider;
}
