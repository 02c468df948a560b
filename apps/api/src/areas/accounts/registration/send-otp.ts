import { accountMessages } from "@jdj/contract/accounts/messages";
import type { RegistrationInput } from "@jdj/contract/accounts/registration";
import { fieldRefusal } from "@jdj/contract/call/refusals";
import { calendarDate, type RequestContext } from "../../../app-context.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import { consumeOtpCeilings } from "../../operations/ceilings/otp-ceilings.ts";
import { refuseClosedMethod } from "../registration-methods/registration-methods.ts";
import { enqueueCode } from "./enqueue-code.ts";
import { isCodeSpent, writePhoneCode } from "./phone-code.ts";
import { checkRegistration, roleOf } from "./registration.ts";

/**
 * Checks a registration by phone as a whole, then sends a code by SMS: one a minute, five an hour;
 * another at once when five wrong attempts closed the first.
 * A number that already has an account gets a code too; only its SMS says so.
 * @throws the field errors of the registration; otp-not-sent above the limits
 */
export async function sendOtp(
  context: RequestContext,
  input: RegistrationInput,
  address: string,
): Promise<{ phone: string; expiresAt: Date }> {
  const { checked, errors } = checkRegistration(input, calendarDate(context.now), context.settings);
  const { phone } = checked;
  if (phone === null && errors.phone_number_1 === undefined)
    errors.phone_number_1 = [accountMessages.phoneRequired];
  if (Object.keys(errors).length > 0 || phone === null) throw fieldRefusal(errors);
  refuseClosedMethod("phone", context.settings);
  await consumeRateLimit(limits.otpAddress, address, context, "otp-not-sent");
  // What the limit of a minute refuses uses up neither the hour nor the day.
  if (!(await isCodeSpent(context, phone)))
    await consumeRateLimit(limits.otpMinute, phone, context, "otp-not-sent");
  await consumeRateLimit(limits.otpHour, phone, context, "otp-not-sent");
  await consumeOtpCeilings(context, phone, address);
  const expiresAt = await context.db.transaction(async (tx) => {
    const sent = await writePhoneCode(tx, context, phone);
    await enqueueCode(
      { ...context, db: tx },
      {
        role: roleOf(input),
        phone,
        code: sent.code,
        purpose: "registration",
        expiresAt: sent.expiresAt,
      },
    );
    return sent.expiresAt;
  });
  return { phone, expiresAt };
}
