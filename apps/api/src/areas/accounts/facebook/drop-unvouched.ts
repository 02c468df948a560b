import { and, eq, isNull, ne, or } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { facebookAccounts } from "./tables.ts";

/**
 * Takes away the Facebook profile by which an account may be entered, unless Facebook vouched for
 * the address that has just been proven. Whoever is its owner is linked again at their next sign-in.
 * @returns whether there was one
 */
export async function dropUnvouchedFacebook(
  tx: Database,
  userId: number,
  email: string,
): Promise<boolean> {
  const dropped = await tx
    .delete(facebookAccounts)
    .where(
      and(
        eq(facebookAccounts.userId, userId),
        or(isNull(facebookAccounts.vouchedEmail), ne(facebookAccounts.vouchedEmail, email)),
      ),
    )
    .returning({ id: facebookAccounts.id });
  return dropped.length > 0;
}
