import { refusal } from "@jdj/contract/call/refusals";
import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { packages } from "../../providers/packages/tables.ts";

/**
 * The package of a provider that a request is about; null when it is about none. Its name is copied
 * to the request, where it stays when the package is renamed or withdrawn.
 * @throws not-found (404) for another provider's package, a withdrawn and a missing one
 */
export async function findPackage(
  db: Database,
  providerId: number,
  packageId: number | undefined,
): Promise<{ id: number; name: string } | null> {
  if (packageId === undefined) return null;
  const [found] = await db
    .select({ id: packages.id, name: packages.name })
    .from(packages)
    .where(
      and(
        eq(packages.id, packageId),
        eq(packages.providerId, providerId),
        isNull(packages.removedAt),
      ),
    );
  if (!found) throw refusal("not-found");
  return found;
}
