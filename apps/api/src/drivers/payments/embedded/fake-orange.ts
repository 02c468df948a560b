import { createHash, randomBytes } from "node:crypto";
import { Hono } from "hono";
import { z } from "zod";
import { orangeMoney } from "../orange-money.ts";
import {
  type FakeGateway,
  type FakeGatewaySettings,
  fakeNetwork,
  pageOf,
  stateOf,
} from "./fake-gateway.ts";

const Asked = z.object({
  merchant_key: z.string(),
  currency: z.literal("XOF"),
  order_id: z.string().min(1).max(30),
  amount: z.int().positive(),
  return_url: z.url().max(120),
  cancel_url: z.url().max(120),
  notif_url: z.url().max(120),
  lang: z.literal("fr"),
  reference: z.string().min(1).max(30),
});
const AskedStatus = z.object({ order_id: z.string(), amount: z.int(), pay_token: z.string() });

const LIFETIME_SECONDS = 600;

const statuses = {
  waiting: "PENDING",
  paid: "SUCCESS",
  refunded: "SUCCESS",
  short: "FAILED",
  refused: "FAILED",
  expired: "EXPIRED",
} as const;

/** Fake Orange Money WebPay. An abandoned payment is never notified. */
export function fakeOrange(settings: FakeGatewaySettings): FakeGateway {
  const { outcomes, publicUrl, clock } = settings;
  const key = createHash("sha256").update(`orange ${settings.secret}`).digest("hex");
  const basic = Buffer.from(`client:${key}`).toString("base64");
  const server = new Hono();
  const network = fakeNetwork(server);

  server.post("/oauth/v3/token", (c) =>
    c.req.header("authorization") === `Basic ${basic}`
      ? c.json({ token_type: "Bearer", access_token: `token ${key}`, expires_in: "7776000" })
      : c.json({ error: "invalid_client" }, 401),
  );
  server.use("/orange-money-webpay/*", async (c, next) => {
    if (c.req.header("authorization") !== `Bearer token ${key}`)
      return c.json({ message: "Expired credentials", code: 42 }, 401);
    return next();
  });
  server.post("/orange-money-webpay/ci/v1/webpayment", async (c) => {
    const read = Asked.safeParse(await c.req.json());
    if (!read.success || read.data.merchant_key !== key)
      return c.json({ message: "Invalid parameters", code: 1204 }, 400);
    const { order_id: reference, amount, notif_url, return_url } = read.data;
    const token = `v1${randomBytes(24).toString("hex")}`;
    const notifToken = randomBytes(16).toString("hex");
    await outcomes.open({
      gateway: "orange",
      token,
      reference,
      amountFcfa: amount,
      addresses: { notifyUrl: notif_url, returnUrl: return_url, notifToken },
      createdAt: clock(),
    });
    return c.json(
      {
        status: 201,
        message: "OK",
        pay_token: token,
        payment_url: pageOf(publicUrl, "orange", reference),
        notif_token: notifToken,
      },
      201,
    );
  });
  server.post("/orange-money-webpay/ci/v1/transactionstatus", async (c) => {
    const read = AskedStatus.safeParse(await c.req.json());
    const found = read.success ? await outcomes.byToken("orange", read.data.pay_token) : null;
    if (!read.success || found?.reference !== read.data.order_id)
      return c.json({ message: "Unknown order" }, 404);
    // Orange knows a payment by its amount too.
    if (found.amountFcfa !== read.data.amount) return c.json({ message: "Unknown order" }, 404);
    const status = statuses[stateOf(found, LIFETIME_SECONDS, clock())];
    return c.json({ status, order_id: found.reference, txnid: `MP${found.id}` });
  });

  return {
    name: "orange",
    server,
    network,
    gateway: orangeMoney({
      clientId: "client",
      clientSecret: key,
      merchantKey: key,
      country: "ci",
      brand: settings.brand,
      base: "https://orange.invalid",
      fetch: (request) => network.fetch(request),
    }),
    webhook(payment) {
      if (payment.state === "expired") return null;
      return new Request(payment.addresses.notifyUrl ?? "", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({
          status: statuses[payment.state],
          notif_token: payment.addresses.notifToken,
          txnid: `MP${payment.id}`,
        }),
      });
    },
  };
}
