import { randomUUID } from "node:crypto";
import { paymentMessages } from "@jdj/contract/payments/messages";
import { z } from "zod";
import { ask, json, parseJson } from "./gateway-http.ts";
import { type MtnKeys, mtnAccess } from "./mtn-access.ts";
import { GatewayAway, type PaymentGateway, type Standing } from "./port.ts";

const Refusal = z.object({ code: z.string() });
const Request = z.object({
  amount: z.coerce.number(),
  currency: z.string(),
  status: z.enum(["PENDING", "SUCCESSFUL", "FAILED"]),
  reason: z.union([z.string(), z.object({ code: z.string() })]).nullish(),
});
const Callback = z.object({ status: z.string().max(40) });

/** MTN MoMo Collections: asks the payer's phone. Callbacks are unsigned, sent once, perhaps never. */
export function mtnMomo(settings: MtnKeys): PaymentGateway {
  const { base } = settings;
  const access = mtnAccess(settings, "collection");

  return {
    name: "mtn",

    async begin(asked) {
      const id = randomUUID();
      await asked.remember(id);
      const { status, body } = await ask(
        settings.fetch,
        `${base}/collection/v1_0/requesttopay`,
        json(
          {
            amount: String(asked.amountFcfa),
            currency: "XOF",
            externalId: asked.reference,
            payer: { partyIdType: "MSISDN", partyId: asked.phone ?? "" },
            payerMessage: asked.description,
            payeeNote: asked.reference,
          },
          { ...(await access.headers()), "x-reference-id": id, "x-callback-url": asked.notifyUrl },
        ),
      );
      if (status === 202) return { state: "push" };
      if (status === 401) access.drop();
      const code = Refusal.safeParse(body).data?.code;
      if (code === "PAYER_NOT_FOUND")
        return { state: "refused", code: 515, description: paymentMessages.failed };
      return { state: "refused", code: 100, description: paymentMessages.failed };
    },

    async status({ gatewayReference }) {
      if (gatewayReference === null) return { state: "unknown" };
      const { status, body } = await ask(
        settings.fetch,
        `${base}/collection/v1_0/requesttopay/${encodeURIComponent(gatewayReference)}`,
        { method: "GET", headers: await access.headers() },
      );
      if (status === 404) return { state: "unknown" };
      if (status === 401) access.drop();
      const read = Request.safeParse(body);
      if (!read.success) throw new GatewayAway(`MTN answers ${status}`);
      return standing(read.data);
    },

    /** Anybody could have sent it: it counts once a minute, and only as a reason to ask MTN. */
    readWebhook({ body, reference, now }) {
      const read = Callback.safeParse(parseJson(body));
      if (!read.success || reference === null) return { state: "forged" };
      const minute = Math.floor(now.getTime() / 60_000);
      const eventId = `${reference}:${read.data.status}:${minute}`;
      return { state: "event", eventId, reference, gatewayReference: null, proof: null };
    },
  };
}

function standing({ status, reason, amount, currency }: z.infer<typeof Request>): Standing {
  if (status === "SUCCESSFUL") return { state: "paid", amountFcfa: amount, currency };
  if (status === "PENDING") return { state: "pending" };
  const code = typeof reason === "string" ? reason : reason?.code;
  if (code === "EXPIRED") return { state: "expired" };
  if (code === "NOT_ENOUGH_FUNDS") return { state: "failed", reason: paymentMessages.insufficient };
  if (code === "APPROVAL_REJECTED") return { state: "failed", reason: paymentMessages.declined };
  return { state: "failed", reason: paymentMessages.failed };
}
