import { createHash } from "node:crypto";
import { Hono } from "hono";
import { z } from "zod";
import { fakeNetwork } from "../../payments/embedded/fake-gateway.ts";
import { cinetpayTransfer } from "../cinetpay-transfer.ts";
import type { FakeCompany, FakeCompanySettings } from "./fake-company.ts";
import { type SandboxTransfer, stateOf } from "./transfers.ts";

const Contact = z.tuple([
  z.object({
    prefix: z.literal("225"),
    phone: z.string().regex(/^\d{10}$/),
    name: z.string().min(1),
    surname: z.string(),
    email: z.email(),
  }),
]);
const Asked = z.tuple([
  z.object({
    prefix: z.literal("225"),
    phone: z.string().regex(/^\d{10}$/),
    amount: z.string().regex(/^\d+$/),
    notify_url: z.url(),
    client_transaction_id: z.string().min(1),
  }),
]);

const statuses = { waiting: "NEW", confirmed: "VAL", failed: "REJ", reversed: "VAL" } as const;

const invalid = { code: "716", message: "DATA_NOT_VALID", data: [] };

/**
 * Fake CinetPay Transfer. It makes another transfer of a second request with the same identifier, as the
 * real one may: the driver must not repeat one.
 */
export function fakeCinetpayTransfer({
  transfers,
  secret,
  clock,
}: FakeCompanySettings): FakeCompany {
  const apiKey = createHash("sha256").update(`cinetpay transfer ${secret}`).digest("hex");
  const password = `password ${apiKey}`;
  const token = `token ${apiKey}`;
  const server = new Hono();
  const network = fakeNetwork(server);
  const contacts = new Set<string>();
  const dataOf = async (request: Request) => {
    const text = new URLSearchParams(await request.text()).get("data") ?? "";
    return JSON.parse(text === "" ? "[]" : text);
  };
  const present = (transfer: SandboxTransfer) => ({
    transaction_id: transfer.token,
    client_transaction_id: transfer.key,
    lot: "1",
    amount: String(transfer.amountFcfa),
    receiver: transfer.phone.slice(3),
    receiver_e164: `+${transfer.phone}`,
    sending_status: "CONFIRM",
    transfer_valid: "Y",
    treatment_status: statuses[stateOf(transfer, clock())],
    comment: transfer.failure,
  });

  server.post("/v1/auth/login", async (c) => {
    const form = new URLSearchParams(await c.req.text());
    return form.get("apikey") === apiKey && form.get("password") === password
      ? c.json({ code: 0, message: "OPERATION_SUCCES", data: { token } })
      : c.json({ code: "701", message: "INVALID_CREDENTIALS", data: [] });
  });
  server.use("/v1/transfer/*", async (c, next) => {
    if (c.req.query("token") !== token)
      return c.json({ code: "706", message: "INVALID_TOKEN", data: [] });
    return next();
  });
  server.post("/v1/transfer/contact", async (c) => {
    const read = Contact.safeParse(await dataOf(c.req.raw));
    if (!read.success) return c.json(invalid);
    const [contact] = read.data;
    if (contact.phone.endsWith("0515"))
      return c.json({ code: "717", message: "ERROR_PHONE_NOT_PARTICULAR", data: [] });
    const isKnown = contacts.has(contact.phone);
    contacts.add(contact.phone);
    const entry = isKnown
      ? { ...contact, code: 726, status: "ERROR_PHONE_ALREADY_MY_CONTACT" }
      : { ...contact, code: 0, status: "success" };
    return c.json({ code: 0, message: "OPERATION_SUCCES", data: [[entry]] });
  });
  server.post("/v1/transfer/money/send/contact", async (c) => {
    const read = Asked.safeParse(await dataOf(c.req.raw));
    if (!read.success) return c.json(invalid);
    const [{ phone, amount, client_transaction_id: key, notify_url: notifyUrl }] = read.data;
    if (!contacts.has(phone))
      return c.json({ code: "724", message: "ERROR_PHONE_NOT_MY_CONTACT", data: [] });
    if (phone.endsWith("0100")) return c.json({ code: "715", message: "UNEXPECTED_ERROR" }, 500);
    if (phone.endsWith("0300"))
      return c.json({ code: "602", message: "INSUFFICIENT_BALANCE", data: [] });
    const isRejected = phone.endsWith("0200");
    const transfer = {
      company: "cinetpay" as const,
      amountFcfa: Number(amount),
      phone: `225${phone}`,
      state: isRejected ? ("failed" as const) : ("waiting" as const),
      failure: isRejected ? "REJECTED" : "",
      notifyUrl,
      createdAt: clock(),
    };
    const opened =
      (await transfers.open({ ...transfer, key })) ??
      (await transfers.open({ ...transfer, key: `${key} again` }));
    if (!opened) return c.json({ code: "715", message: "UNEXPECTED_ERROR" }, 500);
    const entry = { ...present(opened), code: 0, status: "success" };
    return c.json({ code: 0, message: "OPERATION_SUCCES", data: [[entry]] });
  });
  server.get("/v1/transfer/check/money", async (c) => {
    const found = await transfers.byKey("cinetpay", c.req.query("client_transaction_id") ?? "");
    return found
      ? c.json({ code: 0, message: "OPERATION_SUCCES", data: [present(found)] })
      : c.json({ code: "723", message: "NOT_FOUND", data: [] });
  });

  return {
    name: "cinetpay",
    server,
    network,
    company: cinetpayTransfer({
      apiKey,
      password,
      base: "https://cinetpay.invalid",
      contactEmail: "versements@exemple.test",
      fetch: (request) => network.fetch(request),
    }),
    webhook(transfer) {
      const { transaction_id, client_transaction_id, ...rest } = present(transfer);
      return new Request(transfer.notifyUrl, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams({ transaction_id, client_transaction_id, ...rest }).toString(),
      });
    },
  };
}
