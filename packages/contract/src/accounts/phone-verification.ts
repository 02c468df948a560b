import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { CodeSent } from "./code-sent.ts";
import { accountMessages } from "./messages.ts";
import { User } from "./sessions.ts";

/** The code of an SMS that proves a number. */
export const PhoneCode = z.object({
  code: z
    .string(accountMessages.codeRequired)
    .trim()
    .regex(/^\d{6}$/, accountMessages.codeRequired),
});

export const phoneVerification = {
  /** Sends a code that is valid for ten minutes to the unproven number of the caller's account. */
  sendCode: call("customer")
    .route({
      method: "POST",
      path: "/api/v1/phone-verification",
      tags: ["accounts"],
      summary: "Send a code to one's own new number",
    })
    .output(CodeSent)
    .errors(refusals("phone-proven", "otp-not-sent", "sms-closed")),

  /** Verifies the number by its code: from then on it replaces the old one and may sign in. */
  confirm: call("customer")
    .route({
      method: "POST",
      path: "/api/v1/phone-verification/confirm",
      tags: ["accounts"],
      summary: "Prove one's own new number",
    })
    .input(PhoneCode)
    .output(z.object({ success: z.literal(true), message: z.string(), user: User }))
    .errors(refusals("phone-proven")),
};
