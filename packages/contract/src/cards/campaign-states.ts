import { z } from "zod";

/** Where one guest's copy stands. `delivered` and `read` are told by the gateways, where they can. */
export const DeliveryState = z.enum([
  "queued",
  "sending",
  "sent",
  "delivered",
  "read",
  "failed",
  "unknown",
]);

/** Where a send stands. `done`: nothing of it is on its way any more, whatever became of it. */
export const CampaignStatus = z.enum([
  "draft",
  "awaiting-payment",
  "scheduled",
  "sending",
  "done",
  "cancelled",
]);
export type CampaignStatus = z.infer<typeof CampaignStatus>;

/** How a message is written. */
export const BodyFormat = z.enum(["text", "html"]);
