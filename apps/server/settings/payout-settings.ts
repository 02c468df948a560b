import type { Database } from "@jdj/api/database/connect";
import { overNetwork } from "@jdj/api/drivers/payments/gateway-http";
import { cinetpayTransfer } from "@jdj/api/drivers/payouts/cinetpay-transfer";
import {
  embeddedPayouts,
  type PayoutSandbox,
} from "@jdj/api/drivers/payouts/embedded/fake-companies";
import { fakeTransfers } from "@jdj/api/drivers/payouts/embedded/transfers";
import { mtnDisbursements } from "@jdj/api/drivers/payouts/mtn-disbursements";
import type { Payouts } from "@jdj/api/drivers/payouts/port";
import { wavePayouts } from "@jdj/api/drivers/payouts/wave-payouts";
import { z } from "zod";
import type { Drivers } from "./driver-settings.ts";
import type { PaymentSettings } from "./payment-settings.ts";

const key = z.string().min(1).optional();

/** The keys of the companies that send payouts. */
export const payoutShape = {
  /** A key of Wave's with the right to its Payout API. */
  WAVE_PAYOUT_API_KEY: key,
  /** The account at Wave of the business for which money is held, where Wave asks for one. */
  WAVE_AGGREGATED_MERCHANT: key,
  MTN_DISBURSEMENT_API_USER: key,
  MTN_DISBURSEMENT_API_KEY: key,
  MTN_DISBURSEMENT_SUBSCRIPTION_KEY: key,
  /** The password of CinetPay's transfers; the key is `CINETPAY_API_KEY`. */
  CINETPAY_TRANSFER_PASSWORD: key,
  CINETPAY_TRANSFER_URL: z
    .url({ protocol: /^https?$/ })
    .transform((given) => given.replace(/\/$/, ""))
    .default("https://client.cinetpay.com"),
};

const shape = z.object(payoutShape);

/** The settings of payouts, as read. */
export type PayoutSettings = z.infer<typeof shape>;

type Chosen = Pick<Drivers, "PAYOUTS_DRIVER">;
type Common = Pick<
  PaymentSettings,
  "CINETPAY_API_KEY" | "MTN_MOMO_TARGET" | "MTN_MOMO_URL" | "WAVE_URL"
>;

const mtnKeys = [
  "MTN_DISBURSEMENT_API_USER",
  "MTN_DISBURSEMENT_API_KEY",
  "MTN_DISBURSEMENT_SUBSCRIPTION_KEY",
] as const;

/** What is wrong with the settings of payouts, one line each. */
export function payoutErrors(settings: PayoutSettings & Common & Partial<Chosen>): string[] {
  const lines: string[] = [];
  const missing = mtnKeys.filter((name) => settings[name] === undefined);
  if (missing.length < mtnKeys.length)
    for (const name of missing)
      lines.push(`${name} is missing: the keys of MTN's disbursements go together`);
  const hasPassword = settings.CINETPAY_TRANSFER_PASSWORD !== undefined;
  if (hasPassword && settings.CINETPAY_API_KEY === undefined)
    lines.push("CINETPAY_API_KEY is missing: CINETPAY_TRANSFER_PASSWORD needs it");
  const hasKeys = settings.WAVE_PAYOUT_API_KEY !== undefined || missing.length === 0 || hasPassword;
  if (settings.PAYOUTS_DRIVER === "live" && !hasKeys)
    lines.push(
      "PAYOUTS_DRIVER=live needs the keys of one company at least (WAVE_PAYOUT_API_KEY, MTN_DISBURSEMENT_…, CINETPAY_TRANSFER_PASSWORD)",
    );
  return lines;
}

type Given = PayoutSettings & Common & { PUBLIC_URL: string; SECRET: string };

/** The companies that the settings open for payouts. */
export function choosePayouts(
  settings: Given & Chosen,
  db: Database,
  contactEmail: string,
): { payouts: Payouts; payoutSandbox: PayoutSandbox | null } {
  if (settings.PAYOUTS_DRIVER === "embedded")
    return embeddedPayouts({
      transfers: fakeTransfers(db),
      secret: settings.SECRET,
      clock: () => new Date(),
    });
  const companies = settings.PAYOUTS_DRIVER === "live" ? liveCompanies(settings, contactEmail) : {};
  return { payouts: { companies }, payoutSandbox: null };
}

function liveCompanies(settings: Given, contactEmail: string): Payouts["companies"] {
  const companies: Payouts["companies"] = {};
  const common = { fetch: overNetwork };
  const { WAVE_PAYOUT_API_KEY, WAVE_AGGREGATED_MERCHANT } = settings;
  if (WAVE_PAYOUT_API_KEY)
    companies.wave = wavePayouts({
      ...common,
      apiKey: WAVE_PAYOUT_API_KEY,
      aggregatedMerchant: WAVE_AGGREGATED_MERCHANT ?? null,
      base: settings.WAVE_URL,
    });
  const [apiUser, apiKey, subscriptionKey] = mtnKeys.map((name) => settings[name]);
  if (apiUser && apiKey && subscriptionKey)
    companies.mtn = mtnDisbursements({
      ...common,
      ...{ apiUser, apiKey, subscriptionKey },
      target: settings.MTN_MOMO_TARGET,
      base: settings.MTN_MOMO_URL,
    });
  const { CINETPAY_API_KEY, CINETPAY_TRANSFER_PASSWORD } = settings;
  if (CINETPAY_API_KEY && CINETPAY_TRANSFER_PASSWORD)
    companies.cinetpay = cinetpayTransfer({
      ...common,
      apiKey: CINETPAY_API_KEY,
      password: CINETPAY_TRANSFER_PASSWORD,
      base: settings.CINETPAY_TRANSFER_URL,
      contactEmail,
    });
  return companies;
}
