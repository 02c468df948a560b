import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { dateInvalid, line, optionalLine } from "../call/shapes.ts";
import { birthDate } from "../person/birth-date.ts";
import { civilityInput } from "../person/civility-input.ts";
import { personMessages } from "../person/messages.ts";
import { requiredEmail } from "../person/required-email.ts";
import { accountMessages } from "./messages.ts";
import { CurrentPassword } from "./new-password.ts";
import { User } from "./sessions.ts";

export const profile = {
  /**
   * Changes the fields of the input and leaves the others; the rules are those of the account form.
   */
  updateProfile: call("customer")
    .route({
      method: "POST",
      path: "/api/v1/profile/update",
      tags: ["accounts"],
      summary: "Update one's own account",
    })
    .input(
      z.object({
        last_name: line(accountMessages.lastNameRequired, 80).optional(),
        given_names: line(accountMessages.givenNamesRequired, 80).optional(),
        email: requiredEmail(personMessages.emailInvalid).optional(),
        phone_number_1: line(accountMessages.phoneRequired, 40).optional(),
        phone_number_2: optionalLine(40).optional(),
        dob: birthDate(dateInvalid).optional(),
        civility: civilityInput(accountMessages.civilityRequired).optional(),
        current_password: CurrentPassword.optional(),
      }),
    )
    .output(z.object({ success: z.literal(true), message: z.string(), user: User }))
    .errors(refusals("too-many-requests")),
};
