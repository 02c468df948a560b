import { accountMessages } from "@jdj/contract/accounts/messages";
import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { readPhone } from "../../../phone/phone.ts";
import { credentialChange } from "../../accounts/customers/credential-change.ts";
import { sendPhoneCode } from "../../accounts/phone-verification/send-code.ts";
import type { Actor } from "../../identity/sessions/queries.ts";
import { users } from "../../identity/users/tables.ts";

/**
 * Enters the number of a member of a team and sends a code to it; a proven one stays until the new one
 * is proven. The same number again gets another code.
 * @param phoneNumber as typed
 * @param address network address
 * @throws a field error at `phone_number`; phone-proven, sms-closed (409); otp-not-sent (429)
 */
export async function enterPhone(
  context: RequestContext,
  { user }: Pick<Actor, "user">,
  { phoneNumber, address }: { phoneNumber: string; address: string },
): Promise<{ phone: string; expiresAt: Date }> {
  if (context.settings.closedServices.includes("sms")) throw refusal("sms-closed");
  const read = readPhone(phoneNumber);
  if (!read.ok) throw fieldRefusal({ phone_number: [accountMessages.phoneInvalid] });
  const phone = read.e164;
  const isProven = user.phoneVerifiedAt !== null;
  if (isProven && user.phone === phone) throw refusal("phone-proven");
  const change = credentialChange(
    { current: user.phone, isProven, pending: user.pendingPhone },
    phone,
  );
  const entered =
    change === "wait-for-proof"
      ? { pendingPhone: phone }
      : change === "replace"
        ? { phone, phoneVerifiedAt: null, pendingPhone: null }
        : {};
  if (change !== "none") await context.db.update(users).set(entered).where(eq(users.id, user.id));
  return sendPhoneCode(context, { user: { ...user, ...entered } }, address);
}
