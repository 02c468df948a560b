import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Id, Instant, optionalLine, PathId } from "../call/shapes.ts";
import { SavedCampaignAnswer } from "../campaigns/campaign-shapes.ts";
import { CampaignStatus } from "../campaigns/campaign-states.ts";
import { CampaignPrice } from "../campaigns/campaign-statistics.ts";
import { cardMessages } from "../campaigns/messages.ts";
import { unknownPlaceholders } from "../campaigns/placeholders.ts";
import { guestMessageMessages } from "./guest-message-messages.ts";
import { MESSAGE_MAX } from "./message-limits.ts";
import { StepPlan } from "./sequence-step-shape.ts";

const Count = z.int().min(0);
const ids = z.array(PathId).max(200).default([]);

/**
 * To whom a message goes. Within a list one of its members suffices; of two lists both must hold, and
 * an empty list leaves nobody out.
 */
export const Audience = z
  .strictObject({
    /** What they answered. */
    answers: z
      .array(z.enum(["yes", "none", "no"]))
      .max(3)
      .default([]),
    /** Ceremonies to which they are invited. */
    ceremonies: ids,
    /** Categories of guests. */
    categories: ids,
    /** Links by which they registered themselves. */
    groups: ids,
  })
  .meta({ id: "Audience" });
export type Audience = z.infer<typeof Audience>;

const text = z
  .string(cardMessages.bodyRequired)
  .trim()
  .min(1, cardMessages.bodyRequired)
  .max(MESSAGE_MAX, { error: guestMessageMessages.tooLong, abort: true })
  .refine((written) => unknownPlaceholders(written).length === 0, cardMessages.placeholderUnknown);

/** A message is not a card to be shared: it goes to guests by name. */
const channel = z.coerce
  .number(cardMessages.chooseChannel)
  .refine((id) => [1, 3, 4, 5].includes(id), cardMessages.chooseChannel);

const written = {
  audience: Audience,
  channel_id: channel,
  /** Of an email alone. */
  subject: optionalLine(120),
  body: text,
};

/** A choice of guests, and how many of the event's guests it has. */
const Choice = z.object({ id: Id, name: z.string(), guests: Count });

/** How a channel reaches the chosen guests. */
export const ChannelReach = z
  .object({
    id: Id,
    name: z.string(),
    /** FCFA per SMS segment or per message; 0 is free. */
    selling_price: Count,
    /** Units that remain. */
    credit: z.int(),
    /** Whether a message may be sent by it today. */
    can_send: z.boolean(),
    reached: Count,
    /** Those whom it does not reach, by reason. */
    left_out: z.array(z.object({ reason: z.string(), guests: Count })),
  })
  .meta({ id: "ChannelReach" });
export type ChannelReach = z.infer<typeof ChannelReach>;

/** What a message would be. */
export const MessagePreview = z
  .object({
    /** How many guests were chosen. */
    recipients: Count,
    channels: z.array(ChannelReach),
    /** Null while there is nobody to write to, or no text. */
    price: CampaignPrice.nullable(),
    /** The text as one of the guests reads it; null without any. */
    sample: z.object({ guest_id: Id, name: z.string(), text: z.string() }).nullable(),
    /** Those whom the channel does not reach, the first hundred by name. */
    left_out: z.array(z.object({ guest_id: Id, name: z.string(), reason: z.string() })),
    /** Some of the chosen guests, of whom one may be previewed: the first fifty by name. */
    guests: z.array(z.object({ id: Id, name: z.string() })),
  })
  .meta({ id: "MessagePreview" });
export type MessagePreview = z.infer<typeof MessagePreview>;

/** A message in the list of an event. */
export const GuestMessage = z
  .object({
    id: Id,
    channel: z.object({ id: Id, name: z.string() }),
    body: z.string(),
    subject: z.string().nullable(),
    status: CampaignStatus,
    created_at: Instant,
    /** When it is to leave, or left; null for at once. */
    scheduled_at: Instant.nullable(),
    /** How it leaves by itself, counted from the feast; null for one that does not. */
    step: StepPlan.nullable(),
    success: Count,
    error: Count,
    total: Count,
  })
  .meta({ id: "GuestMessage" });
export type GuestMessage = z.infer<typeof GuestMessage>;

