import { createHash } from "node:crypto";
import { paymentMessages } from "@jdj/contract/payments/messages";
import { z } from "zod";
import { isSameText } from "../../crypto/token.ts";
import { ask, type Fetch, json } from "./gateway-http.ts";
import { GatewayAway, type PaymentGateway, type Standing } from "./port.ts";

/** The keys of our shop at PayDunya, through which Moov is reached: Moov has no public interface. */
export interface MoovSettings {
  masterKey: string;
  privateKey: string;
  token: string;
  /** `https://app.paydunya.com/api`, or a fake server. */
  base: string;
  brand: string;
  fetch: Fetch;
}

const Invoice = z.object({ response_code: z.literal("00"), token: z.string().min(1) });
const Pushed = z.object({ success: z.boolean(), message: z.string().optional() });
const Confirmed = z.object({
  response_code: z.string(),
  status: z.string().optional(),
  fail_reason: z.string().nullish(),
  invoice: z.object({ total_amount: z.coerce.number() }).partial().optional(),
});

/** The hash in every webhook of PayDunya: the same for all, so each payment is checked. */
export function paydunyaHash(masterKey: string): string {
  return createHash("sha512").update(masterKey).digest("hex");
}

/** Moov Money by PayDunya's « softpay »: an invoice, then the payer's phone is asked. */
export function moovMoney(settings: MoovSettings): PaymentGateway {
  const { base } = settings;
  const keys = {
    "paydunya-master-key": settings.masterKey,
    "paydunya-private-key": settings.privateKey,
    "paydunya-token": settings.token,
  };

  return {
    name: "moov",

    async begin(asked) {
      const { status, body } = await ask(
        settings.fetch,
        `${base}/v1/checkout-invoice/create`,
        json(
          {
            invoice: { total_amount: asked.amountFcfa, description: asked.description },
            store: { name: settings.brand },
            custom_data: { reference: asked.reference },
            actions: {
              return_url: asked.returnUrl,
              cancel_url: asked.returnUrl,
              callback_url: asked.notifyUrl,
            },
          },
          keys,
        ),
      );
      const invoice = Invoice.safeParse(body);
      if (!invoice.success) {
        if (status < 400) throw new GatewayAway(`PayDunya answers ${status}`);
        return { state: "refused", code: 100, description: paymentMessages.failed };
      }
      await asked.remember(invoice.data.token);
      const pushed = await ask(
        settings.fetch,
        `${base}/v1/softpay/moov-ci`,
        json(
          {
            moov_ci_customer_fullname: `${asked.payer.givenNames} ${asked.payer.lastName}`.trim(),
            moov_ci_email: asked.payer.email ?? "",
            // PayDunya takes the ten digits alone.
            moov_ci_phone_number: asked.phone?.slice(3) ?? "",
            payment_token: invoice.data.token,
          },
          keys,
        ),
      );
      const answer = Pushed.safeParse(pushed.body);
      if (!answer.success) throw new GatewayAway(`PayDunya answers ${pushed.status}`);
      if (answer.data.success) return { state: "push" };
      const description = answer.data.message ?? paymentMessages.failed;
      const wrongNumber = /num[ée]ro/i.test(description);
      return { state: "refused", code: wrongNumber ? 515 : 100, description };
    },

    async status({ gatewayReference }) {
      if (gatewayReference === null) return { state: "unknown" };
      const { status, body } = await ask(
        settings.fetch,
        `${base}/v1/checkout-invoice/confirm/${encodeURIComponent(gatewayReference)}`,
        { method: "GET", headers: keys },
      );
      if (status === 404) return { state: "unknown" };
      const read = Confirmed.safeParse(body);
      if (!read.success) throw new GatewayAway(`PayDunya answers ${status}`);
      return standing(read.data);
    },

    readWebhook({ body, reference }) {
      const form = new URLSearchParams(body);
      const signed = isSameText(form.get("data[hash]") ?? "", paydunyaHash(settings.masterKey));
      const token = form.get("data[invoice][token]");
      if (!signed || token === null || token.length > 200) return { state: "forged" };
      const eventId = `${token}:${form.get("data[status]")?.slice(0, 40) ?? ""}`;
      return { state: "event", eventId, reference, gatewayReference: token, proof: null };
    },
  };
}

function standing(payment: z.infer<typeof Confirmed>): Standing {
  if (payment.response_code !== "00") return { state: "unknown" };
  switch (payment.status) {
    case "completed":
      return { state: "paid", amountFcfa: payment.invoice?.total_amount ?? 0, currency: "XOF" };
    case "cancelled":
      return { state: "failed", reason: paymentMessages.declined };
    case "failed":
      return /solde|insuffisant/i.test(payment.fail_reason ?? "")
        ? { state: "failed", reason: paymentMessages.insufficient }
        : { state: "failed", reason: paymentMessages.failed };
    case "expired":
      return { state: "expired" };
    default:
      return { state: "pending" };
  }
}
