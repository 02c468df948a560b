import { accountMessages } from "@jdj/contract/accounts/messages";
import { refusal } from "@jdj/contract/call/refusals";
import type { RequestContext } from "../../../app-context.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import type { Actor } from "../../identity/sessions/queries.ts";
import { consumeOtpCeilings } from "../../operations/ceilings/otp-ceilings.ts";
import { enqueueCode } from "../registration/enqueue-code.ts";
import { codeSeconds, isCodeSpent, writePhoneCode } from "../registration/phone-code.ts";

/**
 * The number of an account that is to be verified: the pending one, else the current one; null when
 * it is proven.
 */
export function phoneToProve({ user }: Pick<Actor, "user">): string | null {
  return user.pendingPhone ?? (user.phoneVerifiedAt === null ? user.phone : null);
}

/**
 * Sends a code to the unproven number of an account: one a minute, five an hour;
 * another at once when five wrong attempts closed the first.
 * @param address network address
 * @throws phone-proven when there is no such number; sms-closed; otp-not-sent above the limits
 */
export async function sendPhoneCode(
  context: RequestContext,
  actor: Pick<Actor, "user">,
  address: string,
): Promise<{ phone: string; expiresAt: Date }> {
  const phone = phoneToProve(actor);
  if (phone === null) throw refusal("phone-proven");
  if (context.settings.closedServices.includes("sms")) throw refusal("sms-closed");
  await consumeRateLimit(limits.otpAddress, address, context, "otp-not-sent");
  const use = { purpose: "phone-change", subject: String(actor.user.id) } as const;
  if (!(await isCodeSpent(context, phone, use)))
    await consumeRateLimit(limits.otpMinute, phone, context, "otp-not-sent");
  await consumeRateLimit(limits.otpHour, phone, context, "otp-not-sent");
  await consumeOtpCeilings(context, phone, address);
  return context.db.transaction(async (tx) => {
    const { code, expiresAt } = await writePhoneCode(tx, context, phone, use);
    const { role } = actor.user;
    await enqueueCode(
      { ...context, db: tx },
      { role, phone, code, purpose: "phone-change", expiresAt },
    );
    return { phone, expiresAt };
  });
}

/** The answer to who asked for such a code. */
export function presentSentCode({ phone, expiresAt }: { phone: string; expiresAt: Date }) {
  return {
    success: true as const,
    message: accountMessages.otpSent,
    phone_number: phone,
    expires_at: expiresAt.toISOString(),
    seconds: codeSeconds["phone-change"],
  };
}
