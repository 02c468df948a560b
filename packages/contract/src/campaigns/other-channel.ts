import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Id, PathId } from "../call/shapes.ts";
import { CampaignPrice } from "./campaign-statistics.ts";

const input = { id: PathId, guest_id: PathId, channel_id: PathId };
const errors = [
  "not-found",
  "account-unverified",
  "not-allowed",
  "already-sent",
  "channel-closed",
  "payments-closed",
] as const;

export const otherChannel = {
  /** What sending a card to one of its guests by another channel would be: the text and the price. It writes nothing. */
  previewOtherChannel: call("verified-customer", "cards:write")
    .route({
      method: "POST",
      path: "/api/v1/messages/{id}/guests/{guest_id}/other-channel/preview",
      tags: ["cards"],
      summary: "What a card by another channel would be",
    })
    .input(z.strictObject(input))
    .output(
      z.object({
        channel: z.object({ id: Id, name: z.string() }),
        /** As the guest reads it. */
        text: z.string(),
        price: CampaignPrice,
      }),
    )
    .errors(refusals(...errors)),

  /**
   * Sends a card to one of its guests by another channel, as a campaign of its own; its own channel is
   * refused as already-sent. The same `idempotency_key` again answers as the first time.
   */
  sendByOtherChannel: call("verified-customer", "cards:write")
    .route({
      method: "POST",
      path: "/api/v1/messages/{id}/guests/{guest_id}/other-channel",
      tags: ["cards"],
      summary: "Send a card by another channel",
    })
    .input(z.strictObject({ ...input, idempotency_key: z.string().max(100).optional() }))
    .output(
      z.object({
        success: z.literal(true),
        message: z.string(),
        /** `reference`: the order to be paid first; null when the card has left. */
        data: z.object({
          id: Id,
          channel_id: Id,
          reference: z.string().nullable(),
          total: z.int(),
        }),
      }),
    )
    .errors(refusals(...errors, "message-under-way")),
};
