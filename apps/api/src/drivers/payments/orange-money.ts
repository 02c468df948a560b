import { paymentMessages } from "@jdj/contract/payments/messages";
import { z } from "zod";
import { ask, cacheToken, type Fetch, json, parseJson } from "./gateway-http.ts";
import { GatewayAway, type PaymentGateway, type Standing } from "./port.ts";

/** Orange Money's keys of our shop. */
export interface OrangeSettings {
  clientId: string;
  clientSecret: string;
  merchantKey: string;
  /** `https://api.orange.com`, or a fake server. */
  base: string;
  /** The country segment of the address: `ci`, or `dev` for Orange's own trial. */
  country: "ci" | "dev";
  brand: string;
  fetch: Fetch;
}

const Token = z.object({ access_token: z.string(), expires_in: z.coerce.number() });
const Created = z.object({
  status: z.literal(201),
  pay_token: z.string().min(1),
  payment_url: z.string().min(1),
  notif_token: z.string().min(1),
});
const Status = z.object({ status: z.string() });
const Webhook = z.object({
  status: z.string().max(40),
  notif_token: z.string().max(200),
  txnid: z.string().max(200).nullish(),
});

/** Orange Money WebPay: a page of Orange's. Orange's trial counts in its own unit, OUV. */
export function orangeMoney(settings: OrangeSettings): PaymentGateway {
  const { base, country, merchantKey: merchant_key } = settings;
  const currency = country === "dev" ? "OUV" : "XOF";
  const basic = Buffer.from(`${settings.clientId}:${settings.clientSecret}`).toString("base64");
  const token = cacheToken(async () => {
    const { status, body } = await ask(settings.fetch, `${base}/oauth/v3/token`, {
      method: "POST",
      headers: {
        authorization: `Basic ${basic}`,
        "content-type": "application/x-www-form-urlencoded",
      },
      body: "grant_type=client_credentials",
    });
    const read = Token.safeParse(body);
    if (!read.success) throw new GatewayAway(`Orange gives no token: ${status}`);
    return { token: read.data.access_token, seconds: read.data.expires_in };
  });

  /** One call; a token that is refused is renewed once. */
  async function call(path: string, body: unknown) {
    const url = `${base}/orange-money-webpay/${country}/v1/${path}`;
    const once = async () =>
      ask(settings.fetch, url, json(body, { authorization: `Bearer ${await token.take()}` }));
    const first = await once();
    if (first.status !== 401) return first;
    token.drop();
    return once();
  }

  return {
    name: "orange",

    async begin(asked) {
      const { status, body } = await call("webpayment", {
        merchant_key,
        currency,
        order_id: asked.reference,
        amount: asked.amountFcfa,
        return_url: asked.returnUrl,
        cancel_url: asked.returnUrl,
        notif_url: asked.notifyUrl,
        lang: "fr",
        reference: settings.brand.slice(0, 30),
      });
      const read = Created.safeParse(body);
      if (read.success)
        return {
          state: "redirect",
          gatewayReference: read.data.pay_token,
          url: read.data.payment_url,
          notifyToken: read.data.notif_token,
        };
      if (status >= 400)
        return { state: "refused", code: 100, description: paymentMessages.waveFailed };
      throw new GatewayAway(`Orange answers ${status}`);
    },

    async status({ reference, gatewayReference, amountFcfa }) {
      // Without its pay_token no page was shown: the payment cannot exist.
      if (gatewayReference === null) return { state: "unknown" };
      const { status, body } = await call("transactionstatus", {
        order_id: reference,
        amount: amountFcfa,
        pay_token: gatewayReference,
      });
      if (status === 404) return { state: "unknown" };
      const read = Status.safeParse(body);
      if (!read.success) throw new GatewayAway(`Orange answers ${status}`);
      return standing(read.data.status, amountFcfa);
    },

    readWebhook({ body, reference }) {
      const read = Webhook.safeParse(parseJson(body));
      if (!read.success || reference === null) return { state: "forged" };
      const { status, txnid, notif_token: proof } = read.data;
      const eventId = `${reference}:${txnid ?? ""}:${status}`;
      return { state: "event", eventId, reference, gatewayReference: null, proof };
    },
  };
}

/** Orange answers for the amount that it was asked about, and for no other. */
function standing(status: string, amountFcfa: number): Standing {
  switch (status) {
    case "SUCCESS":
      return { state: "paid", amountFcfa, currency: "XOF" };
    case "FAILED":
      return { state: "failed", reason: paymentMessages.failed };
    case "EXPIRED":
      return { state: "expired" };
    default:
      return { state: "pending" };
  }
}
