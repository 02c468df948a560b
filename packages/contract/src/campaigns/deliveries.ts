import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Instant, PathId } from "../call/shapes.ts";
import { CampaignOverview, Delivery } from "./campaign-shapes.ts";

/** Which deliveries are listed: `sent` those that arrived, `failed` those that did not. */
export const DeliveryFilter = z.enum(["all", "sent", "failed", "waiting"]);
export type DeliveryFilter = z.infer<typeof DeliveryFilter>;

export const deliveries = {
  /** A campaign with one page of its deliveries by name, fifty at a time; a page past the last is the last. */
  deliveriesByPage: call("verified-customer", "cards:read")
    .route({
      method: "GET",
      path: "/api/v1/messages/{id}/deliveries",
      tags: ["cards"],
      summary: "A send with one page of its deliveries",
    })
    .input(
      z.object({
        id: PathId,
        page: z.coerce.number().int().min(1).default(1),
        filter: DeliveryFilter.default("all"),
      }),
    )
    .output(
      z.object({
        campaign: CampaignOverview,
        page: z.int(),
        last_page: z.int(),
        /** How many deliveries each filter lists. */
        sizes: z.object({ all: z.int(), sent: z.int(), failed: z.int(), waiting: z.int() }),
        /** How many failed and may be sent again together. */
        resendable: z.int(),
        deliveries: z.array(Delivery),
      }),
    )
    .errors(refusals("not-found", "account-unverified", "not-allowed")),

  /** Marks that its host wrote to a guest by WhatsApp themselves, or takes the mark back. */
  markWritten: call("verified-customer", "cards:write")
    .route({
      method: "PUT",
      path: "/api/v1/messages/{id}/written",
      tags: ["cards"],
      summary: "Mark that a guest was written to by hand",
    })
    .input(z.strictObject({ id: PathId, guest_id: PathId, written: z.boolean() }))
    .output(z.object({ success: z.literal(true), written_at: Instant.nullable() }))
    .errors(refusals("not-found", "account-unverified", "not-allowed")),
};
