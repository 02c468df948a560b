import { createHmac } from "node:crypto";
import { paymentMessages } from "@jdj/contract/payments/messages";
import { z } from "zod";
import { ask, type Fetch, json, parseJson, sameText } from "./ask.ts";
import { GatewayAway, type PaymentGateway, type Standing } from "./port.ts";

/** Wave's keys of our business. */
export interface WaveSettings {
  apiKey: string;
  webhookSecret: string;
  /** What stands between the time and the body where the signature is made: sources disagree. */
  separator: "" | ".";
  /** `https://api.wave.com`, or a stand-in. */
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

    readNotification({ headers, body, now }) {
      const parts = (headers.get("wave-signature") ?? "").split(",").map((part) => part.trim());
      const time = parts.find((part) => part.startsWith("t="))?.slice(2) ?? "";
      const age = Math.abs(now.getTime() / 1000 - Number(time));
      const right = waveSignature(settings, time, body);
      const signed = parts.some((part) => part.startsWith("v1=") && sameText(part.slice(3), right));
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

    async refund({ gatewayReference }) {
      if (gatewayReference === null) return false;
      const { status } = await ask(
        settings.fetch,
        `${base}/v1/checkout/sessions/${encodeURIComponent(gatewayReference)}/refund`,
        { method: "POST", headers: { authorization } },
      );
      return status < 300;
    },
  };
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
