import { accountMessages } from "@jdj/contract/accounts/messages";
import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { users } from "../../identity/users/tables.ts";
import { findSmsChoice } from "./find-sms-choice.ts";

/**
 * Turns a user's SMS on or off. Turned on again, they keep the instant at which they were first asked for.
 * @returns the answer of the call
 * @throws a field error at `wants_sms` without a proven number, or off without an email address;
 * sms-closed where none are sent
 */
export async function chooseSms(context: RequestContext, userId: number, wantsSms: boolean) {
  await (wantsSms ? turnOn(context, userId) : turnOff(context, userId));
  const message = wantsSms ? accountMessages.smsOn : accountMessages.smsOff;
  return { success: true as const, message, choice: await findSmsChoice(context, userId) };
}

async function turnOff({ db }: RequestContext, userId: number): Promise<void> {
  const turned = await db
    .update(users)
    .set({ smsAskedAt: null })
    .where(and(eq(users.id, userId), isNotNull(users.email)))
    .returning({ id: users.id });
  if (turned.length === 0) throw fieldRefusal({ wants_sms: [accountMessages.smsNeeded] });
}

async function turnOn({ db, now, settings }: RequestContext, userId: number): Promise<void> {
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
