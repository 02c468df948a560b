import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { CalendarDate, Done, dateInvalid, Id, line, optionalLine, PathId } from "../call/shapes.ts";
import { DatePlace } from "../notebook/ceremonies.ts";
import { Married } from "../notebook/couple.ts";
import { EventRow } from "../notebook/event-shape.ts";
import { versionInput } from "../notebook/version-input.ts";
import { birthDate } from "../person/birth-date.ts";
import { civilityInput } from "../person/civility-input.ts";
import { Civility } from "../person/civility-shape.ts";
import { personMessages } from "../person/messages.ts";
import { requiredEmail } from "../person/required-email.ts";
import { accountMessages } from "./messages.ts";
import { CurrentPassword } from "./new-password.ts";
import { mayFollow, registrationFields } from "./registration-fields.ts";

export const Customer = z
  .object({
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
    /** False for whoever registered by a call without `terms`; the account form then asks. */
    terms_accepted: z.boolean(),
    /** Grows by one at each change of the account form; sent back with the next one. */
    version: z.int(),
    /** The current event, under both names of the historical API. */
    event: EventRow.nullable(),
    current_event: EventRow.nullable(),
  })
  .meta({ id: "Customer" });
export type Customer = z.infer<typeof Customer>;

/**
 * A customer with what the cards read of their current event; both lists are empty before the
 * account is verified, and for a member whose role does not show them.
 */
const CustomerOfCards = Customer.extend({
  event: EventRow.extend({
    marrieds: z.array(Married),
    dates_places: z.array(DatePlace),
  }).nullable(),
});

const byId = z.object({ customerId: PathId });

export const customers = {
  customerByUser: call("customer")
    .route({
      method: "GET",
      path: "/api/v1/customers-by-user/{userId}",
      tags: ["accounts"],
      summary: "Customer of a user",
    })
    .input(z.object({ userId: PathId }))
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
    .output(CustomerOfCards)
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
      z.object({
        customerId: PathId,
        last_name: line(accountMessages.lastNameRequired, 80),
        given_names: line(accountMessages.givenNamesRequired, 80),
        /** Required once the account has an address; an account by phone may go without. */
        email: z.preprocess(
          (value) => (typeof value === "string" && value.trim() === "" ? null : (value ?? null)),
          requiredEmail(personMessages.emailInvalid).nullable(),
        ),
        phone_number_1: line(accountMessages.phoneRequired, 40),
        phone_number_2: optionalLine(40),
        dob: birthDate(dateInvalid),
        civility: civilityInput(accountMessages.civilityRequired),
        wedding_date: CalendarDate.nullish(),
        wedding_date_precision: z.enum(["exact", "approximate"]).optional(),
        current_password: CurrentPassword.optional(),
        /** Asked for while they are not accepted; left out, they stay as they are. */
        terms: mayFollow(registrationFields.terms),
        version: versionInput,
      }),
    )
    .output(z.object({ success: z.literal(true), message: z.string(), data: Customer }))
    .errors(refusals("not-found", "too-many-requests", "changed-meanwhile")),

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
