import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Id, PathId } from "../call/shapes.ts";
import { body } from "./campaign-input.ts";
import { BodyFormat } from "./campaign-states.ts";
import { CampaignPrice } from "./campaign-statistics.ts";

const guardRefusals = [
  "not-found",
  "account-unverified",
  "not-allowed",
  "channel-closed",
  "payments-closed",
] as const;

const fields = {
  id: PathId,
  /** Another text than the first; the same one when it is left out. */
  body: body.optional(),
  body_format: BodyFormat.optional(),
};

export const reminders = {
  /** Whom a reminder would reach, with which text and at what price. It writes nothing. */
  previewReminder: call("verified-customer", "cards:write")
    .route({
      method: "POST",
      path: "/api/v1/messages/{id}/reminder",
      tags: ["cards"],
      summary: "What a reminder would be",
    })
    .input(
      z.strictObject({
        ...fields,
        /** The ready text instead of the card's, where there is one. */
        suggested: z.boolean().optional(),
      }),
    )
    .output(
      z.object({
        channel: z.object({ id: Id, name: z.string() }),
        body: z.string(),
        body_format: BodyFormat,
        /** A ready text for reminders by this channel; null when there is none. */
        suggestion: z.string().nullable(),
        /** The text as the first of the guests reads it; null without any. */
        sample: z.object({ name: z.string(), text: z.string() }).nullable(),
        /** Whom it reminds: how many, and the first fifty by name. */
        count: z.int(),
        guests: z.array(z.object({ id: Id, name: z.string() })),
        /** Those who have not answered and were reminded within a day. */
        recent: z.int(),
        /** Whether the card got to anybody: before, there is nobody to remind. */
        reached: z.boolean(),
        /** Null without anybody to remind. */
        price: CampaignPrice.nullable(),
      }),
    )
    .errors(refusals(...guardRefusals)),

  /**
   * Sends the card again to those of its guests who got it, have not answered and were not reminded
   * within a day. The same `idempotency_key` again answers as the first time.
   */
  remind: call("verified-customer", "cards:write")
    .route({
      method: "POST",
      path: "/api/v1/messages/{id}/remind",
      tags: ["cards"],
      summary: "Remind those who have not answered",
    })
    .input(z.strictObject({ ...fields, idempotency_key: z.string().max(100).optional() }))
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
};
