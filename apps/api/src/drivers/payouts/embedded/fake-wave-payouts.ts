import { createHash } from "node:crypto";
import { Hono } from "hono";
import { z } from "zod";
import { fakeNetwork } from "../../payments/embedded/fake-gateway.ts";
import { wavePayouts } from "../wave-payouts.ts";
import type { FakeCompany, FakeCompanySettings } from "./fake-company.ts";
import { type SandboxTransfer, stateOf } from "./transfers.ts";

const Asked = z.object({
  currency: z.literal("XOF"),
  receive_amount: z.string().regex(/^\d+$/),
  mobile: z.string().regex(/^\+225\d{10}$/),
  name: z.string().max(255).optional(),
  client_reference: z.string().min(1).max(255),
  payment_reason: z.string().max(40).optional(),
});

const statuses = {
  waiting: "processing",
  confirmed: "succeeded",
  failed: "failed",
  reversed: "reversed",
} as const;

/** What Wave refuses before it makes a transfer, by the end of the number. */
const refusals: Readonly<Record<string, string>> = {
  "0515": "recipient-account-inactive",
  "0300": "insufficient-funds",
};

/** Fake Wave Payout: it answers at once; a full wallet is a transfer that failed. */
export function fakeWavePayouts({ transfers, secret, clock }: FakeCompanySettings): FakeCompany {
  const apiKey = createHash("sha256").update(`wave payouts ${secret}`).digest("hex");
  const server = new Hono();
  const network = fakeNetwork(server);

  const present = (transfer: SandboxTransfer) => ({
    id: transfer.token,
    currency: "XOF",
    receive_amount: String(transfer.amountFcfa),
    fee: "0",
    mobile: `+${transfer.phone}`,
    client_reference: transfer.key,
    status: statuses[stateOf(transfer, clock())],
    timestamp: transfer.createdAt.toISOString(),
    ...(transfer.state === "failed"
      ? { payout_error: { error_code: transfer.failure, error_message: "" } }
      : {}),
  });

  server.use("*", async (c, next) => {
    if (c.req.header("authorization") !== `Bearer ${apiKey}`)
      return c.json({ code: "no-matching-api-key", message: "Unknown key" }, 401);
    return next();
  });
  server.post("/v1/payout", async (c) => {
    const key = c.req.header("idempotency-key") ?? "";
    const read = Asked.safeParse(await c.req.json());
    if (!read.success || key === "") return c.json({ code: "request-validation-error" }, 400);
    const { mobile, receive_amount: amount } = read.data;
    const end = mobile.slice(-4);
    if (end === "0100") return c.json({ code: "internal-server-error" }, 500);
    const first = await transfers.byKey("wave", key);
    if (first) {
      if (first.amountFcfa !== Number(amount) || first.phone !== mobile.slice(1))
        return c.json({ code: "idempotency-mismatch" }, 409);
      return c.json(present(first));
    }
    if (refusals[end]) return c.json({ code: refusals[end], message: "" }, 422);
    const state = end === "0400" ? "waiting" : end === "0200" ? "failed" : "confirmed";
    const opened = await transfers.open({
      company: "wave",
      key,
      amountFcfa: Number(amount),
      phone: mobile.slice(1),
      state,
      failure: state === "failed" ? "recipient-limit-exceeded" : "",
      createdAt: clock(),
    });
    const transfer = opened ?? (await transfers.byKey("wave", key));
    return transfer ? c.json(present(transfer)) : c.json({ code: "conflict" }, 500);
  });
  server.get("/v1/payouts/search", async (c) => {
    const found = await transfers.byKey("wave", c.req.query("client_reference") ?? "");
    return c.json({ result: found ? [present(found)] : [] });
  });
  server.get("/v1/payout/:id", async (c) => {
    const found = await transfers.byToken("wave", c.req.param("id"));
    return found ? c.json(present(found)) : c.json({ code: "not-found" }, 404);
  });

  return {
    name: "wave",
    server,
    network,
    company: wavePayouts({
      apiKey,
      aggregatedMerchant: null,
      base: "https://wave.invalid",
      fetch: (request) => network.fetch(request),
    }),
    webhook: () => null,
  };
}
