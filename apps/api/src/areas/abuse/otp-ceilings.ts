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
 * Counts a request for a code under the ceilings of its network address, and looks whether the day's
 * money is spent. Neither depends on the number, so that the answer tells nothing of it.
 * @throws otp-not-sent (429)
 */
export async function consumeOtpRequestCeilings(
  context: RequestContext,
  address: string,
): Promise<void> {
  await consumeRateLimit(ceilings.otpPerAddress, address, context, "otp-not-sent");
  await consumeRateLimit(ceilings.otpPerAddressDay, address, context, "otp-not-sent");
  await refuseWhenSpent(context, "otp-not-sent");
}

/**
 * Counts a code that leaves by SMS under the ceilings of its number and of its country.
 * @param phone in E.164
 * @throws otp-not-sent (429)
 */
export async function consumeOtpNumberCeilings(
  context: RequestContext,
  phone: string,
): Promise<void> {
  await consumeRateLimit(ceilings.otpPerNumber, phone, context, "otp-not-sent");
  const callingCode = parsePhoneNumberFromString(phone)?.countryCallingCode ?? "";
  const most = otpCeilingOf(callingCode, context.settings.otpByCountry);
  const country = { name: "day-otp-country", most, seconds: 86_400 };
  await consumeRateLimit(country, callingCode, context, "otp-not-sent");
}

/**
 * Counts a code that is sent at once, to whatever number was given.
 * @param phone in E.164
 * @throws otp-not-sent (429)
 */
export async function consumeOtpCeilings(
  context: RequestContext,
  phone: string,
  address: string,
): Promise<void> {
  await consumeOtpRequestCeilings(context, address);
  await consumeOtpNumberCeilings(context, phone);
}
