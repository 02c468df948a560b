import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { accountMessages } from "./messages.ts";

/** Whether somebody gets by SMS too what emails tell them of their money and requests. */
export const SmsChoice = z
  .object({
    /** Whether they get them: who asked for it, or has no email address; it counts while a number is proven. */
    wants_sms: z.boolean(),
    /** The address to which emails go; null for none: SMS are all that they get then. */
    email: z.string().nullable(),
    /** The proven number to which they go, E.164; null for none. */
    phone_number: z.string().nullable(),
    /** A number that is still to be proven by a code; null for none. */
    unproven_phone_number: z.string().nullable(),
    /** Whether SMS are sent at all. */
    open: z.boolean(),
  })
  .meta({ id: "SmsChoice" });
export type SmsChoice = z.infer<typeof SmsChoice>;

/** What turns the SMS on or off. */
export const SmsChoiceForm = z.object({ wants_sms: z.boolean(accountMessages.smsChoiceRequired) });

/** The choice as it is now, and the sentence that says so. */
export const SmsChosen = z
  .object({
    success: z.literal(true),
    message: z.string(),
    choice: SmsChoice,
  })
  .meta({ id: "SmsChosen" });

const tags = ["accounts"];

export const smsChoice = {
  find: call("customer")
    .route({
      method: "GET",
      path: "/api/v1/sms-choice",
      tags,
      summary: "Whether one gets messages by SMS too",
    })
    .output(SmsChoice),

  /**
   * Turning them on needs a proven number, turning them off an email address: a field error at
   * `wants_sms` otherwise.
   */
  choose: call("customer")
    .route({
      method: "PUT",
      path: "/api/v1/sms-choice",
      tags,
      summary: "Ask for messages by SMS too, or stop them",
    })
    .input(SmsChoiceForm)
    .output(SmsChosen)
    .errors(refusals("sms-closed")),
};