const guards = ["not-found", "not-allowed", "account-unverified"] as const;
const sends = [...guards, "channel-closed", "payments-closed"] as const;
const reads = () => call("verified-customer", "cards:read");
const writes = () => call("verified-customer", "cards:write");
const tags = ["cards"];
const ofEvent = "/api/v1/events/{eventId}/guest-messages" as const;
const byEvent = { eventId: PathId };
const byId = { id: PathId };

export const guestMessages = {
  /** The messages of an event, the newest first, fifty at a time; a page past the last is the last. */
  list: reads()
    .route({ method: "GET", path: ofEvent, tags, summary: "Messages to guests" })
    .input(z.object({ ...byEvent, page: z.coerce.number().int().min(1).default(1) }))
    .output(
      z.object({
        page: z.int(),
        last_page: z.int(),
        total: Count,
        messages: z.array(GuestMessage),
        can: z.object({ write: z.boolean() }),
      }),
    )
    .errors(refusals(...guards)),

  /** To whom one may write, how many they are, and how each channel reaches all guests. */
  choices: reads()
    .route({
      method: "GET",
      path: `${ofEvent}/choices`,
      tags,
      summary: "To whom a message may go",
    })
    .input(z.object(byEvent))
    .output(
      z.object({
        guests: Count,
        answers: z.object({ yes: Count, none: Count, no: Count }),
        ceremonies: z.array(Choice),
        categories: z.array(Choice),
        groups: z.array(Choice),
        channels: z.array(ChannelReach),
      }),
    )
    .errors(refusals(...guards)),

  /** Whom a message would reach, what it would cost and how one guest reads it. It writes nothing. */
  preview: writes()
    .route({
      method: "POST",
      path: `${ofEvent}/preview`,
      tags,
      summary: "What a message would be",
    })
    .input(
      z.strictObject({
        ...byEvent,
        audience: Audience,
        channel_id: channel,
        body: text.optional(),
        /** Whose text is shown; the first by name without it. */
        guest_id: PathId.optional(),
      }),
    )
    .output(MessagePreview)
    .errors(refusals(...sends)),

  /**
   * Writes a message without sending it, or writes one anew that was only saved. The same
   * `idempotency_key` again is the same message.
   */
  save: writes()
    .route({ method: "POST", path: ofEvent, tags, summary: "Write a message" })
    .input(
      z.strictObject({
        ...byEvent,
        ...written,
        /** The message that is written anew. */
        id: PathId.optional(),
        idempotency_key: z.string().max(100).optional(),
      }),
    )
    .output(z.object({ success: z.literal(true), data: z.object({ id: Id }) }))
    .errors(refusals(...sends, "message-under-way")),

  /** One message as it was written. */
  message: reads()
    .route({
      method: "GET",
      path: "/api/v1/guest-messages/{id}",
      tags,
      summary: "A message to guests",
    })
    .input(z.object(byId))
    .output(
      z.object({
        ...GuestMessage.shape,
        event_id: Id,
        audience: Audience,
        can: z.object({ write: z.boolean(), send: z.boolean(), cancel: z.boolean() }),
      }),
    )
    .errors(refusals(...guards)),

  /**
   * Sends a message that was only saved to those who are chosen by now: at once or at a time, and
   * where the credit does not cover it, once its order is paid. Once, whoever asks.
   */
  send: writes()
    .route({
      method: "POST",
      path: "/api/v1/guest-messages/{id}/send",
      tags,
      summary: "Send a message to guests",
    })
    .input(
      z.strictObject({
        ...byId,
        scheduled_at: z.preprocess(
          (value) => (value === "" || value === null ? undefined : value),
          Instant.optional(),
        ),
        /** What its host was shown: another number of guests or units is refused. */
        expected: z.strictObject({ recipients: Count, units: Count }).optional(),
      }),
    )
    .output(SavedCampaignAnswer)
    .errors(refusals(...sends, "message-under-way")),

  /** Sends the message to its writer, at the price of its channel. */
  test: writes()
    .route({
      method: "POST",
      path: "/api/v1/guest-messages/{id}/test",
      tags,
      summary: "Send a message to oneself",
    })
    .input(z.strictObject(byId))
    .output(z.object({ success: z.literal(true), message: z.string() }))
    .errors(
      refusals(
        ...guards,
        "channel-closed",
        "credit-short",
        "not-a-test-channel",
        "too-many-requests",
      ),
    ),
};
