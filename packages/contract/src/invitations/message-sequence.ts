import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { CalendarDate, Id, PathId } from "../call/shapes.ts";
import { file, flag, sendFields } from "../campaigns/campaign-input.ts";
import { CampaignStatus } from "../campaigns/campaign-states.ts";
import { Audience } from "./messages-to-guests.ts";
import { sequenceMessages } from "./sequence-messages.ts";
import { StepPlan } from "./sequence-step-shape.ts";
import { cardPurposes, OFFSET_DAYS, proposedPurposes, STEP_HOURS } from "./sequence-steps.ts";

const Count = z.int().min(0);

const offset = z.coerce
  .number(sequenceMessages.offsetWrong)
  .int(sequenceMessages.offsetWrong)
  .min(OFFSET_DAYS.min, sequenceMessages.offsetWrong)
  .max(OFFSET_DAYS.max, sequenceMessages.offsetWrong);

const hour = z.coerce
  .number(sequenceMessages.hourWrong)
  .int(sequenceMessages.hourWrong)
  .min(STEP_HOURS.min, sequenceMessages.hourWrong)
  .max(STEP_HOURS.max, sequenceMessages.hourWrong);

/** A message or a card that leaves by itself, counted from the date of the feast. */
export const SequenceStep = StepPlan.extend({
  /** Of its message, or of its card. */
  id: Id,
  kind: z.enum(["message", "card"]),
  /** Of a card, the name of its category; null for a message. */
  category: z.string().nullable(),
  status: CampaignStatus,
  channel: z.object({ id: Id, name: z.string() }),
  /** Null for a card to the guests that were chosen: it is for everybody otherwise. */
  audience: Audience.nullable(),
  /** How many guests were chosen, or had been when it was written. */
  guests: Count,
  subject: z.string().nullable(),
  body: z.string(),
}).meta({ id: "SequenceStep" });
export type SequenceStep = z.infer<typeof SequenceStep>;

/** Whom a step concerns, and what it costs. */
const StepPrice = z.object({
  /** Those whom it would reach today, and their units. */
  recipients: Count,
  units: Count,
  /** The most units that it may use, were every guest of its choice concerned. */
  most_units: Count,
  /** Whether that is more than its host agreed to when they planned it: it would not leave. */
  is_dearer: z.boolean(),
  /** FCFA, with tax. */
  total_fcfa: Count,
  most_fcfa: Count,
  credit: z.int(),
});

const { scheduled_at: _, ...cardFields } = sendFields;

const guards = ["not-found", "not-allowed", "account-unverified"] as const;
const writes = () => call("verified-customer", "cards:write");
const tags = ["cards"];
const ofEvent = "/api/v1/events/{eventId}/message-sequence" as const;
const ofMessage = "/api/v1/guest-messages/{id}/sequence-step" as const;

export const messageSequence = {
  /** The steps of an event in the order in which they leave, and what may be added. */
  list: call("verified-customer", "cards:read")
    .route({ method: "GET", path: ofEvent, tags, summary: "Messages counted from the feast" })
    .input(z.object({ eventId: PathId }))
    .output(
      z.object({
        /** Null without one, and for an approximate one. */
        date: CalendarDate.nullable(),
        steps: z.array(SequenceStep),
        /** The proposals of which no step is there; none for a type of event that does without. */
        proposals: z.array(z.enum(proposedPurposes)),
        can: z.object({ write: z.boolean() }),
      }),
    )
    .errors(refusals(...guards)),

  /** The cards of which none left and none is planned; none for a type of event that does without. */
  proposedCards: call("verified-customer", "cards:read")
    .route({
      method: "GET",
      path: `${ofEvent}/cards`,
      tags,
      summary: "Cards to plan from the feast",
    })
    .input(z.object({ eventId: PathId }))
    .output(z.array(z.enum(cardPurposes)))
    .errors(refusals(...guards)),

  /** Writes a message for each chosen proposal, without planning any. What is there stays as it is. */
  prepare: writes()
    .route({ method: "POST", path: ofEvent, tags, summary: "Write proposed messages" })
    .input(
      z.strictObject({
        eventId: PathId,
        purposes: z.array(z.enum(proposedPurposes)).min(1, sequenceMessages.choose),
        channel_id: z.coerce
          .number(sequenceMessages.chooseChannel)
          .refine((id) => [1, 3, 4].includes(id), sequenceMessages.chooseChannel),
      }),
    )
    .output(z.object({ success: z.literal(true), message: z.string() }))
    .errors(refusals(...guards, "channel-closed")),

  /**
   * Saves a card that leaves by itself: in the fields of `message-save`, with its day in place of
   * `scheduled_at`. With `to_all` it goes to whoever got no card of its category by then, those included
   * who are added until then. The same key again writes it anew.
   */
  planCard: writes()
    .route({
      method: "POST",
      path: `${ofEvent}/cards`,
      tags,
      summary: "Plan a card from the feast",
    })
    .input(
      z.strictObject({
        eventId: PathId,
        ...cardFields,
        file,
        offset_days: offset,
        hour,
        to_all: flag,
      }),
    )
    .output(z.object({ success: z.literal(true), message: z.string(), data: z.object({ id: Id }) }))
    .errors(refusals(...guards, "channel-closed", "message-under-way", "too-many-requests")),

  /** What a step would cost today, and at most. It writes nothing. */
  price: writes()
    .route({ method: "GET", path: ofMessage, tags, summary: "The price of a step" })
    .input(z.object({ id: PathId }))
    .output(StepPrice)
    .errors(refusals(...guards, "channel-closed", "message-under-way")),

  /**
   * Plans a message that was only saved: it leaves so many days before or after the date of the feast,
   * to those whom it concerns then, and moves with the date.
   */
  plan: writes()
    .route({ method: "POST", path: ofMessage, tags, summary: "Plan a message from the feast" })
    .input(z.strictObject({ id: PathId, offset_days: offset, hour }))
    .output(z.object({ success: z.literal(true), message: z.string() }))
    .errors(refusals(...guards, "channel-closed", "message-under-way")),

  /** Plans every step that is only written. Those that cannot be planned stay, and are named. */
  planAll: writes()
    .route({ method: "POST", path: `${ofEvent}/plan`, tags, summary: "Plan all steps" })
    .input(z.strictObject({ eventId: PathId }))
    .output(z.object({ success: z.literal(true), message: z.string(), planned: Count }))
    .errors(refusals(...guards)),

  /** Keeps a planned message from leaving by itself; it stays written. */
  unplan: writes()
    .route({ method: "DELETE", path: ofMessage, tags, summary: "Unplan a message" })
    .input(z.object({ id: PathId }))
    .output(z.object({ success: z.literal(true), message: z.string() }))
    .errors(refusals(...guards, "message-under-way")),
};
