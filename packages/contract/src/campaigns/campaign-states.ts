import { z } from "zod";

/** The state of one guest's delivery. `delivered` and `read` come from receipts, of gateways that send them. */
export const DeliveryState = z
  .enum(["queued", "sending", "sent", "delivered", "read", "failed", "unknown"])
  .meta({ id: "DeliveryState" });
export type DeliveryState = z.infer<typeof DeliveryState>;

/** The status of a campaign. `done`: none of its deliveries is on its way any more, whatever became of it. */
export const CampaignStatus = z
  .enum(["draft", "awaiting-payment", "scheduled", "sending", "done", "cancelled"])
  .meta({ id: "CampaignStatus" });
export type CampaignStatus = z.infer<typeof CampaignStatus>;

/** How a message is written. */
export const BodyFormat = z.enum(["text", "html"]).meta({ id: "BodyFormat" });

/** What is sent: a card with its picture and page, or a text alone. */
export const CampaignKind = z.enum(["card", "message"]).meta({ id: "CampaignKind" });
