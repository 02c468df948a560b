import { z } from "zod";
import { call } from "../glue/call.ts";
import { refusals } from "../glue/refusals.ts";
import { Id, Instant, optionalLine, PathId, Upload } from "../glue/shapes.ts";
import { cardMessages } from "./messages.ts";
import { unknownPlaceholders } from "./placeholders.ts";

/** Where one guest's copy stands. */
export const RecipientState = z.enum(["queued", "sending", "sent", "failed", "unknown"]);

/** One send of a card. `success`, `error` and `total` count recipients. */
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
  target: z.string(),
  created_at: Instant,
  success: z.int(),
  error: z.int(),
  total: z.int(),
  customer_id: Id,
};

export const MessageSummary = z.object(messageFields);
export type MessageSummary = z.infer<typeof MessageSummary>;

export const MessageDetail = z.object({
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
        state: RecipientState,
        /** Why it failed, in French. */
        reason: z.string().nullable(),
        can: z.object({ resend: z.boolean() }),
      }),
    }),
  ),
});
export type MessageDetail = z.infer<typeof MessageDetail>;

const body = z
  .string(cardMessages.bodyRequired)
  .trim()
  .min(1, cardMessages.bodyRequired)
  .max(2000, "Votre message ne peut dépasser 2 000 caractères")
  .refine((text) => unknownPlaceholders(text).length === 0, cardMessages.placeholderUnknown);

const number = (message: string) =>
  z.preprocess(
    (value) => (value === "" ? undefined : value),
    z.coerce.number(message).int(message).positive(message),
  );

const sendFields = {
  channel_id: number("Veuillez choisir le canal d’envoi"),
  label: optionalLine(80),
  message_category_id: number("Veuillez choisir une catégorie"),
  message_model_id: z.preprocess((value) => (value === "" ? null : value), PathId.nullish()),
  message_design_id: number(cardMessages.noDesign),
  from: optionalLine(60),
  subject: optionalLine(120),
  body,
  /** The guests chosen, by id. */
  tab: z
    .array(z.coerce.number().int().positive(), cardMessages.noRecipient)
    .min(1, cardMessages.noRecipient)
    .max(5000),
  /** The categories chosen, ids joined by semicolons; kept for display. */
  target: z.string().max(500).optional(),
  /** Made by the sender's device for this send: the same key again answers as the first time. */
  idempotency_key: z.string().max(100).optional(),
};

const Sent = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.object({ id: Id, channel_id: Id }),
});

const gates = ["not-found", "account-unverified", "channel-closed"] as const;

export const messages = {
  messages: call("verified-customer")
    .route({
      method: "GET",
      path: "/api/v1/messages",
      tags: ["cards"],
      summary: "Sends of the current event",
    })
    .output(z.array(MessageSummary))
    .errors(refusals("account-unverified")),

  message: call("verified-customer")
    .route({ method: "GET", path: "/api/v1/messages/{id}", tags: ["cards"], summary: "One send" })
    .input(z.strictObject({ id: PathId }))
    .output(MessageDetail)
    .errors(refusals("not-found", "account-unverified")),

  /**
   * Sends a card, or with `resend: 1` sends it again to one guest who did not get it.
   * The same `idempotency_key` again is the same send.
   */
  createMessage: call("verified-customer")
    .route({ method: "POST", path: "/api/v1/messages", tags: ["cards"], summary: "Send a card" })
    .input(
      z.discriminatedUnion("resend", [
        z.strictObject({ resend: z.literal(1), message_id: Id, guest_id: Id }),
        z.strictObject({ resend: z.literal(0).optional(), ...sendFields }),
      ]),
    )
    .output(Sent)
    .errors(refusals(...gates, "already-sent")),

  /** The same send, posted as a form. */
  sendMessage: call("verified-customer")
    .route({
      method: "POST",
      path: "/api/v1/messages/send",
      tags: ["cards"],
      summary: "Send a card (form)",
    })
    .input(z.strictObject({ ...sendFields, file: Upload.optional() }))
    .output(Sent)
    .errors(refusals(...gates)),
};
