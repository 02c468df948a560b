import { z } from "zod";

/** Where one guest's copy stands. `delivered` and `read` are told by the gateways, where they can. */
export const RecipientState = z.enum([
  "queued",
  "sending",
  "sent",
  "delivered",
  "read",
  "failed",
  "unknown",
]);

/** Where a send stands. `done`: nothing of it is on its way any more, whatever became of it. */
export const MessageStatus = z.enum([
  "draft",
  "awaiting-payment",
  "scheduled",
  "sending",
  "done",
  "cancelled",
]);
export type MessageStatus = z.infer<typeof MessageStatus>;

/** How a message is written. */
export const BodyFormat = z.enum(["text", "html"]);
