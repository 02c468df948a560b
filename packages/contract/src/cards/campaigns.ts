import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Id, Instant, optionalLine, PathId } from "../call/shapes.ts";
import { CampaignPrice, CampaignProgress } from "./campaign-figures.ts";
import { body, file, recipientsField, sendFields, writtenFields } from "./campaign-input.ts";
import { BodyFormat, CampaignStatus, DeliveryState } from "./campaign-states.ts";
import { cardMessages } from "./messages.ts";

/** A campaign. `success`, `error` and `total` count deliveries. */
const messageFields = {
  id: Id,
  channel_id: Id,
  channel: z.object({ name: z.string() }),
  label: z.string(),
  message_category_id: Id,
  category: z.object({ name: z.string() }),
  message_model_id: Id.nullable(),
  model: z.object({ name: z.string() }).nullable(),
  message_design_id: Id,
  design: z.object({ name: z.string() }),
  from: z.string(),
  subject: z.string().nullable(),
  body: z.string(),
  /** `html`: the body is sanitised HTML. */
  body_format: BodyFormat,
  target: z.string(),
  created_at: Instant,
  status: CampaignStatus,
  /** When it is to leave, or left; null for at once. */
  scheduled_at: Instant.nullable(),
  /** How many units of the channel's credit it uses: SMS segments × guests, or messages; 0 on a free channel. */
  units: z.int(),
  /** Address of the picture that its host imported, open for an hour or two; null for a drawn card. */
  image: z.string().nullable(),
  /** The campaign of which this is the reminder. */
  reminder_of: Id.nullable(),
  success: z.int(),
  error: z.int(),
  total: z.int(),
  customer_id: Id,
};

export const CampaignSummary = z.object(messageFields);
export type CampaignSummary = z.infer<typeof CampaignSummary>;

export const CampaignDetail = z.object({
  ...messageFields,
  cards: z.array(z.object({ file: z.string() })),
  /** The categories that were aimed at. */
  guests: z.array(z.object({ name: z.string() })),
  eventGuests: z.array(
    z.object({
      id: Id,
      last_name: z.string(),
      given_names: z.string(),
      phone_number_1: z.string(),
      email: z.string().nullable(),
      guest_id: Id,
      category: z.string(),
      answer: z.enum(["none", "yes", "no"]),
      pivot: z.object({
        /** 1 sent, 0 not sent. */
        status: z.union([z.literal(0), z.literal(1)]),
        state: DeliveryState,
        /** Why it failed, in French. */
        reason: z.string().nullable(),
        can: z.object({ resend: z.boolean() }),
      }),
    }),
  ),
  /** For a card to be shared: the public page and where it may be shared; null on other channels. */
  share: z
    .object({ url: z.string(), text: z.string(), whatsapp: z.string(), facebook: z.string() })
    .nullable(),
  can: z.object({
    /** Sends what was saved: at once where the credit covers it, else after payment. */
    send: z.boolean(),
    cancel: z.boolean(),
    resend_failed: z.boolean(),
    remind: z.boolean(),
  }),
});
export type CampaignDetail = z.infer<typeof CampaignDetail>;

const Sent = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.object({ id: Id, channel_id: Id }),
});

/** What was saved, and the order to be paid before it leaves; null when nothing is due. */
export const SavedCampaignAnswer = z.object({
  success: z.literal(true),
  messages: z.array(z.string()),
  data: z.object({
    id: Id,
    channel_id: Id,
    status: CampaignStatus,
    reference: z.string().nullable(),
    /** What is to be paid, FCFA with tax; 0 when nothing is. */
    total: z.int(),
  }),
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
    .input(z.strictObject({ ...writtenFields, tab: recipientsField.optional() }))
    .output(CampaignPrice)
    .errors(refusals(...guardRefusals)),

  /**
   * Sends a card, or with `resend: 1` sends it again to one guest who did not get it. Refused as
   * credit-short when it must be paid for first: save it and pay its order.
   * The same `idempotency_key` again is the same campaign.
   */
  createCampaign: writes()
    .route({ method: "POST", path: "/api/v1/messages", tags: ["cards"], summary: "Send a card" })
    .input(
      z.discriminatedUnion("resend", [
        z.strictObject({ resend: z.literal(1), message_id: Id, guest_id: Id }),
        z.strictObject({ resend: z.literal(0).optional(), ...sendFields }),
      ]),
    )
    .output(Sent)
    .errors(refusals(...paid, "already-sent", "key-reused")),

  /** The same, posted as a form, with the host's own image if they like. */
  sendSavedCampaign: writes()
    .route({
      method: "POST",
      path: "/api/v1/messages/send",
      tags: ["cards"],
      summary: "Send a card (form)",
    })
    .input(z.strictObject({ ...sendFields, file }))
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
    .errors(refusals("not-found", "account-unverified", "not-allowed", "credit-short")),

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

  /** Sends the card again to those of its guests who got it and have not answered. */
  remind: writes()
    .route({
      method: "POST",
      path: "/api/v1/messages/{id}/remind",
      tags: ["cards"],
      summary: "Remind those who have not answered",
    })
    .input(
      z.strictObject({
        id: PathId,
        /** Another text than the first; the same one when it is left out. */
        body: body.optional(),
        body_format: BodyFormat.optional(),
        idempotency_key: z.string().max(100).optional(),
      }),
    )
    .output(
      z.object({
        success: z.literal(true),
        message: z.string(),
        /** `reference`: the order to be paid first; null when the reminder has left. */
        data: z.object({
          id: Id.nullable(),
          count: z.int(),
          reference: z.string().nullable(),
          total: z.int(),
        }),
      }),
    )
    .errors(refusals(...guardRefusals, "message-under-way")),

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
