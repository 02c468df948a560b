import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import type { RequestContext } from "../../../app-context.ts";
import { consumeRateLimit, refundRateLimit } from "../../../rate-limit/consume-rate-limit.ts";
import { alertOperator } from "../alerts/alert-operator.ts";
import { ceilings, OTP_OTHER_COUNTRY, otpPerCountry, SPEND_WARNING } from "./ceilings.ts";
import { refuseWhenSpent } from "./daily-spend.ts";

/** Codes in a day to all numbers of a country. @param own the settings' own figures, by calling code */
export function otpCeilingOf(callingCode: string, own: Readonly<Record<string, number>>): number {
  return own[callingCode] ?? otpPerCountry[callingCode] ?? own["*"] ?? OTP_OTHER_COUNTRY;
}

/** What a code is for: each has ceilings of its own, so that nobody shuts off another's recovery. */
type CodeUse = "registration" | "recovery";

/**
 * Counts a code that leaves by SMS under the day's ceilings of its number and of its country, and
 * warns the operator before those of the country close it. Called last: what another limit refuses
 * does not leave, and does not count.
 * @param phone in E.164
 * @throws otp-not-sent (429)
 */
export async function consumeOtpNumberCeilings(
  context: RequestContext,
  phone: string,
  use: CodeUse,
): Promise<void> {
  const { now, settings } = context;
  const perNumber = use === "recovery" ? ceilings.recoveryPerNumber : ceilings.otpPerNumber;
  await consumeRateLimit(perNumber, phone, context, "otp-not-sent");
  const callingCode = parsePhoneNumberFromString(phone)?.countryCallingCode ?? "";
  const most = otpCeilingOf(callingCode, settings.otpByCountry);
  const name = use === "recovery" ? "day-recovery-country" : "day-otp-country";
  const country = { name, most, seconds: 86_400 };
  try {
    const count = await consumeRateLimit(country, callingCode, context, "otp-not-sent");
    if (count < most * SPEND_WARNING) return;
  } catch (error) {
    await refundRateLimit(perNumber, phone, context);
    await alertOfCountry(context, { callingCode, most, now });
    throw error;
  }
  await alertOfCountry(context, { callingCode, most, now });
}

/** Warns the operator, once a day and country. */
function alertOfCountry(
  context: RequestContext,
  { callingCode, most, now }: { callingCode: string; most: number; now: Date },
): Promise<void> {
  const detail = `Codes par SMS vers +${callingCode}\u00a0: le plafond de ${most} par jour est bientôt atteint. Au-delà, plus aucun ne part vers ce pays avant demain (OTP_BY_COUNTRY).`;
  const alert = { kind: "codes-near" as const, subject: `+${callingCode}`, detail };
  return alertOperator(context.db, context, alert, now);
}

/**
 * Counts a code that is sent at once, to whatever number was given, once the limits of the number
 * itself have let it pass.
 * @param phone in E.164
 * @throws otp-not-sent (429)
 */
export async function consumeOtpCeilings(
  context: RequestContext,
  phone: string,
  address: string,
): Promise<void> {
  await consumeRateLimit(ceilings.otpPerAddress, address, context, "otp-not-sent");
  await consumeRateLimit(ceilings.otpPerAddressDay, address, context, "otp-not-sent");
  await refuseWhenSpent(context, "otp-not-sent");
  await consumeOtpNumberCeilings(context, phone, "registration");
}
