import { z } from "zod";
import { CodeSent } from "../accounts/code-sent.ts";
import { accountMessages } from "../accounts/messages.ts";
import { PhoneCode } from "../accounts/phone-verification.ts";
import { SmsChoice, SmsChoiceForm, SmsChosen } from "../accounts/sms-choice.ts";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";

const tags = ["providers' space"];

/** The SMS of the caller, one member of a team: each has a number and a choice of their own. */
export const memberSmsChoice = {
  find: call("provider")
    .route({
      method: "GET",
      path: "/api/v1/pro/sms-choice",
      tags,
      summary: "Whether one gets messages by SMS too",
    })
    .output(SmsChoice),

  /**
   * Turning them on needs a proven number, turning them off an email address: a field error at
   * `wants_sms` otherwise.
   */
  choose: call("provider")
    .route({
      method: "PUT",
      path: "/api/v1/pro/sms-choice",
      tags,
      summary: "Ask for messages by SMS too, or stop them",
    })
    .input(SmsChoiceForm)
    .output(SmsChosen)
    .errors(refusals("sms-closed")),

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
    .output(SmsChosen)
    .errors(refusals("phone-proven")),

  /** Removes one's own number, proven or not: no SMS leave any more, and it signs nobody in. */
  removePhone: call("provider")
    .route({
      method: "DELETE",
      path: "/api/v1/pro/phone",
      tags,
      summary: "Remove one's own number",
    })
    .output(SmsChosen)
    .errors(refusals("phone-needed")),
};
