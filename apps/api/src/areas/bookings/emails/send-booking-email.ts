import { at } from "@jdj/contract/paths/addresses";
import { dateAndTime, longDate } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import { eq } from "drizzle-orm";
import { type AppContext, requestContext } from "../../../app-context.ts";
import type { JobData } from "../../../job-list.ts";
import type { JobAttempt } from "../../../jobs/jobs.ts";
import { withoutForeignLink } from "../../abuse/foreign-link.ts";
import { nameForStrangers } from "../../abuse/name-for-strangers.ts";
import { customers, users } from "../../identity/users/tables.ts";
import { tellUser } from "../../notices/raising/tell-user.ts";
import { shortName } from "../../operations/outgoing-messages/write-sms.ts";
import { listSubjectPayments } from "../../payments/subjects/list-subject-payments.ts";
import { providers } from "../../providers/tables.ts";
import { bookings } from "../bookings/tables.ts";
import { bookingNotice, bookingText } from "./booking-texts.ts";

/**
 * Sends an email about a booking as it now is, or its SMS, under a stable key; nothing to somebody
 * without an address, or about a booking that was erased.
 * @throws RetryLater when the gateway is unavailable, so that the job is attempted again
 */
export async function sendBookingEmail(
  app: AppContext,
  email: JobData["send-booking-email"],
  attempt: JobAttempt,
): Promise<void> {
  const { brand, publicUrl } = app.settings;
  const [row] = await app.db
    .select({ booking: bookings, providerName: providers.name, customerName: users.name })
    .from(bookings)
    .innerJoin(providers, eq(providers.id, bookings.providerId))
    .innerJoin(customers, eq(customers.id, bookings.customerId))
    .innerJoin(users, eq(users.id, customers.userId))
    .where(eq(bookings.id, email.bookingId));
  if (!row) return;
  const { booking } = row;
  const named = email.by === "sms" ? shortName : (name: string) => name;
  const text = bookingText(email, {
    packageName: withoutForeignLink(booking.packageName, "Le package", publicUrl),
    providerName: named(withoutForeignLink(row.providerName, "Le prestataire", publicUrl)),
    customerName: nameForStrangers(row.customerName, "Un client"),
    day: longDate(booking.day),
    price: fcfa(booking.priceFcfa),
    deposit: fcfa(booking.depositFcfa),
    due: booking.dueAt === null ? "" : dateAndTime(booking.dueAt),
    reason: withoutForeignLink(booking.reason ?? "", "à lire sur votre réservation", publicUrl),
  });
  if (text === null) throw new Error("There is no such email about a booking");
  const link = publicUrl + (await pathOf(app, email));
  const notice = bookingNotice(text, { brand, link, to: email.to });
  const { userId, by } = email;
  await tellUser(
    app,
    "booking",
    { kind: `booking-${email.kind}`, userId, by, text: notice },
    attempt,
  );
}

/** Where the button of an email leads. */
async function pathOf(app: AppContext, email: JobData["send-booking-email"]): Promise<string> {
  const id = email.bookingId;
  if (email.to === "provider") return at("proBookings");
  if (email.kind === "refused") return at("packages");
  // An SMS has room for the short address of the booking, which leads to the payment.
  if (email.kind !== "deposit" || email.by === "sms") return at("reservation", { id });
  const deposit = (await listSubjectPayments(requestContext(app), "booking", [id])).get(id);
  return deposit === undefined
    ? at("reservation", { id })
    : at("pay", { reference: deposit.reference });
}
