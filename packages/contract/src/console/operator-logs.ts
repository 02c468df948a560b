import { z } from "zod";
import { call } from "../call/call.ts";
import { pageOf } from "../call/page.ts";
import { Id, Instant } from "../call/shapes.ts";
import { listInput } from "./resource.ts";

const tags = ["console"];
const base = "/api/v1/console" as const;

/** An account email or text message that was not sent, or is unconfirmed. */
const LostMessage = z.object({
  id: Id,
  channel: z.string(),
  kind: z.string(),
  /** Masked. */
  recipient: z.string(),
  outcome: z.enum(["refused", "unconfirmed", "too-late"]),
  reason: z.string(),
  created_at: Instant,
});

/** What an operator was alerted of; the same thing on the same day is one row. */
const OperatorAlert = z.object({
  id: Id,
  detail: z.string(),
  count: z.int(),
  created_at: Instant,
});

export const operatorLogs = {
  /** The newest first. */
  lostMessages: call("staff", "operations:read")
    .route({ method: "GET", path: `${base}/lost-messages`, tags, summary: "Messages not sent" })
    .input(listInput(["id"], {}))
    .output(pageOf(LostMessage)),

  /** The newest first. */
  alerts: call("staff", "operations:read")
    .route({ method: "GET", path: `${base}/alerts`, tags, summary: "Alerts to the operator" })
    .input(listInput(["id"], {}))
    .output(pageOf(OperatorAlert)),
};
