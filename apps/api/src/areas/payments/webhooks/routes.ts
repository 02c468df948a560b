import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { type AppContext, requestContext } from "../../../app-context.ts";
import { gatewayNames } from "../../../drivers/payments/gateway-names.ts";
import { type Received, receiveWebhook } from "./receive-webhook.ts";

/** The largest webhook body that is read, in bytes. */
const MOST_BYTES = 64 * 1024;

const statuses: Record<Received, 200 | 401 | 404> = {
  noted: 200,
  known: 200,
  forged: 401,
  unknown: 404,
};

/**
 * The webhook addresses of the gateways: `/api/v1/payments/{gateway}/notify`, with our reference
 * behind it or not. A GET only checks that the address exists.
 */
export function webhookRoutes(app: AppContext): Hono {
  const routes = new Hono();
  for (const gateway of gatewayNames)
    for (const path of ["notify", "notify/:reference"]) {
      const address = `/api/v1/payments/${gateway}/${path}`;
      routes.get(address, (c) => c.text("OK"));
      routes.on(["POST", "PUT"], address, bodyLimit({ maxSize: MOST_BYTES }), async (c) => {
        const context = requestContext(app);
        const received = await receiveWebhook(context, gateway, {
          headers: c.req.raw.headers,
          body: await c.req.text(),
          reference: c.req.param("reference")?.slice(0, 40) ?? null,
          now: context.now,
        });
        return c.json({ success: statuses[received] === 200 }, statuses[received]);
      });
    }
  return routes;
}
