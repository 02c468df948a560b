import { refusal } from "@jdj/contract/call/refusals";
import { sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";

/**
 * The package of a provider that a request is about; null when it is about none. Packages are of the
 * area `bookings`, above this one: only their name is read, and kept with the request.
 * @throws not-found (404) for another provider's package and a missing one
 */
export async function findPackage(
  db: Database,
  providerId: number,
  packageId: number | undefined,
): Promise<{ id: number; name: string } | null> {
  if (packageId === undefined) return null;
  const { rows } = await db.execute<{ name: string }>(
    sql`select name from packages where id = ${packageId} and provider_id = ${providerId} and removed_at is null`,
  );
  const [found] = rows;
  if (!found) throw refusal("not-found");
  return { id: packageId, name: found.name };
}
