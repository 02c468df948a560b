import { bookingLabels } from "@jdj/contract/bookings/booking-states";
import { bookings as contract } from "@jdj/contract/bookings/bookings";
import { bookingMessages } from "@jdj/contract/bookings/messages";
import { refusal } from "@jdj/contract/call/refusals";
import { answerBy } from "@jdj/contract/disputes/dispute-states";
import { disputeMessages } from "@jdj/contract/disputes/messages";
import { type QuoteStatus, quoteStatusLabels } from "@jdj/contract/quotes/quote-state";
import { dateAndTime } from "@jdj/french/dates";
import { and, desc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { preparedQuery, type Values } from "../../../database/prepared-query.ts";
import { answer, asCustomer, asVerifiedCustomer } from "../../../http/answer.ts";
import { findCurrentEvent } from "../../notebook/events/queries.ts";
import { withEvent } from "../../notebook/events/with-event.ts";
import { providers } from "../../providers/tables.ts";
import { quotes } from "../../quotes/offers/tables.ts";
import { quoteRequests } from "../../quotes/quote-requests/tables.ts";
import { bookPackage } from "./book-package.ts";
import { cancelBooking } from "./cancel-booking.ts";
import { disputeBooking } from "./dispute-booking.ts";
import { presentBookings } from "./present.ts";
import { findBooking, listBookings, listBookingsOfEvent } from "./queries.ts";

/** The statuses of a request whose quote counts for the notebook. */
const counting: QuoteStatus[] = [
  "QUOTE_SEND",
  "QUOTE_ACCEPTED",
  "IN_PROGRESS",
  "DONE",
  "DONE_ACCEPTED",
];

const selectQuotesOfEvent = preparedQuery(
  "quotes-of-event",
  (db, { eventId }: Values<{ eventId: number }>) =>
    db
      .select({
        request: quoteRequests,
        providerName: providers.name,
        providerPhone: providers.phone,
        totalFcfa: quotes.totalFcfa,
      })
      .from(quoteRequests)
      .innerJoin(quotes, eq(quotes.requestId, quoteRequests.id))
      .innerJoin(providers, eq(providers.id, quoteRequests.providerId))
      .where(and(eq(quoteRequests.eventId, eventId), inArray(quoteRequests.status, counting)))
      .orderBy(desc(quotes.id))
      .limit(200),
);

/** The requests for an event to which a quote was sent that was not refused, each with its newest quote. */
async function listQuotesOfEvent(db: Database, eventId: number) {
  const rows = await selectQuotesOfEvent(db, { eventId });
  const seen = new Set<number>();
  return rows.filter(({ request }) => !seen.has(request.id) && seen.add(request.id));
}

/** Whom an event has agreed with may be called by all its hosts. */
function agreement(
  isAgreed: boolean,
  provider: { id: number; name: string; phone: string | null },
) {
  return {
    is_agreed: isAgreed,
    provider: isAgreed ? provider : { ...provider, phone: null },
  };
}

/** The customer's calls about bookings. */
export const bookingCalls = {
  book: answer(contract.book)
    .use(asVerifiedCustomer)
    .handler(async ({ context, input }) => {
      const { customer } = context.actor;
      if (input.customer_id !== undefined && input.customer_id !== customer.id)
        throw refusal("not-found");
      const event = await findCurrentEvent(context.db, customer.id);
      const booked = await bookPackage(context, customer.id, event, {
        packageId: input.package_id,
        date: input.date_reservation,
        priceFcfa: input.price,
        quantity: input.quantity,
      });
      const [data] = await presentBookings(context, [booked]);
      if (!data) throw refusal("not-found");
      return { success: true as const, message: bookingMessages.booked, data };
    }),

  list: answer(contract.list)
    .use(asCustomer)
    .handler(async ({ context }) =>
      presentBookings(context, await listBookings(context.db, context.actor.customer.id)),
    ),

  booking: answer(contract.booking)
    .use(asCustomer)
    .handler(async ({ context, input }) => {
      const found = await findBooking(context.db, context.actor.customer.id, input.id);
      const [shown] = found === null ? [] : await presentBookings(context, [found]);
      if (!shown) throw refusal("not-found");
      return shown;
    }),

  cancel: answer(contract.cancel)
    .use(asCustomer)
    .handler(async ({ context, input }) => {
      await cancelBooking(context, context.actor.customer.id, input.id);
      return { success: true as const, message: bookingMessages.cancelled };
    }),

  openDispute: answer(contract.openDispute)
    .use(asCustomer)
    .handler(async ({ context, input: { id, ...report } }) => {
      await disputeBooking(context, context.actor.customer.id, id, report);
      const until = dateAndTime(answerBy(context.now));
      return { success: true as const, message: disputeMessages.opened(until) };
    }),

  byEvent: answer(contract.byEvent)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ context: { db, actor, event } }) => {
      const [booked, quoted] = await Promise.all([
        listBookingsOfEvent(db, event.id),
        listQuotesOfEvent(db, event.id),
      ]);
      const isOwn = ({ customerId }: { customerId: number }) => customerId === actor.customer.id;
      return [
        ...booked.map(({ booking, providerName, providerPhone, serviceTypeId }) => ({
          kind: "booking" as const,
          id: booking.id,
          package_name: booking.packageName,
          ...agreement(booking.state !== "requested", {
            id: booking.providerId,
            name: providerName,
            phone: providerPhone,
          }),
          service_type_id: serviceTypeId,
          date_reservation: booking.day,
          status_label: bookingLabels[booking.state],
          price: booking.priceFcfa,
          is_own: isOwn(booking),
        })),
        ...quoted.map(({ request, providerName, providerPhone, totalFcfa }) => ({
          kind: "quote" as const,
          id: request.id,
          package_name: request.service,
          ...agreement(request.status !== "QUOTE_SEND", {
            id: request.providerId,
            name: providerName,
            phone: providerPhone,
          }),
          service_type_id: request.serviceTypeId,
          date_reservation: null,
          status_label: quoteStatusLabels[request.status],
          price: totalFcfa,
          is_own: isOwn(request),
        })),
      ];
    }),
};
