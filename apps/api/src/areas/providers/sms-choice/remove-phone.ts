import { refusal } from "@jdj/contract/call/refusals";
import { and, eq, isNotNull } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Actor } from "../../identity/sessions/queries.ts";
import { users } from "../../identity/users/tables.ts";

/**
 * Removes the number of a member of a team, one that is still to be proven too, with their choice of
 * SMS. A second call changes nothing.
 * @throws phone-needed without an email address: the number is all that they sign in by
 */
export async function removePhone(
  { db }: Pick<RequestContext, "db">,
  { user }: Pick<Actor, "user">,
): Promise<void> {
  const removed = await db
    .update(users)
    .set({ phone: null, phoneVerifiedAt: null, pendingPhone: null, smsAskedAt: null })
    .where(and(eq(users.id, user.id), isNotNull(users.email)))
    .returning({ id: users.id });
  if (removed.length === 0) throw refusal("phone-needed");
}
