import { createHash, randomBytes } from "node:crypto";
import { Hono } from "hono";
import { z } from "zod";
import { wave, waveSignature } from "../wave.ts";
import {
  type FakeGateway,
  type FakeGatewaySettings,
  fakeNetwork,
  pageOf,
  stateOf,
} from "./fake-gateway.ts";
import type { SandboxPayment } from "./outcomes.ts";

const Asked = z.object({
  amount: z.string().regex(/^\d+$/),
  currency: z.literal("XOF"),
  client_reference: z.string().min(1),
  success_url: z.url(),
  error_url: z.url(),
});

const LIFETIME_SECONDS = 1800;

const statuses = {
  waiting: ["open", "processing"],
  paid: ["complete", "succeeded"],
  refunded: ["complete", "succeeded"],
  short: ["open", "processing"],
  refused: ["open", "processing"],
  expired: ["expired", "cancelled"],
} as const;

const transactionOf = ({ id }: SandboxPayment) => `T_${id}`;

/** A refused attempt leaves the session open: the payer may try again until it expires. */
const errors: Partial<Record<SandboxPayment["state"], { code: string; message: string }>> = {
  short: { code: "insufficient-funds", message: "Insufficient funds" },
  refused: { code: "payment-failure", message: "The payment failed" },
};

/** Fake Wave Checkout. Its webhook's address is given to it once, not with each session. */
export function fakeWave(settings: FakeGatewaySettings): FakeGateway {
  const { outcomes, publicUrl, clock } = settings;
  const apiKey = createHash("sha256").update(`wave ${settings.secret}`).digest("hex");
  const keys = { apiKey, webhookSecret: `webhook ${apiKey}`, separator: "" as const };
  const server = new Hono();
  const network = fakeNetwork(server);

  const present = (payment: SandboxPayment) => {
    const [checkout_status, payment_status] = statuses[stateOf(payment, LIFETIME_SECONDS, clock())];
    return {
      id: payment.token,
      amount: String(payment.amountFcfa),
      currency: "XOF",
      client_reference: payment.reference,
      transaction_id: transactionOf(payment),
      checkout_status,
      payment_status,
      last_payment_error: errors[payment.state] ?? null,
      wave_launch_url: pageOf(publicUrl, "wave", payment.reference),
      when_expires: new Date(payment.createdAt.getTime() + LIFETIME_SECONDS * 1000).toISOString(),
    };
  };

  server.use("*", async (c, next) => {
    if (c.req.header("authorization") !== `Bearer ${apiKey}`)
      return c.json({ code: "invalid-auth", message: "Unknown key" }, 401);
    return next();
  });
  server.post("/v1/checkout/sessions", async (c) => {
    const read = Asked.safeParse(await c.req.json());
    if (!read.success) return c.json({ code: "request-validation-error" }, 422);
    const { amount, client_reference: reference, success_url } = read.data;
    // The same Idempotency-Key is the same session.
    const first = await outcomes.byReference("wave", reference);
    if (first) return c.json(present(first));
    const payment = await outcomes.open({
      gateway: "wave",
      token: `cos-${randomBytes(8).toString("hex")}`,
      reference,
      amountFcfa: Number(amount),
      addresses: {
        returnUrl: success_url,
        notifyUrl: `${publicUrl}/api/v1/payments/wave/notify`,
      },
      createdAt: clock(),
    });
    return c.json(present(payment));
  });
  server.get("/v1/checkout/sessions/search", async (c) => {
    const found = await outcomes.byReference("wave", c.req.query("client_reference") ?? "");
    return c.json({ result: found ? [present(found)] : [] });
  });
  server.get("/v1/checkout/sessions/:id", async (c) => {
    const found = await outcomes.byToken("wave", c.req.param("id"));
    return found ? c.json(present(found)) : c.json({ code: "not-found" }, 404);
  });
  server.post("/v1/checkout/sessions/:id/refund", async (c) => {
    const found = await outcomes.byToken("wave", c.req.param("id"));
    if (found?.state !== "paid") return c.json({ code: "not-found" }, 404);
    await outcomes.change(found, { state: "refunded" });
    return c.body(null, 200);
  });

  server.get("/v1/transactions", async (c) => {
    const refunded = await outcomes.refunded("wave");
    const items = refunded.map((payment) => ({
      transaction_id: transactionOf(payment),
      amount: `-${payment.amountFcfa}`,
      is_reversal: true,
    }));
    return c.json({ page_info: { has_next_page: false, end_cursor: null }, items });
  });

  return {
    name: "wave",
    server,
    network,
    gateway: wave({
      ...keys,
      base: "https://wave.invalid",
      fetch: (request) => network.fetch(request),
    }),
    webhook(payment) {
      if (payment.state === "expired") return null;
      const type =
        payment.state === "paid" ? "checkout.session.completed" : "checkout.session.payment_failed";
      const body = JSON.stringify({
        id: `EV_${createHash("sha256").update(`${payment.token}${type}`).digest("hex").slice(0, 16)}`,
        type,
        data: present(payment),
      });
      const time = String(Math.floor(clock().getTime() / 1000));
      return new Request(payment.addresses.notifyUrl ?? "", {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "wave-signature": `t=${time},v1=${waveSignature(keys, time, body)}`,
        },
        body,
      });
    },
  };
}
