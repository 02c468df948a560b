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

/** A password set by a reset, and the session that it opened. */
const SignedInByReset = SignedIn.extend({
  message: z.string(),
  /** The address or number that was never confirmed, and was therefore taken off the account; null for none. */
  removed: z.string().nullable(),
});

/** The same with neither token nor user where the caller asked for no session. */
export const PasswordSet = SignedInByReset.extend({
  token: SignedIn.shape.token.nullable(),
  user: SignedIn.shape.user.nullable(),
}).meta({ id: "PasswordSet" });

/** False by the site, whose person signs in with the new password; a session is opened without it. */
const openSession = z.boolean().optional();

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

  /** Sets a new password by the code of the SMS, revokes every session and opens a new one, unless told otherwise. */
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
          open_session: openSession,
        })
        .refine((value) => value.password === value.password_confirmation, {
          path: ["password_confirmation"],
          error: accountMessages.passwordsDiffer,
        }),
    )
    .output(PasswordSet)
    .errors(refusals("reset-refused", "too-many-requests")),

  /** Sets a new password by the token of the email, revokes every session and opens a new one, unless told otherwise. */
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
          open_session: openSession,
        })
        .refine((value) => value.password === value.password_confirmation, {
          path: ["password_confirmation"],
          error: accountMessages.passwordsDiffer,
        }),
    )
    .output(PasswordSet)
    .errors(refusals("reset-refused", "too-many-requests")),
};
