import { z } from "zod";
import { ask, type Fetch, json } from "../payments/gateway-http.ts";
import { GatewayAway } from "../payments/port.ts";
import type { PayoutCompany, TransferStanding } from "./port.ts";
import { transferReasons } from "./transfer-reasons.ts";

/** Wave's key of our business, with the right to its Payout API. */
export interface WavePayoutSettings {
  apiKey: string;
  /** The account at Wave of the business for which money is held; null where Wave asks for none. */
  aggregatedMerchant: string | null;
  /** `https://api.wave.com`, or a fake server. */
  base: string;
  fetch: Fetch;
}

const Sent = z.object({
  id: z.string().min(1),
  receive_amount: z.coerce.number(),
  status: z.enum(["processing", "succeeded", "failed", "reversed"]),
  payout_error: z.object({ error_code: z.string() }).nullish(),
});

const Refused = z.object({ code: z.string() });

/** The answers that are final, by Wave's code. Of any other it is not known what became of the transfer. */
const failures: Readonly<Record<string, string>> = {
  "recipient-limit-exceeded": transferReasons.full,
  "recipient-minor": transferReasons.minor,
  "recipient-account-blocked": transferReasons.blocked,
  "recipient-account-inactive": transferReasons.blocked,
  "country-mismatch": transferReasons.noWallet,
};

function failed(code: string): TransferStanding | null {
  if (code === "insufficient-funds") return { state: "short" };
  const reason = failures[code];
  return reason === undefined ? null : { state: "failed", reason };
}

function standing({ id, receive_amount, status, payout_error }: z.infer<typeof Sent>) {
  switch (status) {
    case "succeeded":
      return { state: "confirmed", amountFcfa: receive_amount, companyReference: id } as const;
    case "processing":
      return { state: "pending", companyReference: id } as const;
    case "reversed":
      return { state: "reversed" } as const;
    case "failed":
      return (
        failed(payout_error?.error_code ?? "") ??
        ({ state: "failed", reason: transferReasons.rejected } as const)
      );
  }
}

/**
 * Wave's Payout API (docs.wave.com/payout): one transfer by an idempotency key, answered at once; it can
 * be searched by our reference, and is taken back within three days. It notifies of nothing.
 */
export function wavePayouts(settings: WavePayoutSettings): PayoutCompany {
  const { base, fetch, aggregatedMerchant } = settings;
  const authorization = `Bearer ${settings.apiKey}`;

  return {
    name: "wave",
    methods: ["wave"],
    isIdempotent: true,
    reversibleDays: 3,

    async send({ key, amountFcfa, phone, holder, reason }) {
      const { status, body } = await ask(
        fetch,
        `${base}/v1/payout`,
        json(
          {
            currency: "XOF",
            receive_amount: String(amountFcfa),
            name: holder,
            mobile: `+${phone}`,
            client_reference: key,
            payment_reason: reason,
            ...(aggregatedMerchant === null ? {} : { aggregated_merchant_id: aggregatedMerchant }),
          },
          { authorization, "idempotency-key": key },
        ),
      );
      const sent = Sent.safeParse(body);
      if (status < 300 && sent.success) return standing(sent.data);
      const refused = Refused.safeParse(body);
      const known = refused.success ? failed(refused.data.code) : null;
      if (known === null)
        throw new GatewayAway(`Wave answers ${status} ${refused.data?.code ?? ""}`);
      return known;
    },

    async status({ key, companyReference }) {
      const path =
        companyReference === null
          ? `payouts/search?client_reference=${encodeURIComponent(key)}`
          : `payout/${encodeURIComponent(companyReference)}`;
      const headers = { authorization };
      const { status, body } = await ask(fetch, `${base}/v1/${path}`, { method: "GET", headers });
      if (status === 404) return { state: "unknown" };
      const found = z.object({ result: z.array(Sent) }).safeParse(body);
      const one = found.success ? found.data.result[0] : Sent.safeParse(body).data;
      if (one) return standing(one);
      if (found.success) return { state: "unknown" };
      throw new GatewayAway(`Wave answers ${status}`);
    },
  };
}
