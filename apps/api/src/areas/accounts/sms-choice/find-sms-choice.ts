import type { SmsChoice } from "@jdj/contract/accounts/sms-choice";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { users } from "../../identity/users/tables.ts";
import { phoneToProve } from "../phone-verification/send-code.ts";

/** Whether a user gets SMS too, and at which number. */
export async function findSmsChoice(
  { db, settings }: Pick<RequestContext, "db" | "settings">,
  userId: number,
): Promise<SmsChoice> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) throw new Error("The user has vanished");
  const phone = user.phoneVerifiedAt === null ? null : user.phone;
  return {
    wants_sms: (user.smsAskedAt !== null || user.email === null) && phone !== null,
    email: user.email,
    phone_number: phone,
    unproven_phone_number: phoneToProve({ user }),
    open: !settings.closedServices.includes("sms"),
  };
}
