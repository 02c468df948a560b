import { createHash, randomBytes } from "node:crypto";
import { Hono } from "hono";
import { z } from "zod";
import { cinetpay, cinetpayToken } from "../cinetpay.ts";
import {
  type FakeGateway,
  type FakeGatewaySettings,
  fakeNetwork,
  pageOf,
  stateOf,
} from "./fake-gateway.ts";

const Payment = z.object({
  apikey: z.string(),
  site_id: z.string(),
  transaction_id: z.string().min(1),
  amount: z.int(),
  currency: z.literal("XOF"),
  description: z.string().regex(/^[^#/$_&]+$/),
  notify_url: z.url(),
  return_url: z.url(),
});

const LIFETIME_SECONDS = 1800;

/** What `payment/check` answers to each state. */
const checks = {
  waiting: ["662", "WAITING_CUSTOMER_PAYMENT", "WAITING_FOR_CUSTOMER"],
  paid: ["00", "SUCCES", "ACCEPTED"],
  refunded: ["00", "SUCCES", "ACCEPTED"],
  short: ["602", "INSUFFICIENT_BALANCE", "REFUSED"],
  refused: ["627", "TRANSACTION_CANCEL", "REFUSED"],
  expired: ["625", "ABONNEMENT_OR_TRANSACTIONS_EXPIRED", "REFUSED"],
} as const;

/** Fake CinetPay v2. */
export function fakeCinetpay(settings: FakeGatewaySettings): FakeGateway {
  const { outcomes, publicUrl, clock } = settings;
  const apiKey = createHash("sha256").update(`cinetpay ${settings.secret}`).digest("hex");
  const keys = { apiKey, siteId: "225001", secretKey: `secret ${apiKey}` };
  const server = new Hono();
  const network = fakeNetwork(server);
  const isOurs = (given: { apikey?: unknown; site_id?: unknown }) =>
    given.apikey === apiKey && given.site_id === keys.siteId;

  server.post("/v2/payment", async (c) => {
    const body = await c.req.json();
    if (!isOurs(body))
      return c.json({ code: "609", message: "AUTH_NOT_FOUND", description: "" }, 400);
    const read = Payment.safeParse(body);
    if (!read.success)
      return c.json({ code: "608", message: "MINIMUM_REQUIRED_FIELDS", description: "" }, 400);
    const { transaction_id: reference, amount, ...addresses } = read.data;
    if (amount < 100)
      return c.json({ code: "641", message: "AMOUNT_TOO_LOW", description: "Montant trop bas" });
    if (amount > 2_500_000)
      return c.json({ code: "642", message: "AMOUNT_TOO_HIGH", description: "Montant trop élevé" });
    if (amount % 5 !== 0)
      return c.json(
        { code: "608", message: "MINIMUM_REQUIRED_FIELDS", description: "Multiple de 5" },
        400,
      );
    const token = randomBytes(24).toString("hex");
    await outcomes.open({
      gateway: "cinetpay",
      token,
      reference,
      amountFcfa: amount,
      addresses: { notifyUrl: addresses.notify_url, returnUrl: addresses.return_url },
      createdAt: clock(),
    });
    return c.json({
      code: "201",
      message: "CREATED",
      description: "Transaction created with success",
      data: { payment_token: token, payment_url: pageOf(publicUrl, "cinetpay", reference) },
      api_response_id: "1",
    });
  });

  server.post("/v2/payment/check", async (c) => {
    const body = await c.req.json();
    if (!isOurs(body)) return c.json({ code: "609", message: "AUTH_NOT_FOUND" }, 400);
    const payment = await outcomes.byReference("cinetpay", String(body.transaction_id));
    if (!payment) return c.json({ code: "606", message: "TRANSACTION_NOT_FOUND", data: null });
    const [code, message, status] = checks[stateOf(payment, LIFETIME_SECONDS, clock())];
    return c.json({
      code,
      message,
      data: { amount: String(payment.amountFcfa), currency: "XOF", status, payment_method: "OM" },
    });
  });

  return {
    name: "cinetpay",
    server,
    network,
    gateway: cinetpay({
      ...keys,
      base: "https://cinetpay.invalid",
      fetch: (request) => network.fetch(request),
    }),
    webhook(payment) {
      const form = new URLSearchParams({
        cpm_site_id: keys.siteId,
        cpm_trans_id: payment.reference,
        cpm_trans_date: payment.createdAt.toISOString().slice(0, 19).replace("T", " "),
        cpm_amount: String(payment.amountFcfa),
        cpm_currency: "XOF",
        signature: payment.token,
        payment_method: "OM",
        cel_phone_num: "0700000000",
        cpm_phone_prefixe: "225",
        cpm_language: "fr",
        cpm_version: "V4",
        cpm_payment_config: "SINGLE",
        cpm_page_action: "PAYMENT",
        cpm_custom: "",
        cpm_designation: "",
        cpm_error_message: payment.state === "paid" ? "SUCCES" : payment.state.toUpperCase(),
      });
      return new Request(payment.addresses.notifyUrl ?? "", {
        method: "POST",
        headers: {
          "content-type": "application/x-www-form-urlencoded",
          "x-token": cinetpayToken(keys.secretKey, form),
        },
        body: form.toString(),
      });
    },
  };
}
