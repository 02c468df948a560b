import { accountMessages } from "@jdj/contract/accounts/messages";
import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { users } from "../../identity/users/tables.ts";

/**
 * Turns a user's SMS on or off. Turned on again, they keep the instant at which they were first asked for.
 * @throws a field error at `wants_sms` without a proven number; sms-closed where none are sent
 */
export async function chooseSms(
  { db, now, settings }: RequestContext,
  userId: number,
  wantsSms: boolean,
): Promise<void> {
  if (!wantsSms) {
    await db.update(users).set({ smsAskedAt: null }).where(eq(users.id, userId));
    return;
  }
  if (settings.closedServices.includes("sms")) throw refusal("sms-closed");
  const hasNumber = and(
    eq(users.id, userId),
    isNotNull(users.phone),
    isNotNull(users.phoneVerifiedAt),
  );
  const [reached] = await db.select({ id: users.id }).from(users).where(hasNumber);
  if (!reached) throw fieldRefusal({ wants_sms: [accountMessages.smsNeedsPhone] });
  await db
    .update(users)
    .set({ smsAskedAt: now })
    .where(and(hasNumber, isNull(users.smsAskedAt)));
}
