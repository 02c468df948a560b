import { z } from "zod";
import { Id } from "../call/shapes.ts";
import { CampaignStatus } from "./campaign-states.ts";

/** What a campaign would cost and whom it would not reach; money in whole FCFA. */
export const CampaignPrice = z
  .object({
    /** Characters of the longest text, its encoding as an SMS, and its segments as the specification counts them. */
    characters: z.int(),
    encoding: z.enum(["gsm", "ucs2"]),
    spec_parts: z.int(),
    /** Real segments of the longest text. */
    parts: z.int(),
    /** What is billed: the segments of every guest's own text, or one a guest. */
    units: z.int(),
    recipients: z.int(),
    credit: z.int(),
    unit_fcfa: z.int(),
    due_fcfa: z.int(),
    total_fcfa: z.int(),
    order_fcfa: z.int(),
    /** Whether it may leave without a payment. */
    covered: z.boolean(),
    /** Units beyond the credit. */
    over_by: z.int(),
    /** The placeholders without a value, by guest. */
    missing: z.array(z.object({ guest_id: Id, name: z.string(), marks: z.array(z.string()) })),
    /** The placeholders that the notebook leaves empty, the same for every guest. */
    missing_of_event: z.array(z.string()),
    /** Those to whom nothing would leave, and why. */
    unreachable: z.array(z.object({ guest_id: Id, name: z.string(), reason: z.string() })),
  })
  .meta({ id: "CampaignPrice" });
export type CampaignPrice = z.infer<typeof CampaignPrice>;

/** The progress of a campaign: deliveries by state. */
export const CampaignProgress = z
  .object({
    status: CampaignStatus,
    total: z.int(),
    queued: z.int(),
    sending: z.int(),
    sent: z.int(),
    delivered: z.int(),
    read: z.int(),
    failed: z.int(),
    unknown: z.int(),
  })
  .meta({ id: "CampaignProgress" });
export type CampaignProgress = z.infer<typeof CampaignProgress>;
