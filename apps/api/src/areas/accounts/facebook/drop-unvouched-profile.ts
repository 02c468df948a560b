import { and, eq, isNull, ne, or } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { facebookAccounts } from "./tables.ts";

/**
 * Removes the Facebook profile of an account unless Facebook confirmed the address that has just
 * been proven. Its owner is linked again at the next sign-in with Facebook.
 * @returns whether a profile was removed
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
