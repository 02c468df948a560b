import { sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { preparedQuery, type Values } from "../../../database/prepared-query.ts";
import { suppressionList } from "./tables.ts";

const listSuppressed = preparedQuery(
  "suppressed-addresses",
  (db, { addresses }: Values<{ addresses: string[] }>) =>
    db
      .select({ address: suppressionList.address })
      .from(suppressionList)
      .where(sql`${suppressionList.address} = any(${addresses})`),
);

/** Of some addresses and numbers, those on the suppression list. */
export async function findSuppressed(
  db: Database,
  addresses: readonly (string | null)[],
): Promise<Set<string>> {
  const asked = [...new Set(addresses)].filter((address) => address !== null);
  if (asked.length === 0) return new Set();
  const found = await listSuppressed(db, { addresses: asked });
  return new Set(found.map(({ address }) => address));
}
