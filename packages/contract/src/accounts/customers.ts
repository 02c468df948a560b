import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { CalendarDate, Done, Id, line, optionalLine, PathId } from "../call/shapes.ts";
import { civilityInput } from "../notebook/civility-input.ts";
import { Civility } from "../notebook/civility-shape.ts";
import { EventRow } from "../notebook/event-shape.ts";
import { accountMessages } from "./messages.ts";
import { CurrentPassword } from "./new-password.ts";
import { requiredEmail } from "./required-email.ts";

export const Customer = z.object({
  id: Id,
  user_id: Id,
  civility: Civility.nullable(),
  last_name: z.string(),
  given_names: z.string(),
  email: z.string().nullable(),
  phone_number_1: z.string().nullable(),
  /**
   * The pending address or number, which replaces the one above once it is proven; null when there
   * is none.
   */
  pending_email: z.string().nullable(),
  pending_phone_number_1: z.string().nullable(),
  phone_number_2: z.string().nullable(),
  dob: z.string().nullable(),
  /** The current event, under both names of the historical API. */
  event: EventRow.nullable(),
  current_event: EventRow.nullable(),
});
export type Customer = z.infer<typeof Customer>;

const byId = z.strictObject({ customerId: PathId });

export const customers = {
  customerByUser: call("customer")
    .route({
      method: "GET",
      path: "/api/v1/customers-by-user/{userId}",
      tags: ["accounts"],
      summary: "Customer of a user",
    })
    .input(z.strictObject({ userId: PathId }))
    .output(Customer)
    .errors(refusals("not-found")),

  customer: call("customer")
    .route({
      method: "GET",
      path: "/api/v1/customers/{customerId}",
      tags: ["accounts"],
      summary: "One customer",
    })
    .input(byId)
    .output(Customer)
    .errors(refusals("not-found")),

  /**
   * Changes the account. A new email requires the password. A proven email or number stays valid
   * until the new one is proven; the wedding date can be set only once.
   */
  updateCustomer: call("customer")
    .route({
      method: "PUT",
      path: "/api/v1/customers/{customerId}",
      tags: ["accounts"],
      summary: "Update the customer",
    })
    .input(
      z.strictObject({
        customerId: PathId,
        last_name: line(accountMessages.lastNameRequired, 80),
        given_names: line(accountMessages.givenNamesRequired, 80),
        email: requiredEmail(accountMessages.emailInvalid),
        phone_number_1: line(accountMessages.phoneRequired, 40),
        phone_number_2: optionalLine(40),
        dob: CalendarDate,
        civility: civilityInput(accountMessages.civilityRequired),
        wedding_date: CalendarDate.nullish(),
        wedding_date_precision: z.enum(["exact", "approximate"]).optional(),
        current_password: CurrentPassword.optional(),
      }),
    )
    .output(z.object({ success: z.literal(true), message: z.string(), data: Customer }))
    .errors(refusals("not-found", "too-many-requests")),

  /** Records that the customer's file was touched; it locks nobody out. */
  archive: call("customer")
    .route({
      method: "PUT",
      path: "/api/v1/customer-archive/{customerId}",
      tags: ["accounts"],
      summary: "Note that the file was touched",
    })
    .input(byId)
    .output(Done)
    .errors(refusals("not-found")),
};
