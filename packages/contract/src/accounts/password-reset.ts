import { z } from "zod";
import { call } from "../glue/call.ts";
import { refusals } from "../glue/refusals.ts";
import { Done } from "../glue/shapes.ts";
import { accountMessages } from "./messages.ts";
import { newPassword } from "./new-password.ts";
import { requiredEmail } from "./required-email.ts";

export const passwordReset = {
  /** Sends a link that is good for 30 minutes, once; answers alike whether the account exists. */
  request: call("anyone")
    .route({
      method: "POST",
      path: "/api/v1/password-reset-email",
      tags: ["accounts"],
      summary: "Ask for a new password by e-mail",
    })
    .input(z.strictObject({ email: requiredEmail(accountMessages.emailInvalid) }))
    .output(Done)
    .errors(refusals("reset-mail-not-sent", "mail-closed")),

  /** Takes a new password by the token of the letter, and revokes every session. */
  reset: call("anyone")
    .route({
      method: "POST",
      path: "/api/v1/password-reset/{token}/{email}",
      tags: ["accounts"],
      summary: "Choose a new password",
    })
    .input(
      z
        .strictObject({
          token: z.string().max(200),
          email: z.string().max(254),
          password: newPassword,
          password_confirmation: z.string(accountMessages.passwordsDiffer).max(200),
        })
        .refine((value) => value.password === value.password_confirmation, {
          path: ["password_confirmation"],
          error: accountMessages.passwordsDiffer,
        }),
    )
    .output(Done)
    .errors(refusals("reset-refused", "too-many-requests")),
};
