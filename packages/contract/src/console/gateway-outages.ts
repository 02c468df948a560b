import { z } from "zod";
import { call } from "../call/call.ts";
import { pageOf } from "../call/page.ts";
import { refusals } from "../call/refusals.ts";
import { Instant } from "../call/shapes.ts";
import { listInput } from "./resource.ts";

const tags = ["console"];
const base = "/api/v1/console" as const;

/** A contract with a gateway, by which emails and messages leave. */
export const GatewayState = z
  .object({
    /** The channel, and the number of a further contract: `sms`, `sms-2`. */
    id: z.string().regex(/^(mail|sms|whatsapp|invoices)(-\d{1,2})?$/),
    name: z.string(),
    /** The messages that it takes in a second of one process; null where no limit is set. */
    per_second: z.number().nullable(),
    /** Since when it refuses us or does not answer; null while it is well. */
    since: Instant.nullable(),
    /** Nothing is handed to it before. */
    paused_until: Instant.nullable(),
    /** Pauses in a row. */
    failures: z.int(),
    /** The gateway's own code. */
    code: z.string().nullable(),
  })
  .meta({ id: "GatewayState" });
export type GatewayState = z.infer<typeof GatewayState>;

const GatewayId = GatewayState.pick({ id: true });

export const outages = {
  list: call("staff", "operations:read")
    .route({ method: "GET", path: `${base}/outages`, tags, summary: "How gateways fare" })
    .input(listInput(["id"], {}))
    .output(pageOf(GatewayState)),

  find: call("staff", "operations:read")
    .route({ method: "GET", path: `${base}/outages/{id}`, tags, summary: "How a gateway fares" })
    .input(GatewayId)
    .output(GatewayState)
    .errors(refusals("not-found")),

  /** Lets everything that waits for the gateway be attempted again at once. */
  resume: call("staff", "operations:write")
    .route({
      method: "POST",
      path: `${base}/outages/{id}/resume`,
      tags,
      summary: "Try a gateway again",
    })
    .input(GatewayId)
    .output(GatewayState)
    .errors(refusals("not-found")),
};
