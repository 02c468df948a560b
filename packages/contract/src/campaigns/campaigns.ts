import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Id, optionalLine, PathId } from "../call/shapes.ts";
import { body, file, recipientsField, sendFields, writtenFields } from "./campaign-input.ts";
import {
  CampaignDetail,
  CampaignSummary,
  ListedCampaign,
  SavedCampaignAnswer,
} from "./campaign-shapes.ts";
import { CampaignPrice, CampaignProgress } from "./campaign-statistics.ts";
import { cardMessages } from "./messages.ts";

const Sent = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.object({ id: Id, channel_id: Id }),
});

const guardRefusals = [
  "not-found",
  "account-unverified",
  "not-allowed",
  "channel-closed",
  "payments-closed",
] as const;
const paid = [...guardRefusals, "credit-short"] as const;
const byId = z.strictObject({ id: PathId });

const writes = () => call("verified-customer", "cards:write");
const reads = () => call("verified-customer", "cards:read");

export const campaigns = {
  campaigns: reads()
    .route({
      method: "GET",
      path: "/api/v1/messages",
      tags: ["cards"],
      summary: "Sends of the current event",
    })
    .output(z.array(CampaignSummary))
    .errors(refusals("account-unverified", "not-allowed")),

  /** One page of the same, fifty at a time; a page past the last is the last. */
  campaignsByPage: reads()
    .route({
      method: "GET",
      path: "/api/v1/messages-by-page",
      tags: ["cards"],
      summary: "One page of the sends of the current event",
    })
    .input(z.object({ page: z.coerce.number().int().min(1).default(1) }))
    .output(
      z.object({
        page: z.int(),
        last_page: z.int(),
        total: z.int(),
        campaigns: z.array(ListedCampaign),
      }),
    )
    .errors(refusals("account-unverified", "not-allowed")),

  campaign: reads()
    .route({ method: "GET", path: "/api/v1/messages/{id}", tags: ["cards"], summary: "One send" })
    .input(byId)
    .output(CampaignDetail)
    .errors(refusals("not-found", "account-unverified", "not-allowed")),

  progress: reads()
    .route({
      method: "GET",
      path: "/api/v1/messages/{id}/progress",
      tags: ["cards"],
      summary: "How far a send is",
    })
    .input(byId)
    .output(CampaignProgress)
    .errors(refusals("not-found", "account-unverified", "not-allowed")),

  /** The values of the placeholders about the couple and the ceremonies of the current event, for previews. */
  placeholders: reads()
    .route({
      method: "GET",
      path: "/api/v1/messages/placeholders",
      tags: ["cards"],
      summary: "The event's own words",
    })
    .output(z.record(z.string(), z.string()))
    .errors(refusals("not-found", "account-unverified", "not-allowed")),

  price: writes()
    .route({
      method: "POST",
      path: "/api/v1/messages/price",
      tags: ["cards"],
      summary: "What a send would cost",
    })
    .input(z.strictObject({ ...writtenFields, tab: recipientsField }))
    .output(CampaignPrice)
    .errors(refusals(...guardRefusals)),

  /**
   * Sends a card, or with `resend: 1` sends it again to one guest who did not get it: of the campaign
   * `message_id`, or of the newest one by that channel that has the guest. Refused as credit-short
   * when it must be paid for first: save it and pay its order.
   * The same `idempotency_key` again is the same campaign.
   */
  createCampaign: writes()
    .route({ method: "POST", path: "/api/v1/messages", tags: ["cards"], summary: "Send a card" })
    .input(
      z.discriminatedUnion("resend", [
        z.object({
          resend: z.literal([1, "1"]),
          message_id: PathId.optional(),
          channel_id: PathId.optional(),
          guest_id: PathId,
        }),
        z.strictObject({ resend: z.literal([0, "0"]).optional(), ...sendFields }),
      ]),
    )
    .output(Sent)
    .errors(refusals(...paid, "already-sent", "key-reused")),

  /**
   * The same, posted as a form, with the host's own image if they like. Without a text it sends the
   * first model of the category; without a design, the first design.
   */
  sendSavedCampaign: writes()
    .route({
      method: "POST",
      path: "/api/v1/messages/send",
      tags: ["cards"],
      summary: "Send a card (form)",
    })
    .input(z.strictObject({ ...sendFields, body: body.optional(), file }))
    .output(Sent)
    .errors(refusals(...paid, "key-reused", "too-many-requests")),

  /** Saves a campaign; when something is due, opens the order whose payment starts it. */
  saveCampaign: writes()
    .route({
      method: "POST",
      path: "/api/v1/message-save",
      tags: ["cards"],
      summary: "Save a card, to be paid for or sent later",
    })
    .input(z.strictObject({ ...sendFields, file }))
    .output(SavedCampaignAnswer)
    .errors(refusals(...guardRefusals, "message-under-way", "too-many-requests")),

  /** Sends what was saved: at once where the credit covers it, else answers the order to be paid. */
  releaseCampaign: writes()
    .route({
      method: "POST",
      path: "/api/v1/messages/{id}/send",
      tags: ["cards"],
      summary: "Send a saved card",
    })
    .input(byId)
    .output(SavedCampaignAnswer)
    .errors(refusals(...guardRefusals, "message-under-way")),

  /** Sends again to all whom a card did not reach. */
  resendFailed: writes()
    .route({
      method: "POST",
      path: "/api/v1/messages/{id}/resend",
      tags: ["cards"],
      summary: "Send a card again to all whom it did not reach",
    })
    .input(byId)
    .output(
      z.object({
        success: z.literal(true),
        message: z.string(),
        data: z.object({ id: Id, count: z.int() }),
      }),
    )
    .errors(
      refusals("not-found", "account-unverified", "not-allowed", "credit-short", "channel-closed"),
    ),

  /** Cancels what has not left: a draft, what waits for its payment or for its day. */
  cancelCampaign: writes()
    .route({
      method: "POST",
      path: "/api/v1/messages/{id}/cancel",
      tags: ["cards"],
      summary: "Cancel a send",
    })
    .input(byId)
    .output(z.object({ success: z.literal(true), message: z.string() }))
    .errors(refusals("not-found", "account-unverified", "not-allowed", "message-under-way")),

  /** Sends the card to its host alone, with their own name. By SMS and WhatsApp it uses credit. */
  testCampaign: writes()
    .route({
      method: "POST",
      path: "/api/v1/messages/test",
      tags: ["cards"],
      summary: "Send a card to oneself",
    })
    .input(
      z.strictObject({
        ...writtenFields,
        message_design_id: z.coerce.number(cardMessages.noDesign).int().positive().optional(),
        subject: optionalLine(120),
      }),
    )
    .output(z.object({ success: z.literal(true), message: z.string() }))
    .errors(refusals(...paid, "not-a-test-channel", "too-many-requests")),
};
