import type { Database } from "@jdj/api/database/connect";
import { cinetpay } from "@jdj/api/drivers/payments/cinetpay";
import {
  embeddedPayments,
  type PaymentSandbox,
} from "@jdj/api/drivers/payments/embedded/fake-gateways";
import { fakeOutcomes } from "@jdj/api/drivers/payments/embedded/outcomes";
import { overNetwork } from "@jdj/api/drivers/payments/gateway-http";
import { moovMoney } from "@jdj/api/drivers/payments/moov-money";
import { mtnMomo } from "@jdj/api/drivers/payments/mtn-momo";
import { orangeMoney } from "@jdj/api/drivers/payments/orange-money";
import type { Payments } from "@jdj/api/drivers/payments/port";
import { wave } from "@jdj/api/drivers/payments/wave";
import { z } from "zod";
import type { Drivers } from "./driver-settings.ts";

const key = z.string().min(1).optional();
const base = (url: string) =>
  z
    .url({ protocol: /^https?$/ })
    .transform((given) => given.replace(/\/$/, ""))
    .default(url);

/** Limits of payments, and the keys of each company. */
export const paymentShape = {
  /** The largest amount of one payment, in FCFA. */
  PAYMENT_MOST_FCFA: z.coerce.number().int().min(100).default(1_500_000),
  /** A refund of more than this needs a second member of staff, in FCFA. */
  REFUND_APPROVAL_FCFA: z.coerce.number().int().min(0).default(100_000),
  /** What the marketplace keeps of each product sold, in percent. */
  COMMISSION_PERCENT: z.coerce.number().int().min(0).max(50).default(10),
  CINETPAY_API_KEY: key,
  CINETPAY_SITE_ID: key,
  CINETPAY_SECRET_KEY: key,
  CINETPAY_URL: base("https://api-checkout.cinetpay.com"),
  WAVE_API_KEY: key,
  WAVE_WEBHOOK_SECRET: key,
  /** Whether a dot separates time and body in Wave's signature: its documentation and its samples disagree. */
  WAVE_SIGNATURE_DOT: z.enum(["0", "1"]).default("0"),
  WAVE_URL: base("https://api.wave.com"),
  ORANGE_MONEY_CLIENT_ID: key,
  ORANGE_MONEY_CLIENT_SECRET: key,
  ORANGE_MONEY_MERCHANT_KEY: key,
  /** `dev` for Orange's sandbox, which counts in OUV and charges nothing. */
  ORANGE_MONEY_COUNTRY: z.enum(["ci", "dev"]).default("ci"),
  ORANGE_MONEY_URL: base("https://api.orange.com"),
  MTN_MOMO_API_USER: key,
  MTN_MOMO_API_KEY: key,
  MTN_MOMO_SUBSCRIPTION_KEY: key,
  MTN_MOMO_TARGET: z.string().min(1).default("mtnivorycoast"),
  MTN_MOMO_URL: base("https://proxy.momoapi.mtn.com"),
  PAYDUNYA_MASTER_KEY: key,
  PAYDUNYA_PRIVATE_KEY: key,
  PAYDUNYA_TOKEN: key,
  PAYDUNYA_URL: base("https://app.paydunya.com/api"),
};

const shape = z.object(paymentShape);

/** The payment settings, as read. */
export type PaymentSettings = z.infer<typeof shape>;

type Chosen = Pick<Drivers, "PAYMENTS_DRIVER">;

/** The keys of each company: all or none of them must be given. */
const keysOf = {
  CinetPay: ["CINETPAY_API_KEY", "CINETPAY_SITE_ID", "CINETPAY_SECRET_KEY"],
  Wave: ["WAVE_API_KEY", "WAVE_WEBHOOK_SECRET"],
  "Orange Money": [
    "ORANGE_MONEY_CLIENT_ID",
    "ORANGE_MONEY_CLIENT_SECRET",
    "ORANGE_MONEY_MERCHANT_KEY",
  ],
  "MTN MoMo": ["MTN_MOMO_API_USER", "MTN_MOMO_API_KEY", "MTN_MOMO_SUBSCRIPTION_KEY"],
  Moov: ["PAYDUNYA_MASTER_KEY", "PAYDUNYA_PRIVATE_KEY", "PAYDUNYA_TOKEN"],
} as const;

