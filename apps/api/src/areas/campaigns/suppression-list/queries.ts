import { sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { suppressionList } from "./tables.ts";

/** Of some addresses and numbers, those on the suppression list. */
export async function findSuppressed(
  db: Database,
  addresses: readonly (string | null)[],
): Promise<Set<string>> {
  const asked = [...new Set(addresses)].filter((address) => address !== null);
  if (asked.length === 0) return new Set();
  const found = await db
    .select({ address: suppressionList.address })
    .from(suppressionList)
    .where(sql`${suppressionList.address} = any(${sql.param(asked)})`);
  return new Set(found.map(({ address }) => address));
}
