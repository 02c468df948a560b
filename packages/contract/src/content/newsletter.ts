import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Done, oneOf } from "../call/shapes.ts";
import { requiredEmail } from "../person/required-email.ts";
import { contentMessages } from "./messages.ts";

const byToken = z.object({ token: z.string().min(1).max(120) });

export const newsletter = {
  /**
   * Requests the newsletter: an email with a link is sent, and only that link subscribes. Known and
   * unknown addresses get the same answer.
   */
  subscribe: call("anyone")
    .route({
      method: "POST",
      path: "/api/v1/newsletter",
      tags: ["content"],
      summary: "Ask for the newsletter",
    })
    .input(
      z.object({
        email: requiredEmail(contentMessages.emailRequired),
        sexe: oneOf(["M", "F"], contentMessages.sexRequired),
        /** The consent checkbox of a form; when missing, the email's link alone is the consent. */
        consent: z
          .union([z.boolean(), z.string()])
          .refine(
            (value) => ["true", "on", "1"].includes(String(value)),
            contentMessages.consentRequired,
          )
          .optional(),
      }),
    )
    .output(Done)
    .errors(refusals("too-many-requests", "mail-closed")),

  /** Subscribes by the token of the confirmation email. A repeated call is no error. */
  confirm: call("anyone")
    .route({
      method: "POST",
      path: "/api/v1/newsletter/confirmation/{token}",
      tags: ["content"],
      summary: "Confirm a subscription",
    })
    .input(byToken)
    .output(Done)
    .errors(refusals("newsletter-link-refused", "too-many-requests")),

  /** Unsubscribes by the token that every newsletter email carries. A repeated call is no error. */
  leave: call("anyone")
    .route({
      method: "POST",
      path: "/api/v1/newsletter/depart/{token}",
      tags: ["content"],
      summary: "Leave the newsletter",
    })
    .input(byToken)
    .output(Done)
    .errors(refusals("newsletter-link-refused", "too-many-requests")),
};
