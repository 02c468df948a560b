import { createHmac } from "node:crypto";
import { paymentMessages } from "@jdj/contract/payments/messages";
import { z } from "zod";
import { isSameText } from "../../crypto/token.ts";
import { ask, type Fetch, json, parseJson } from "./gateway-http.ts";
import { GatewayAway, type PaymentGateway, type Standing } from "./port.ts";

/** Wave's keys of our business. */
export interface WaveSettings {
  apiKey: string;
  webhookSecret: string;
  /** What stands between the time and the body where the signature is made: sources disagree. */
  separator: "" | ".";
  /** `https://api.wave.com`, or a fake server. */
  base: string;
  fetch: Fetch;
}

const Session = z.object({
  id: z.string(),
  amount: z.coerce.number(),
  currency: z.string(),
  checkout_status: z.enum(["open", "complete", "expired"]),
  payment_status: z.enum(["processing", "cancelled", "succeeded"]),
  wave_launch_url: z.string(),
  last_payment_error: z.object({ code: z.string() }).nullish(),
});
type Session = z.infer<typeof Session>;

const Paid = z.object({ transaction_id: z.string() });
const Transactions = z.object({
  page_info: z.object({ has_next_page: z.boolean(), end_cursor: z.string().nullish() }),
  items: z.array(z.object({ transaction_id: z.string(), is_reversal: z.boolean().default(false) })),
});

const Event = z.object({
  id: z.string().min(1).max(200),
  type: z.string(),
  data: z.object({ id: z.string(), client_reference: z.string().nullish() }),
});

/** How old a signature may be, in seconds. */
const TOLERANCE_SECONDS = 300;

/** The `v1` of a webhook: over the time in seconds and the body as it was sent. */
export function waveSignature(
  { webhookSecret, separator }: Pick<WaveSettings, "webhookSecret" | "separator">,
  time: string,
  body: string,
): string {
  return createHmac("sha256", webhookSecret).update(`${time}${separator}${body}`).digest("hex");
}

/** Wave Checkout: a page that opens the payer's application. */
export function wave(settings: WaveSettings): PaymentGateway {
  const { base } = settings;
  const authorization = `Bearer ${settings.apiKey}`;

  return {
    name: "wave",

    async begin(asked) {
      const { status, body } = await ask(
        settings.fetch,
        `${base}/v1/checkout/sessions`,
        json(
          {
            amount: String(asked.amountFcfa),
            currency: "XOF",
            client_reference: asked.reference,
            success_url: asked.returnUrl,
            error_url: asked.returnUrl,
          },
          { authorization, "idempotency-key": asked.reference },
        ),
      );
      const read = Session.safeParse(body);
      if (status >= 400)
        return { state: "refused", code: 100, description: paymentMessages.waveFailed };
      if (!read.success) throw new GatewayAway(`Wave answers ${status}`);
      const { id, wave_launch_url: url } = read.data;
      return { state: "redirect", gatewayReference: id, url, notifyToken: null };
    },

    async status({ reference, gatewayReference }) {
      const path =
        gatewayReference === null
          ? `search?client_reference=${encodeURIComponent(reference)}`
          : encodeURIComponent(gatewayReference);
      const { status, body } = await ask(settings.fetch, `${base}/v1/checkout/sessions/${path}`, {
        method: "GET",
        headers: { authorization },
      });
      if (status === 404) return { state: "unknown" };
      const found = z.object({ result: z.array(Session) }).safeParse(body);
      const session = found.success ? found.data.result[0] : Session.safeParse(body).data;
      if (session) return standing(session);
      if (found.success) return { state: "unknown" };
      throw new GatewayAway(`Wave answers ${status}`);
    },

    readWebhook({ headers, body, now }) {
      const fields = (headers.get("wave-signature") ?? "").split(",").map((field) => field.trim());
      const time = fields.find((field) => field.startsWith("t="))?.slice(2) ?? "";
      const age = Math.abs(now.getTime() / 1000 - Number(time));
      const right = waveSignature(settings, time, body);
      const signed = fields.some(
        (field) => field.startsWith("v1=") && isSameText(field.slice(3), right),
      );
      if (!/^\d{1,12}$/.test(time) || age > TOLERANCE_SECONDS || !signed)
        return { state: "forged" };
      const read = Event.safeParse(parseJson(body));
      if (!read.success) return { state: "forged" };
      const { id: eventId, data } = read.data;
      return {
        state: "event",
        eventId,
        reference: data.client_reference ?? null,
        gatewayReference: data.id,
        proof: null,
      };
    },

    async refund({ gatewayReference }, key) {
      if (gatewayReference === null) return false;
      const { status } = await ask(
        settings.fetch,
        `${base}/v1/checkout/sessions/${encodeURIComponent(gatewayReference)}/refund`,
        { method: "POST", headers: { authorization, "idempotency-key": key } },
      );
      if (status === 409) throw new GatewayAway("Wave is at it already");
      return status < 300;
    },

    /** A session does not show its refund; the wallet's list of transactions does, day by day. */
    async isRefunded({ gatewayReference }, { since, now }) {
      if (gatewayReference === null) return false;
      const get = (path: string) =>
        ask(settings.fetch, `${base}${path}`, { method: "GET", headers: { authorization } });
      const path = `/v1/checkout/sessions/${encodeURIComponent(gatewayReference)}`;
      const session = Paid.safeParse((await get(path)).body);
      if (!session.success) throw new GatewayAway("Wave does not tell the transaction");
      for (const date of daysBetween(since, now)) {
        let after = "";
        do {
          const { body, status } = await get(`/v1/transactions?date=${date}${after}`);
          const page = Transactions.safeParse(body);
          if (!page.success) throw new GatewayAway(`Wave answers ${status}`);
          const isOurs = page.data.items.some(
            (item) => item.is_reversal && item.transaction_id === session.data.transaction_id,
          );
          if (isOurs) return true;
          const { has_next_page, end_cursor } = page.data.page_info;
          after = has_next_page && end_cursor ? `&after=${encodeURIComponent(end_cursor)}` : "";
        } while (after !== "");
      }
      return false;
    },
  };
}

/** The calendar days from one instant to another, as Wave counts them (UTC), 30 at most. */
function daysBetween(since: Date, now: Date): string[] {
  const days: string[] = [];
  const end = now.toISOString().slice(0, 10);
  for (let at = since.getTime(); days.length < 30; at += 86_400_000) {
    const day = new Date(at).toISOString().slice(0, 10);
    if (day > end) break;
    days.push(day);
  }
  return days;
}

function standing(session: Session): Standing {
  if (session.payment_status === "succeeded")
    return { state: "paid", amountFcfa: session.amount, currency: session.currency };
  if (session.checkout_status === "expired") return { state: "expired" };
  // Whatever happened in an open session, its payer may still pay there.
  const error = session.last_payment_error;
  if (!error) return { state: "pending" };
  const isShort = error.code === "insufficient-funds";
  return {
    state: "pending",
    reason: isShort ? paymentMessages.insufficient : paymentMessages.declined,
  };
}
