import { z } from "zod";
import { ask, cacheToken, type Fetch } from "../payments/gateway-http.ts";
import { GatewayAway } from "../payments/port.ts";
import type { PayoutCompany, TransferStanding } from "./port.ts";
import { transferReasons } from "./transfer-reasons.ts";

/** CinetPay's keys of our business: the password is that of its transfers. */
export interface CinetpayTransferSettings {
  apiKey: string;
  password: string;
  /** `https://client.cinetpay.com`, or a fake server. */
  base: string;
  /** CinetPay wants an address with each contact: ours. */
  contactEmail: string;
  fetch: Fetch;
}

/** Numbers or texts: its documentation shows both. */
const Code = z.union([z.number(), z.string()]).transform(String);
const Answer = z.object({ code: Code, message: z.string().optional(), data: z.unknown() });
const Token = z.object({ token: z.string().min(1) });
const Entry = z.object({
  code: Code.optional(),
  status: z.string().optional(),
  transaction_id: z.string().nullish(),
  amount: z.coerce.number().optional(),
  treatment_status: z.string().nullish(),
});
type Entry = z.infer<typeof Entry>;

/** A token lives for five minutes. */
const TOKEN_SECONDS = 300;

/** What `code` and `message` say of a request that was refused whole; null when it is not known. */
function failed(code: string): TransferStanding | null {
  if (code === "602") return { state: "short" };
  if (code === "717" || code === "721")
    return { state: "failed", reason: transferReasons.noWallet };
  if (code === "720") return { state: "failed", reason: transferReasons.full };
  return null;
}

/** The first entry of an answer: in an array, or in an array of arrays. */
function firstOf(data: unknown): Entry | null {
  const list = Array.isArray(data) ? data.flat(2) : [data];
  return Entry.safeParse(list[0]).data ?? null;
}

/** NEW, REC and NOS are on their way; VAL and REJ are final. */
function standing({ treatment_status, transaction_id, amount }: Entry): TransferStanding {
  const companyReference = transaction_id ?? null;
  if (treatment_status === "VAL" && companyReference !== null && amount !== undefined)
    return { state: "confirmed", amountFcfa: amount, companyReference };
  if (treatment_status === "REJ") return { state: "failed", reason: transferReasons.rejected };
  return { state: "pending", companyReference };
}

/**
 * CinetPay Transfer (docs.cinetpay.com, « API de transfert »): a token, the receiver as a contact, then
 * the transfer, whose operator follows from the number. It says nowhere that a second request with the
 * same identifier is the same transfer: it is never repeated. Its webhook is unsigned.
 */
export function cinetpayTransfer(settings: CinetpayTransferSettings): PayoutCompany {
  const { base, fetch } = settings;
  const read = (status: number, body: unknown) => {
    const answer = Answer.safeParse(body);
    if (!answer.success) throw new GatewayAway(`CinetPay answers ${status}`);
    return answer.data;
  };
  const form = (fields: Record<string, string>) => ({
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", accept: "application/json" },
    body: new URLSearchParams(fields).toString(),
  });
  const token = cacheToken(async () => {
    const { apiKey: apikey, password } = settings;
    const url = `${base}/v1/auth/login?lang=fr`;
    const { status, body } = await ask(fetch, url, form({ apikey, password }));
    const given = Token.safeParse(read(status, body).data);
    if (!given.success) throw new GatewayAway(`CinetPay gives no token: ${status}`);
    return { token: given.data.token, seconds: TOKEN_SECONDS };
  });

  async function post(path: string, data: object) {
    const url = `${base}/v1/transfer/${path}?token=${encodeURIComponent(await token.take())}&lang=fr`;
    const { status, body } = await ask(fetch, url, form({ data: JSON.stringify([data]) }));
    const answer = read(status, body);
    if (["705", "706"].includes(answer.code)) token.drop();
    return answer;
  }

  return {
    name: "cinetpay",
    methods: ["orange", "mtn", "moov", "wave"],
    isIdempotent: false,
    reversibleDays: 0,

    async send({ key, amountFcfa, method, phone, holder, notifyUrl }) {
      const number = { prefix: "225", phone: phone.slice(3) };
      const [surname = "", ...names] = holder.split(" ");
      const contact = await post("contact", {
        ...number,
        ...{ name: names.join(" ") || surname, surname, email: settings.contactEmail },
      });
      const added = firstOf(contact.data);
      // 726: it is a contact of ours already.
      const isContact =
        ["0", "726"].includes(contact.code) && ["0", "726", undefined].includes(added?.code);
      if (!isContact)
        return (
          failed(added?.code ?? contact.code) ?? away(`contact ${added?.code ?? contact.code}`)
        );
      const answer = await post("money/send/contact", {
        ...number,
        ...{ amount: String(amountFcfa), notify_url: notifyUrl, client_transaction_id: key },
        ...(method === "wave" ? { payment_method: "WAVECI" } : {}),
      });
      const entry = firstOf(answer.data);
      if (answer.code === "0" && entry && ["0", undefined].includes(entry.code))
        return standing({ amount: amountFcfa, ...entry });
      const code = answer.code === "0" ? (entry?.code ?? "") : answer.code;
      return failed(code) ?? away(`transfer ${code}`);
    },

    async status({ key }) {
      const query = new URLSearchParams({
        token: await token.take(),
        lang: "fr",
        client_transaction_id: key,
      });
      const url = `${base}/v1/transfer/check/money?${query}`;
      const { status, body } = await ask(fetch, url, { method: "GET" });
      const answer = read(status, body);
      if (answer.code === "723") return { state: "unknown" };
      if (["705", "706"].includes(answer.code)) token.drop();
      const entry = firstOf(answer.data);
      if (answer.code !== "0" || entry === null)
        throw new GatewayAway(`CinetPay answers ${answer.code}`);
      return standing(entry);
    },
  };
}

function away(what: string): never {
  throw new GatewayAway(`CinetPay refuses: ${what}`);
}
