import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import type { RequestContext } from "../../app-context.ts";
import { consumeRateLimit } from "../../rate-limit/consume-rate-limit.ts";
import { ceilings, OTP_OTHER_COUNTRY, otpPerCountry } from "./ceilings.ts";
import { refuseWhenSpent } from "./spend.ts";

/** Codes in a day to all numbers of a country. @param own the settings' own figures, by calling code */
export function otpCeilingOf(callingCode: string, own: Readonly<Record<string, number>>): number {
  return own[callingCode] ?? otpPerCountry[callingCode] ?? own["*"] ?? OTP_OTHER_COUNTRY;
}

/**
 * Counts a code by SMS under the ceilings of its number, its network address and its country, and
 * looks whether the day's money is spent. Whatever sends a code calls it first.
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
  await consumeRateLimit(ceilings.otpPerNumber, phone, context, "otp-not-sent");
  const callingCode = parsePhoneNumberFromString(phone)?.countryCallingCode ?? "";
  const most = otpCeilingOf(callingCode, context.settings.otpByCountry);
  const country = { name: "day-otp-country", most, seconds: 86_400 };
  await consumeRateLimit(country, callingCode, context, "otp-not-sent");
  await refuseWhenSpent(context, "otp-not-sent");
}
