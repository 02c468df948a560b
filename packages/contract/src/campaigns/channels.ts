import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Id, PathId } from "../call/shapes.ts";
import { paymentMessages } from "../payments/messages.ts";

/** A whole number, also as text; an empty text is none. */
const wholeNumber = z.preprocess(
  (value) => (value === "" ? null : value),
  z.union([
    z.null(),
    z.coerce
      .number(paymentMessages.unitsOrAmount)
      .int(paymentMessages.unitsOrAmount)
      .positive(paymentMessages.unitsOrAmount),
  ]),
);

const channelFields = {
  id: Id,
  name: z.string(),
  image: z.string().nullable(),
  color_code: z.string(),
  /** FCFA per SMS segment or per message; 0 is free. */
  selling_price: z.int().min(0),
  /** Whether a campaign may be sent by it today. */
  can: z.object({ send: z.boolean() }),
};

export const cardChannels = {
  channels: call("anyone")
    .route({ method: "GET", path: "/api/v1/channels", tags: ["cards"], summary: "Channels" })
    .output(z.array(z.object(channelFields))),

  /** The same with the credit of the current event's owner. */
  customerChannels: call("verified-customer", "cards:read")
    .route({
      method: "GET",
      path: "/api/v1/customer-channels",
      tags: ["cards"],
      summary: "Channels with what remains of each",
    })
    .output(
      z.array(z.object({ ...channelFields, pivot: z.object({ remaining_messages: z.int() }) })),
    )
    .errors(refusals("account-unverified", "not-allowed")),

  /**
   * Opens an order for credit of a channel, bought in advance: so many units, or as many as an amount
   * pays, with tax. The same `idempotency_key` again is the same order.
   */
  buyCredit: call("verified-customer", "cards:write")
    .route({
      method: "POST",
      path: "/api/v1/customer-channels/{channel_id}/credit",
      tags: ["cards"],
      summary: "Buy credit of a channel",
    })
    .input(
      z.strictObject({
        channel_id: PathId,
        units: wholeNumber.nullish(),
        /** FCFA, tax included. */
        amount: wholeNumber.nullish(),
        idempotency_key: z.string().max(100).optional(),
      }),
    )
    .output(
      z.object({
        success: z.literal(true),
        data: z.object({
          reference: z.string(),
          units: z.int(),
          /** What is to be paid, with tax, 100 FCFA at least. */
          total: z.int(),
        }),
      }),
    )
    .errors(
      refusals(
        "not-found",
        "account-unverified",
        "not-allowed",
        "channel-closed",
        "payments-closed",
        "request-under-way",
        "key-reused",
        "too-many-requests",
      ),
    ),
};
