import { z } from "zod";
import { call } from "../call/call.ts";
import { Instant } from "../call/shapes.ts";
import { phoneWays } from "../notices/phone-ways.ts";

/** A way that is offered. */
export const OfferedWay = z.object({
  way: z.enum(phoneWays),
  /** FCFA for one message, without tax; 0 is free. */
  price_fcfa: z.int().min(0),
  /** The messages that the account has left of the channel. */
  credit: z.int().min(0),
});
export type OfferedWay = z.infer<typeof OfferedWay>;

/** Whether notices reach the phone of an account, by what and for how much. */
export const PhoneNotices = z
  .object({
    /** The way that is chosen; null for none. */
    way: z.enum(phoneWays).nullable(),
    /** Those that are open. With none nothing of it is offered. */
    ways: z.array(OfferedWay),
    /** The proven number to which they go, E.164; null for none. */
    phone_number: z.string().nullable(),
    /** A number that is still to be proven by a code; null for none. */
    unproven_phone_number: z.string().nullable(),
    /** Whether the holder of the number asked for no more messages (STOP): nothing is sent to it. */
    is_stopped: z.boolean(),
    /** Whether buying credit now is for this account: the event on which it works may be another's. */
    can_buy: z.boolean(),
    /** The newest messages that were paid for. */
    sent: z.array(z.object({ way: z.enum(phoneWays), sent_at: Instant, units: z.int().min(0) })),
  })
  .meta({ id: "PhoneNotices" });
export type PhoneNotices = z.infer<typeof PhoneNotices>;

const tags = ["notices"];

export const phoneNotices = {
  find: call("customer")
    .route({
      method: "GET",
      path: "/api/v1/phone-notices",
      tags,
      summary: "How notices reach a customer's phone, and for how much",
    })
    .output(PhoneNotices),

  /** Chooses a way, or none. Which kinds it brings is a choice of each kind. */
  choose: call("customer")
    .route({
      method: "PUT",
      path: "/api/v1/phone-notices",
      tags,
      summary: "Choose how notices reach a customer's phone",
    })
    .input(z.object({ way: z.enum(phoneWays).nullable() }))
    .output(z.object({ success: z.literal(true), message: z.string() })),
};
