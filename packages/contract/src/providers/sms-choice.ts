import { z } from "zod";
import { CodeSent } from "../accounts/code-sent.ts";
import { accountMessages } from "../accounts/messages.ts";
import { PhoneCode } from "../accounts/phone-verification.ts";
import { SmsChoice, SmsChoiceForm } from "../accounts/sms-choice.ts";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { alertChannels } from "./lead-alerts.ts";
import { alertMessages } from "./lead-alerts-messages.ts";

const tags = ["providers' space"];

const hour = z.int(alertMessages.hourWrong).min(0, alertMessages.hourWrong);
/** An hour of the day in Abidjan's time (UTC), 0 to 23. */
const Hour = hour.max(23, alertMessages.hourWrong);

/** By what a member of a team gets messages on their phone, and when new leads wait. */
export const MemberSmsChoice = SmsChoice.extend({
  /** By what new leads arrive; everything else comes by SMS. */
  channel: z.enum(alertChannels),
  /** Whether WhatsApp may be chosen: where it is closed, leads come by SMS. */
  opens_whatsapp: z.boolean(),
  /** Between these hours leads wait, and arrive together at the end; null for none. */
  quiet_from: Hour.nullable(),
  quiet_until: Hour.nullable(),
}).meta({ id: "MemberSmsChoice" });
export type MemberSmsChoice = z.infer<typeof MemberSmsChoice>;

/** What is left out stays as it is; both hours are null for no quiet hours. */
const MemberSmsChoiceForm = SmsChoiceForm.extend({
  channel: z.enum(alertChannels, alertMessages.channelRequired).optional(),
  quiet_from: Hour.nullable().optional(),
  quiet_until: Hour.nullable().optional(),
});
export type MemberSmsChoiceForm = z.infer<typeof MemberSmsChoiceForm>;

const MemberSmsChosen = z
  .object({ success: z.literal(true), message: z.string(), choice: MemberSmsChoice })
  .meta({ id: "MemberSmsChosen" });

/** The SMS of the caller, one member of a team: each has a number and a choice of their own. */
export const memberSmsChoice = {
  find: call("provider")
    .route({
      method: "GET",
      path: "/api/v1/pro/sms-choice",
      tags,
      summary: "Whether one gets messages by SMS too",
    })
    .output(MemberSmsChoice),

  /**
   * Turning them on needs a proven number, turning them off an email address: a field error at
   * `wants_sms` otherwise; at `channel` where WhatsApp is closed, at `quiet_until` for hours that make
   * no night.
   */
  choose: call("provider")
    .route({
      method: "PUT",
      path: "/api/v1/pro/sms-choice",
      tags,
      summary: "Ask for messages by SMS too, or stop them",
    })
    .input(MemberSmsChoiceForm)
    .output(MemberSmsChosen)
    .errors(refusals("sms-closed")),

  /**
   * Sends oneself a message as a lead would come, at once, three times a day at most. A field error at
   * `wants_sms` while messages are off.
   */
  sendTrial: call("provider")
    .route({
      method: "POST",
      path: "/api/v1/pro/sms-choice/trial",
      tags,
      summary: "Send oneself a trial message",
    })
    .output(z.object({ success: z.literal(true), message: z.string() }))
    .errors(refusals("sms-closed", "trials-used")),

  /** Enters one's own number and sends a code to it, valid for ten minutes; a proven one counts meanwhile. */
  enterPhone: call("provider")
    .route({
      method: "PUT",
      path: "/api/v1/pro/phone",
      tags,
      summary: "Enter one's own number, and get a code at it",
    })
    .input(
      z.object({
        phone_number: z
          .string(accountMessages.phoneRequired)
          .trim()
          .min(1, accountMessages.phoneRequired)
          .max(40, accountMessages.phoneInvalid),
      }),
    )
    .output(CodeSent)
    .errors(refusals("phone-proven", "otp-not-sent", "sms-closed")),

  /** Proves the entered number by its code: from then on it may sign in, and gets the SMS. */
  confirmPhone: call("provider")
    .route({
      method: "POST",
      path: "/api/v1/pro/phone/confirm",
      tags,
      summary: "Prove one's own number",
    })
    .input(PhoneCode)
    .output(MemberSmsChosen)
    .errors(refusals("phone-proven")),

  /** Removes one's own number, proven or not: no SMS leave any more, and it signs nobody in. */
  removePhone: call("provider")
    .route({
      method: "DELETE",
      path: "/api/v1/pro/phone",
      tags,
      summary: "Remove one's own number",
    })
    .output(MemberSmsChosen)
    .errors(refusals("phone-needed")),
};
