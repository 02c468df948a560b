import { createHash } from "node:crypto";
import { Hono } from "hono";
import { z } from "zod";
import { mtnMomo } from "../mtn-momo.ts";
import {
  type FakeGateway,
  type FakeGatewaySettings,
  fakeNetwork,
  stateOf,
} from "./fake-gateway.ts";
import type { SandboxPayment } from "./outcomes.ts";

const Asked = z.object({
  amount: z.string().regex(/^\d+$/),
  currency: z.literal("XOF"),
  externalId: z.string().min(1),
  payer: z.object({ partyIdType: z.literal("MSISDN"), partyId: z.string().regex(/^225\d{10}$/) }),
});

const LIFETIME_SECONDS = 300;

const reasons = {
  short: "NOT_ENOUGH_FUNDS",
  refused: "APPROVAL_REJECTED",
  expired: "EXPIRED",
} as const;

/**
 * Fake MTN MoMo Collections. A number that ends in 0515 has no account; one that ends in
 * 0100 makes the operator fail.
 */
export function fakeMtn(settings: FakeGatewaySettings): FakeGateway {
  const { outcomes, clock } = settings;
  const key = createHash("sha256").update(`mtn ${settings.secret}`).digest("hex");
  const keys = { apiUser: "user", apiKey: key, subscriptionKey: `subscription ${key}` };
  const basic = Buffer.from(`${keys.apiUser}:${key}`).toString("base64");
  const server = new Hono();
  const network = fakeNetwork(server);

  const present = (payment: SandboxPayment) => {
    const state = stateOf(payment, LIFETIME_SECONDS, clock());
    const asked = {
      amount: String(payment.amountFcfa),
      currency: "XOF",
      externalId: payment.reference,
      payer: { partyIdType: "MSISDN", partyId: payment.phone },
    };
    if (state === "waiting") return { ...asked, status: "PENDING" };
    if (state === "paid" || state === "refunded")
      return { ...asked, financialTransactionId: String(payment.id), status: "SUCCESSFUL" };
    return { ...asked, status: "FAILED", reason: reasons[state] };
  };

  server.use("*", async (c, next) => {
    if (c.req.header("ocp-apim-subscription-key") !== keys.subscriptionKey)
      return c.json({ statusCode: 401, message: "Access denied" }, 401);
    return next();
  });
  server.post("/collection/token/", (c) =>
    c.req.header("authorization") === `Basic ${basic}`
      ? c.json({ access_token: `token ${key}`, token_type: "access_token", expires_in: 3600 })
      : c.json({ error: "login_failed" }, 401),
  );
  server.use("/collection/v1_0/*", async (c, next) => {
    if (c.req.header("authorization") !== `Bearer token ${key}`) return c.body(null, 401);
    if (c.req.header("x-target-environment") !== "mtnivorycoast") return c.body(null, 400);
    return next();
  });
  server.post("/collection/v1_0/requesttopay", async (c) => {
    const id = c.req.header("x-reference-id") ?? "";
    const read = Asked.safeParse(await c.req.json());
    if (!read.success || id === "") return c.body(null, 400);
    const { externalId: reference, payer, amount } = read.data;
    if (payer.partyId.endsWith("0100"))
      return c.json({ code: "INTERNAL_PROCESSING_ERROR", message: "An internal error" }, 500);
    if (payer.partyId.endsWith("0515"))
      return c.json({ code: "PAYER_NOT_FOUND", message: "Payee does not exist" }, 400);
    if (await outcomes.byToken("mtn", id))
      return c.json({ code: "RESOURCE_ALREADY_EXIST", message: "Duplicated reference id" }, 409);
    await outcomes.open({
      gateway: "mtn",
      token: id,
      reference,
      amountFcfa: Number(amount),
      phone: payer.partyId,
      addresses: { notifyUrl: c.req.header("x-callback-url") ?? "" },
      createdAt: clock(),
    });
    return c.body(null, 202);
  });
  server.get("/collection/v1_0/requesttopay/:id", async (c) => {
    const found = await outcomes.byToken("mtn", c.req.param("id"));
    return found
      ? c.json(present(found))
      : c.json({ code: "RESOURCE_NOT_FOUND", message: "Requested resource was not found" }, 404);
  });

  return {
    name: "mtn",
    server,
    network,
    gateway: mtnMomo({
      ...keys,
      target: "mtnivorycoast",
      base: "https://mtn.invalid",
      fetch: (request) => network.fetch(request),
    }),
    webhook(payment) {
      return new Request(payment.addresses.notifyUrl ?? "", {
        method: "PUT",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(present(payment)),
      });
    },
  };
}
