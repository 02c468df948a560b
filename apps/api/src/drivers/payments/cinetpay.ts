import { createHmac } from "node:crypto";
import { paymentMessages } from "@jdj/contract/payments/messages";
import { z } from "zod";
import { isSameText } from "../../crypto/token.ts";
import { ask, type Fetch, json } from "./gateway-http.ts";
import { GatewayAway, type PaymentGateway, type Standing } from "./port.ts";

/** CinetPay's keys of our site. */
export interface CinetpaySettings {
  apiKey: string;
  siteId: string;
  /** Key of the webhooks' signatures. */
  secretKey: string;
  /** `https://api-checkout.cinetpay.com`, or a fake server. */
  base: string;
  fetch: Fetch;
}

const Created = z.object({
  code: z.string(),
  description: z.string().optional(),
  message: z.string().optional(),
  data: z.object({ payment_token: z.string(), payment_url: z.string() }).nullish(),
});
const Checked = z.object({
  code: z.string(),
  data: z
    .object({ amount: z.coerce.number(), currency: z.string(), status: z.string() })
    .partial()
    .nullish(),
});

const TRANSACTION_NOT_FOUND = "606";
const waiting = ["623", "662", "663", "664"];

/** The fields over which a webhook's `x-token` is computed, in this order. */
export const signedFields = [
  "cpm_site_id",
  "cpm_trans_id",
  "cpm_trans_date",
  "cpm_amount",
  "cpm_currency",
  "signature",
  "payment_method",
  "cel_phone_num",
  "cpm_phone_prefixe",
  "cpm_language",
  "cpm_version",
  "cpm_payment_config",
  "cpm_page_action",
  "cpm_custom",
  "cpm_designation",
  "cpm_error_message",
];

/** CinetPay offers cards only when an address is given; we have none, and give the country's. */
const cardAddress = {
  customer_address: "Abidjan",
  customer_city: "Abidjan",
  customer_country: "CI",
  customer_state: "CI",
  customer_zip_code: "00225",
};

/** The `x-token` of a webhook. */
export function cinetpayToken(secretKey: string, form: URLSearchParams): string {
  const text = signedFields.map((field) => form.get(field) ?? "").join("");
  return createHmac("sha256", secretKey).update(text).digest("hex");
}

/** CinetPay v2: a page on which every operator and cards can be used. */
export function cinetpay(settings: CinetpaySettings): PaymentGateway {
  const { apiKey: apikey, siteId: site_id, base } = settings;
  return {
    name: "cinetpay",

    async begin(asked) {
      const { status, body } = await ask(
        settings.fetch,
        `${base}/v2/payment`,
        json({
          apikey,
          site_id,
          transaction_id: asked.reference,
          amount: asked.amountFcfa,
          currency: "XOF",
          description: asked.description,
          notify_url: asked.notifyUrl,
          return_url: asked.returnUrl,
          channels: "ALL",
          lang: "fr",
          customer_name: asked.payer.lastName,
          customer_surname: asked.payer.givenNames,
          ...(asked.payer.email === null ? {} : { customer_email: asked.payer.email }),
          ...(asked.payer.phone === null ? {} : { customer_phone_number: asked.payer.phone }),
          ...cardAddress,
        }),
      );
      const read = Created.safeParse(body);
      if (!read.success) throw new GatewayAway(`CinetPay answers ${status}`);
      const { code, data, description, message } = read.data;
      if (code === "201" && data)
        return {
          state: "redirect",
          gatewayReference: data.payment_token,
          url: data.payment_url,
          notifyToken: null,
        };
      const reason = description ?? message ?? paymentMessages.waveFailed;
      if (code === "641" || code === "642")
        return { state: "refused", code: code === "641" ? 641 : 642, description: reason };
      return { state: "refused", code: 100, description: reason };
    },

    async status({ reference }) {
      const { status, body } = await ask(
        settings.fetch,
        `${base}/v2/payment/check`,
        json({ apikey, site_id, transaction_id: reference }),
      );
      const read = Checked.safeParse(body);
      if (!read.success) throw new GatewayAway(`CinetPay answers ${status}`);
      return standing(read.data);
    },

    readWebhook({ headers, body }) {
      const form = new URLSearchParams(body);
      const token = headers.get("x-token") ?? "";
      const signed = isSameText(token, cinetpayToken(settings.secretKey, form));
      const reference = form.get("cpm_trans_id");
      if (!signed || reference === null || form.get("cpm_site_id") !== site_id)
        return { state: "forged" };
      return { state: "event", eventId: token, reference, gatewayReference: null, proof: null };
    },
  };
}

function standing({ code, data }: z.infer<typeof Checked>): Standing {
  if (code === "00" && data?.status === "ACCEPTED")
    return { state: "paid", amountFcfa: data.amount ?? 0, currency: data.currency ?? "" };
  if (code === "608" || code === "609") throw new GatewayAway(`CinetPay refuses our keys: ${code}`);
  if (waiting.includes(code) || data?.status === "WAITING_FOR_CUSTOMER")
    return { state: "pending" };
  if (code === "625") return { state: "expired" };
  if (code === "602") return { state: "failed", reason: paymentMessages.insufficient };
  if (code === "627") return { state: "failed", reason: paymentMessages.declined };
  if (code === "600" || code === "604" || data?.status === "REFUSED")
    return { state: "failed", reason: paymentMessages.failed };
  if (code === TRANSACTION_NOT_FOUND) return { state: "unknown" };
  throw new GatewayAway(`CinetPay answers ${code}`);
}