/** What is wrong with the payment settings, one line each. */
export function paymentErrors(settings: PaymentSettings & Partial<Chosen>): string[] {
  const lines: string[] = [];
  let complete = 0;
  for (const [company, names] of Object.entries(keysOf)) {
    const missing = names.filter((name) => settings[name] === undefined);
    if (missing.length === 0) complete += 1;
    else if (missing.length < names.length)
      for (const name of missing)
        lines.push(`${name} is missing: the keys of ${company} go together`);
  }
  if (settings.PAYMENTS_DRIVER === "live" && complete === 0)
    lines.push(
      "PAYMENTS_DRIVER=live needs the keys of one company at least (CINETPAY_…, WAVE_…, ORANGE_MONEY_…, MTN_MOMO_…, PAYDUNYA_…)",
    );
  return lines;
}

/** The gateways that the settings open. */
export function choosePayments(
  settings: PaymentSettings & Chosen & { PUBLIC_URL: string; SECRET: string; BRAND: string },
  db: Database,
): { payments: Payments; paymentSandbox: PaymentSandbox | null } {
  const { BRAND: brand, PAYMENT_MOST_FCFA: mostFcfa } = settings;
  if (settings.PAYMENTS_DRIVER === "embedded") {
    const { payments, paymentSandbox } = embeddedPayments({
      outcomes: fakeOutcomes(db),
      publicUrl: settings.PUBLIC_URL,
      brand,
      secret: settings.SECRET,
      clock: () => new Date(),
    });
    return { payments: { ...payments, mostFcfa }, paymentSandbox };
  }
  const gateways = settings.PAYMENTS_DRIVER === "live" ? liveGateways(settings) : {};
  return { payments: { gateways, mostFcfa }, paymentSandbox: null };
}

function liveGateways(settings: PaymentSettings & { BRAND: string }): Payments["gateways"] {
  const gateways: Payments["gateways"] = {};
  const common = { fetch: overNetwork, brand: settings.BRAND };
  const { CINETPAY_API_KEY, CINETPAY_SITE_ID, CINETPAY_SECRET_KEY } = settings;
  if (CINETPAY_API_KEY && CINETPAY_SITE_ID && CINETPAY_SECRET_KEY)
    gateways.cinetpay = cinetpay({
      ...common,
      apiKey: CINETPAY_API_KEY,
      siteId: CINETPAY_SITE_ID,
      secretKey: CINETPAY_SECRET_KEY,
      base: settings.CINETPAY_URL,
    });
  const { WAVE_API_KEY, WAVE_WEBHOOK_SECRET } = settings;
  if (WAVE_API_KEY && WAVE_WEBHOOK_SECRET)
    gateways.wave = wave({
      ...common,
      apiKey: WAVE_API_KEY,
      webhookSecret: WAVE_WEBHOOK_SECRET,
      separator: settings.WAVE_SIGNATURE_DOT === "1" ? "." : "",
      base: settings.WAVE_URL,
    });
  const { ORANGE_MONEY_CLIENT_ID, ORANGE_MONEY_CLIENT_SECRET, ORANGE_MONEY_MERCHANT_KEY } =
    settings;
  if (ORANGE_MONEY_CLIENT_ID && ORANGE_MONEY_CLIENT_SECRET && ORANGE_MONEY_MERCHANT_KEY)
    gateways.orange = orangeMoney({
      ...common,
      clientId: ORANGE_MONEY_CLIENT_ID,
      clientSecret: ORANGE_MONEY_CLIENT_SECRET,
      merchantKey: ORANGE_MONEY_MERCHANT_KEY,
      country: settings.ORANGE_MONEY_COUNTRY,
      base: settings.ORANGE_MONEY_URL,
    });
  const { MTN_MOMO_API_USER, MTN_MOMO_API_KEY, MTN_MOMO_SUBSCRIPTION_KEY } = settings;
  if (MTN_MOMO_API_USER && MTN_MOMO_API_KEY && MTN_MOMO_SUBSCRIPTION_KEY)
    gateways.mtn = mtnMomo({
      ...common,
      apiUser: MTN_MOMO_API_USER,
      apiKey: MTN_MOMO_API_KEY,
      subscriptionKey: MTN_MOMO_SUBSCRIPTION_KEY,
      target: settings.MTN_MOMO_TARGET,
      base: settings.MTN_MOMO_URL,
    });
  const { PAYDUNYA_MASTER_KEY, PAYDUNYA_PRIVATE_KEY, PAYDUNYA_TOKEN } = settings;
  if (PAYDUNYA_MASTER_KEY && PAYDUNYA_PRIVATE_KEY && PAYDUNYA_TOKEN)
    gateways.moov = moovMoney({
      ...common,
      masterKey: PAYDUNYA_MASTER_KEY,
      privateKey: PAYDUNYA_PRIVATE_KEY,
      token: PAYDUNYA_TOKEN,
      base: settings.PAYDUNYA_URL,
    });
  return gateways;
}
