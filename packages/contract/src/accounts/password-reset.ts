import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Done, line } from "../call/shapes.ts";
import { personMessages } from "../person/messages.ts";
import { requiredEmail } from "../person/required-email.ts";
import { CodeSent } from "./code-sent.ts";
import { accountMessages } from "./messages.ts";
import { newPassword } from "./new-password.ts";
import { DeviceToken, SignedIn } from "./sessions.ts";

/** A session opened by a reset. */
export const SignedInByReset = SignedIn.extend({ message: z.string() });

export const passwordReset = {
  /**
   * Sends a link that is valid for 30 minutes and works once; the answer is the same whether or not
   * the account exists.
   */
  request: call("anyone")
    .route({
      method: "POST",
      path: "/api/v1/password-reset-email",
      tags: ["accounts"],
      summary: "Ask for a new password by e-mail",
    })
    .input(z.object({ email: requiredEmail(personMessages.emailInvalid) }))
    .output(Done)
    .errors(refusals("reset-mail-not-sent", "mail-closed")),

  /**
   * Sends a code that is valid for ten minutes to the proven number of an account; the answer is
   * the same whether or not there is one. Only the bearer of `recovery` may enter the code.
   */
  requestByPhone: call("anyone")
    .route({
      method: "POST",
      path: "/api/v1/password-reset-phone",
      tags: ["accounts"],
      summary: "Ask for a code by SMS to choose a new password",
    })
    .input(z.object({ phone_number: line(accountMessages.phoneRequired, 40) }))
    .output(CodeSent.extend({ recovery: z.string() }))
    .errors(refusals("otp-not-sent", "sms-closed")),

  /** Sets a new password by the code of the SMS, revokes every session and opens a new one. */
  resetByPhone: call("anyone")
    .route({
      method: "POST",
      path: "/api/v1/password-reset-phone/confirm",
      tags: ["accounts"],
      summary: "Choose a new password by the code of an SMS",
    })
    .input(
      z
        .object({
          recovery: z.string().max(200),
          code: z
            .string(accountMessages.codeRequired)
            .trim()
            .regex(/^\d{6}$/, accountMessages.codeRequired),
          password: newPassword,
          password_confirmation: z.string(accountMessages.passwordsDiffer).max(200),
          device_token: DeviceToken.optional(),
        })
        .refine((value) => value.password === value.password_confirmation, {
          path: ["password_confirmation"],
          error: accountMessages.passwordsDiffer,
        }),
    )
    .output(SignedInByReset)
    .errors(refusals("reset-refused", "too-many-requests")),

  /** Sets a new password by the token of the email, revokes every session and opens a new one. */
  reset: call("anyone")
    .route({
      method: "POST",
      path: "/api/v1/password-reset/{token}/{email}",
      tags: ["accounts"],
      summary: "Choose a new password",
    })
    .input(
      z
        .object({
          token: z.string().max(200),
          email: z.string().max(254),
          password: newPassword,
          password_confirmation: z.string(accountMessages.passwordsDiffer).max(200),
          device_token: DeviceToken.optional(),
        })
        .refine((value) => value.password === value.password_confirmation, {
          path: ["password_confirmation"],
          error: accountMessages.passwordsDiffer,
        }),
    )
    .output(SignedInByReset)
    .errors(refusals("reset-refused", "too-many-requests")),
};
