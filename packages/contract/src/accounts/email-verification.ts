import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Done } from "../call/shapes.ts";

export const emailVerification = {
  /**
   * Verifies an email address by the token of the verification email; an unknown token is refused.
   */
  verify: call("anyone")
    .route({
      method: "GET",
      path: "/api/v1/email-verification/{token}/{email}",
      tags: ["accounts"],
      summary: "Verify an e-mail address",
    })
    .input(z.object({ token: z.string().max(200), email: z.string().max(254) }))
    .output(Done)
    .errors(refusals("activation-refused", "too-many-requests")),

  /** Sends the verification email again, only to the caller: `to` is their own email or user id. */
  resend: call("customer")
    .route({
      method: "GET",
      path: "/api/v1/send-email-verification/{to}",
      tags: ["accounts"],
      summary: "Send the verification mail again",
    })
    .input(z.object({ to: z.string().max(254) }))
    .output(Done)
    .errors(refusals("not-found", "verification-mail-not-sent", "mail-closed")),
};
