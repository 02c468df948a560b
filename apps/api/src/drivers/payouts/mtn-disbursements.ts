import { z } from "zod";
import { ask, json } from "../payments/gateway-http.ts";
import { type MtnKeys, mtnAccess } from "../payments/mtn-access.ts";
import { GatewayAway } from "../payments/port.ts";
import type { PayoutCompany, TransferStanding } from "./port.ts";
import { transferReasons } from "./transfer-reasons.ts";

const Refusal = z.object({ code: z.string() });
const Transfer = z.object({
  amount: z.coerce.number(),
  status: z.enum(["PENDING", "SUCCESSFUL", "FAILED"]),
  financialTransactionId: z.string().nullish(),
  reason: z.union([z.string(), z.object({ code: z.string() })]).nullish(),
});
const Holder = z.object({
  name: z.string().nullish(),
  given_name: z.string().nullish(),
  family_name: z.string().nullish(),
});

/** The answers that are final, by MTN's code. */
const failures: Readonly<Record<string, string>> = {
  PAYEE_NOT_FOUND: transferReasons.noWallet,
  PAYEE_NOT_ALLOWED_TO_RECEIVE: transferReasons.blocked,
  PAYEE_LIMIT_REACHED: transferReasons.full,
};

function failed(code: string): TransferStanding | null {
  if (code === "NOT_ENOUGH_FUNDS" || code === "PAYER_LIMIT_REACHED") return { state: "short" };
  const reason = failures[code];
  return reason === undefined ? null : { state: "failed", reason };
}

function standing(
  { amount, status, reason, financialTransactionId }: z.infer<typeof Transfer>,
  key: string,
): TransferStanding {
  const companyReference = financialTransactionId ?? null;
  if (status === "PENDING") return { state: "pending", companyReference };
  if (status === "SUCCESSFUL")
    return { state: "confirmed", amountFcfa: amount, companyReference: companyReference ?? key };
  const code = typeof reason === "string" ? reason : (reason?.code ?? "");
  return failed(code) ?? { state: "failed", reason: transferReasons.rejected };
}

/**
 * MTN MoMo Disbursements: `transfer` under our `X-Reference-Id`, of which a second one is refused (409).
 * The answer says only that it was heard; callbacks are unsigned, sent once, perhaps never.
 */
export function mtnDisbursements(settings: MtnKeys): PayoutCompany {
  const { base, fetch } = settings;
  const access = mtnAccess(settings, "disbursement");

  /** One call; a token that is refused is renewed once. */
  async function call(path: string, init: (headers: Record<string, string>) => object) {
    const once = async () => {
      const headers = await access.headers();
      return ask(fetch, `${base}/disbursement/v1_0/${path}`, {
        method: "GET",
        headers,
        ...init(headers),
      });
    };
    const first = await once();
    if (first.status !== 401) return first;
    access.drop();
    return once();
  }

  return {
    name: "mtn",
    methods: ["mtn"],
    isIdempotent: true,
    reversibleDays: 0,

    async send({ key, amountFcfa, phone, reason, notifyUrl }) {
      const transfer = {
        amount: String(amountFcfa),
        currency: "XOF",
        externalId: key,
        payee: { partyIdType: "MSISDN", partyId: phone },
        payerMessage: reason,
        payeeNote: reason,
      };
      const { status, body } = await call("transfer", (headers) =>
        json(transfer, { ...headers, "x-reference-id": key, "x-callback-url": notifyUrl }),
      );
      // 409: MTN has it already.
      if (status === 202 || status === 409) return { state: "pending", companyReference: null };
      const refused = Refusal.safeParse(body);
      const known = refused.success ? failed(refused.data.code) : null;
      if (known === null)
        throw new GatewayAway(`MTN answers ${status} ${refused.data?.code ?? ""}`);
      return known;
    },

    async status({ key }) {
      const { status, body } = await call(`transfer/${encodeURIComponent(key)}`, () => ({}));
      if (status === 404) return { state: "unknown" };
      const read = Transfer.safeParse(body);
      if (!read.success) throw new GatewayAway(`MTN answers ${status}`);
      return standing(read.data, key);
    },

    async holderOf(phone) {
      const path = `accountholder/msisdn/${encodeURIComponent(phone)}/basicuserinfo`;
      const { status, body } = await call(path, () => ({}));
      if (status === 404) return null;
      const read = Holder.safeParse(body);
      if (status >= 400 || !read.success) throw new GatewayAway(`MTN answers ${status}`);
      const { name, given_name, family_name } = read.data;
      const whole = name ?? [given_name, family_name].filter(Boolean).join(" ");
      return whole.trim() === "" ? null : whole.trim();
    },
  };
}
