import { refusal } from "@jdj/contract/call/refusals";
import type { RequestContext } from "../../../app-context.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import {
  codeSeconds,
  isCodeSpent,
  writePhoneCode,
} from "../../accounts/registration/phone-code.ts";
import { consumeOtpCeilings } from "../../operations/ceilings/otp-ceilings.ts";
import type { StoredNumber } from "./queries.ts";

/** What a code for a number is written and entered for. */
export const codeUseOf = (id: number) =>
  ({ purpose: "payout-number", subject: `payout-number ${id}` }) as const;

/**
 * Sends a code to a number that a beneficiary added: one a minute, five an hour; another at once when
 * wrong attempts closed the first.
 * @param address network address
 * @throws payout-number-proven, sms-closed (409); payout-code-just-sent, otp-not-sent (429)
 */
export async function sendNumberCode(
  context: RequestContext,
  { id, phone, provenAt }: StoredNumber,
  address: string,
): Promise<void> {
  const { settings } = context;
  if (provenAt !== null) throw refusal("payout-number-proven");
  if (settings.closedServices.includes("sms")) throw refusal("sms-closed");
  const use = codeUseOf(id);
  await consumeRateLimit(limits.otpAddress, address, context, "otp-not-sent");
  if (!(await isCodeSpent(context, phone, use)))
    await consumeRateLimit(limits.otpMinute, phone, context, "payout-code-just-sent");
  await consumeRateLimit(limits.otpHour, phone, context, "otp-not-sent");
  await consumeOtpCeilings(context, phone, address);
  await context.db.transaction(async (tx) => {
    const { code, expiresAt } = await writePhoneCode(tx, context, phone, use);
    const minutes = codeSeconds["payout-number"] / 60;
    await context.jobs.enqueue(tx, "send-short-message", {
      kind: "otp",
      to: phone,
      text: numberCodeSms(settings.brand, code, minutes),
      code,
      until: expiresAt.toISOString(),
    });
  });
}

/** The SMS with the code for a number that is to receive payouts. */
export function numberCodeSms(brand: string, code: string, minutes: number): string {
  return `${brand} : votre code est ${code}, pour recevoir des versements sur ce numéro. Valable ${minutes} minutes. Ne le donnez à personne.`;
}
