import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { AppContext } from "../../../app-context.ts";
import { contractOf, contractsOf, FIRST_CONTRACT } from "../../../drivers/gateway-contracts.ts";
import { receiptContract } from "./receipt-contract.ts";
import { recordReceipt } from "./record-receipt.ts";

/** The largest receipt that is read, in bytes. */
const LARGEST = 256 * 1024;

/** The number of a contract in an address; the first has none. */
const CONTRACT = "/:contract{[2-9]|10}";

function contractIn(c: Context): number {
  return Number(c.req.param("contract") ?? FIRST_CONTRACT);
}

/**
 * Where the gateways of SMS and WhatsApp post delivery receipts: each contract to an address of its
 * own. They are accepted only with the contract's signature, or with the secret token of the address
 * that only its gateway knows.
 */
export function deliveryRoutes(app: AppContext): Hono {
  const routes = new Hono();
  routes.use("/api/v1/delivery/*", bodyLimit({ maxSize: LARGEST }));

  async function takeOrange(c: Context): Promise<Response> {
    const contract = contractOf(app, "sms", contractIn(c));
    const request = { body: await c.req.text(), signature: c.req.query("token") ?? null };
    const receipts = contract?.driver.readDeliveryReceipt(request) ?? null;
    if (!contract || receipts === null) return c.json({ success: false }, 401);
    const by = { channel: "sms", contract: contract.number } as const;
    for (const receipt of receipts) await recordReceipt(app, by, receipt);
    return c.json({ success: true });
  }

  function confirmWhatsApp(c: Context): Response {
    const contract = contractOf(app, "whatsapp", contractIn(c));
    const answer = contract?.driver.confirmAddress({
      mode: c.req.query("hub.mode") ?? "",
      token: c.req.query("hub.verify_token") ?? "",
      challenge: (c.req.query("hub.challenge") ?? "").slice(0, 200),
    });
    return answer == null ? c.text("", 403) : c.text(answer);
  }

  async function takeWhatsApp(c: Context): Promise<Response> {
    const contracts = contractsOf(app, "whatsapp");
    const at = contractOf(app, "whatsapp", contractIn(c));
    const signature = c.req.header("x-hub-signature-256") ?? null;
    const request = { body: await c.req.text(), signature };
    const receipts = at?.driver.readDeliveryReceipt(request) ?? null;
    if (!at || receipts === null) return c.json({ success: false }, 401);
    for (const receipt of receipts) {
      const contract = receiptContract(at, receipt, request, contracts);
      if (contract !== null) await recordReceipt(app, { channel: "whatsapp", contract }, receipt);
    }
    return c.json({ success: true });
  }

  for (const end of ["", CONTRACT]) {
    routes.post(`/api/v1/delivery/orange${end}`, takeOrange);
    routes.get(`/api/v1/delivery/whatsapp${end}`, confirmWhatsApp);
    routes.post(`/api/v1/delivery/whatsapp${end}`, takeWhatsApp);
  }
  return routes;
}
