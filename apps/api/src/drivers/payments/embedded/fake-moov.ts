import { createHash, randomBytes } from "node:crypto";
import { Hono } from "hono";
import { z } from "zod";
import { moovMoney, paydunyaHash } from "../moov-money.ts";
import {
  type FakeGateway,
  type FakeGatewaySettings,
  fakeNetwork,
  stateOf,
} from "./fake-gateway.ts";

const Asked = z.object({
  invoice: z.object({ total_amount: z.int().positive(), description: z.string() }),
  store: z.object({ name: z.string().min(1) }),
  custom_data: z.object({ reference: z.string().min(1) }),
  actions: z.object({ return_url: z.url(), cancel_url: z.url(), callback_url: z.url() }),
});
const Pushed = z.object({
  moov_ci_customer_fullname: z.string(),
  moov_ci_email: z.string(),
  moov_ci_phone_number: z.string(),
  payment_token: z.string(),
});

const LIFETIME_SECONDS = 300;

const statuses = {
  waiting: "pending",
  paid: "completed",
  refunded: "completed",
  short: "failed",
  refused: "cancelled",
  expired: "expired",
} as const;

/**
 * Fake PayDunya, through which Moov is paid. A number that ends in 0515 has no account; one
 * that ends in 0100 makes the operator fail.
 */
export function fakeMoov(settings: FakeGatewaySettings): FakeGateway {
  const { outcomes, clock } = settings;
  const key = createHash("sha256").update(`moov ${settings.secret}`).digest("hex");
  const keys = { masterKey: `master ${key}`, privateKey: `private ${key}`, token: `token ${key}` };
  const server = new Hono();
  const network = fakeNetwork(server);

  server.use("*", async (c, next) => {
    const isOurs =
      c.req.header("paydunya-master-key") === keys.masterKey &&
      c.req.header("paydunya-private-key") === keys.privateKey &&
      c.req.header("paydunya-token") === keys.token;
    if (!isOurs) return c.json({ response_code: "1001", response_text: "Invalid keys" }, 401);
    return next();
  });
  server.post("/v1/checkout-invoice/create", async (c) => {
    const read = Asked.safeParse(await c.req.json());
    if (!read.success) return c.json({ response_code: "4002", response_text: "Invalid" }, 400);
    const { invoice, custom_data, actions } = read.data;
    const token = randomBytes(10).toString("hex");
    await outcomes.open({
      gateway: "moov",
      token,
      reference: custom_data.reference,
      amountFcfa: invoice.total_amount,
      addresses: { notifyUrl: actions.callback_url, returnUrl: actions.return_url },
      createdAt: clock(),
    });
    return c.json({ response_code: "00", response_text: "created", description: "", token });
  });
  server.post("/v1/softpay/moov-ci", async (c) => {
    const read = Pushed.safeParse(await c.req.json());
    const found = read.success ? await outcomes.byToken("moov", read.data.payment_token) : null;
    if (!read.success || !found) return c.json({ success: false, message: "Token invalide" }, 400);
    const phone = read.data.moov_ci_phone_number;
    if (!/^01\d{8}$/.test(phone) || phone.endsWith("0515"))
      return c.json({ success: false, message: "Numéro incorrect" }, 422);
    if (phone.endsWith("0100")) return c.json({ success: false, message: "Erreur" }, 422);
    await outcomes.change(found, { phone: `225${phone}` });
    return c.json({ success: true, message: "Paiement en attente", fees: 0, currency: "XOF" });
  });
  server.get("/v1/checkout-invoice/confirm/:token", async (c) => {
    const found = await outcomes.byToken("moov", c.req.param("token"));
    if (!found) return c.json({ response_code: "1001", response_text: "Not found" }, 404);
    return c.json({
      response_code: "00",
      response_text: "Transaction Found",
      hash: paydunyaHash(keys.masterKey),
      invoice: { token: found.token, total_amount: found.amountFcfa },
      status: statuses[stateOf(found, LIFETIME_SECONDS, clock())],
      fail_reason: found.state === "short" ? "Solde insuffisant" : null,
    });
  });

  return {
    name: "moov",
    server,
    network,
    gateway: moovMoney({
      ...keys,
      brand: settings.brand,
      base: "https://paydunya.invalid",
      fetch: (request) => network.fetch(request),
    }),
    webhook(payment) {
      if (payment.state === "expired") return null;
      return new Request(payment.addresses.notifyUrl ?? "", {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams({
          "data[response_code]": "00",
          "data[hash]": paydunyaHash(keys.masterKey),
          "data[invoice][token]": payment.token,
          "data[invoice][total_amount]": String(payment.amountFcfa),
          "data[custom_data][reference]": payment.reference,
          "data[status]": statuses[payment.state],
        }).toString(),
      });
    },
  };
}
