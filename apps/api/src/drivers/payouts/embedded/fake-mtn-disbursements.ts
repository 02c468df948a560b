import { createHash } from "node:crypto";
import { Hono } from "hono";
import { z } from "zod";
import { fakeNetwork } from "../../payments/embedded/fake-gateway.ts";
import { mtnDisbursements } from "../mtn-disbursements.ts";
import type { FakeCompany, FakeCompanySettings } from "./fake-company.ts";
import { type SandboxTransfer, stateOf } from "./transfers.ts";

const Asked = z.object({
  amount: z.string().regex(/^\d+$/),
  currency: z.literal("XOF"),
  externalId: z.string().min(1),
  payee: z.object({ partyIdType: z.literal("MSISDN"), partyId: z.string().regex(/^225\d{10}$/) }),
});

/** Why a transfer fails, by the end of the number. */
const failures: Readonly<Record<string, string>> = {
  "0515": "PAYEE_NOT_FOUND",
  "0200": "PAYEE_LIMIT_REACHED",
  "0300": "NOT_ENOUGH_FUNDS",
};

/** The holder of every number of the fake company but 0515, which has none. */
export const FAKE_HOLDER = "KOUASSI Awa";

/** Fake MTN MoMo Disbursements: a transfer is heard (202), and decided some seconds later. */
export function fakeMtnDisbursements({
  transfers,
  secret,
  clock,
}: FakeCompanySettings): FakeCompany {
  const key = createHash("sha256").update(`mtn disbursements ${secret}`).digest("hex");
  const keys = { apiUser: "payer", apiKey: key, subscriptionKey: `subscription ${key}` };
  const basic = Buffer.from(`${keys.apiUser}:${key}`).toString("base64");
  const server = new Hono();
  const network = fakeNetwork(server);

  const present = (transfer: SandboxTransfer) => {
    const state = stateOf(transfer, clock());
    const asked = {
      amount: String(transfer.amountFcfa),
      currency: "XOF",
      externalId: transfer.key,
      payee: { partyIdType: "MSISDN", partyId: transfer.phone },
    };
    if (state === "waiting") return { ...asked, status: "PENDING" };
    if (state === "failed") return { ...asked, status: "FAILED", reason: transfer.failure };
    return { ...asked, status: "SUCCESSFUL", financialTransactionId: String(transfer.id) };
  };

  server.use("*", async (c, next) => {
    if (c.req.header("ocp-apim-subscription-key") !== keys.subscriptionKey)
      return c.json({ statusCode: 401, message: "Access denied" }, 401);
    return next();
  });
  server.post("/disbursement/token/", (c) =>
    c.req.header("authorization") === `Basic ${basic}`
      ? c.json({ access_token: `token ${key}`, token_type: "access_token", expires_in: 3600 })
      : c.json({ error: "login_failed" }, 401),
  );
  server.use("/disbursement/v1_0/*", async (c, next) => {
    if (c.req.header("authorization") !== `Bearer token ${key}`) return c.body(null, 401);
    if (c.req.header("x-target-environment") !== "mtnivorycoast") return c.body(null, 400);
    return next();
  });
  server.post("/disbursement/v1_0/transfer", async (c) => {
    const id = c.req.header("x-reference-id") ?? "";
    const read = Asked.safeParse(await c.req.json());
    if (!read.success || id === "") return c.body(null, 400);
    const { payee, amount } = read.data;
    const end = payee.partyId.slice(-4);
    if (end === "0100") return c.json({ code: "INTERNAL_PROCESSING_ERROR", message: "" }, 500);
    const failure = failures[end] ?? "";
    const opened = await transfers.open({
      company: "mtn",
      key: id,
      amountFcfa: Number(amount),
      phone: payee.partyId,
      state: failure === "" ? "waiting" : "failed",
      failure,
      notifyUrl: c.req.header("x-callback-url") ?? "",
      createdAt: clock(),
    });
    return opened
      ? c.body(null, 202)
      : c.json({ code: "RESOURCE_ALREADY_EXIST", message: "Duplicated reference id" }, 409);
  });
  server.get("/disbursement/v1_0/transfer/:id", async (c) => {
    const found = await transfers.byKey("mtn", c.req.param("id"));
    return found
      ? c.json(present(found))
      : c.json({ code: "RESOURCE_NOT_FOUND", message: "Requested resource was not found" }, 404);
  });
  server.get("/disbursement/v1_0/accountholder/msisdn/:phone/basicuserinfo", (c) => {
    if (c.req.param("phone").endsWith("0515"))
      return c.json({ code: "RESOURCE_NOT_FOUND", message: "" }, 404);
    const [family_name = "", given_name = ""] = FAKE_HOLDER.split(" ");
    return c.json({ given_name, family_name, birthdate: "1990-01-01", locale: "fr", gender: "F" });
  });

  return {
    name: "mtn",
    server,
    network,
    company: mtnDisbursements({
      ...keys,
      target: "mtnivorycoast",
      base: "https://mtn.invalid",
      fetch: (request) => network.fetch(request),
    }),
    webhook(transfer) {
      return new Request(transfer.notifyUrl, {
        method: "PUT",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(present(transfer)),
      });
    },
  };
}
