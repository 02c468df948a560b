import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { AppContext } from "../../../app-context.ts";
import { recordReceipt } from "./record-receipt.ts";

/** The largest receipt that is read, in bytes. */
const LARGEST = 256 * 1024;

/**
 * Where the gateways of SMS and WhatsApp post delivery receipts. They are accepted only with the
 * gateway's signature, or with the secret token of the address that only the gateway knows.
 */
export function deliveryRoutes(app: AppContext): Hono {
  const { sms, whatsapp } = app;
  const routes = new Hono();
  routes.use("/api/v1/delivery/*", bodyLimit({ maxSize: LARGEST }));

  routes.post("/api/v1/delivery/orange", async (c) => {
    const request = { body: await c.req.text(), signature: c.req.query("token") ?? null };
    const receipts = sms.readDeliveryReceipt(request);
    if (receipts === null) return c.json({ success: false }, 401);
    for (const receipt of receipts) await recordReceipt(app, "sms", receipt);
    return c.json({ success: true });
  });

  routes.get("/api/v1/delivery/whatsapp", (c) => {
    const answer = whatsapp.confirmAddress({
      mode: c.req.query("hub.mode") ?? "",
      token: c.req.query("hub.verify_token") ?? "",
      challenge: (c.req.query("hub.challenge") ?? "").slice(0, 200),
    });
    return answer === null ? c.text("", 403) : c.text(answer);
  });

  routes.post("/api/v1/delivery/whatsapp", async (c) => {
    const signature = c.req.header("x-hub-signature-256") ?? null;
    const receipts = whatsapp.readDeliveryReceipt({ body: await c.req.text(), signature });
    if (receipts === null) return c.json({ success: false }, 401);
    for (const receipt of receipts) await recordReceipt(app, "whatsapp", receipt);
    return c.json({ success: true });
  });

  return routes;
}
