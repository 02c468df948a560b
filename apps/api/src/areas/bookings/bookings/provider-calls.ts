import { bookingLabels } from "@jdj/contract/bookings/booking-states";
import {
  providerBookings as contract,
  RECEIVED_A_PAGE,
} from "@jdj/contract/bookings/provider-bookings";
import { dateIn } from "@jdj/french/dates";
import { answer, asProvider } from "../../../http/answer.ts";
import { withProvider } from "../../providers/team/with-provider.ts";
import { answerBooking } from "./answer-booking.ts";
import { presentReceived } from "./present.ts";
import { countWaiting, listNext, listReceived } from "./queries.ts";

/** The provider's calls about bookings. */
export const providerBookingCalls = {
  list: answer(contract.list)
    .use(asProvider)
    .use(withProvider)
    .handler(async ({ context, input }) => {
      const { db, now, membership } = context;
      const [rows, waiting] = await Promise.all([
        listReceived(db, membership.providerId, {
          show: input.show,
          today: dateIn(now),
          offset: (input.page - 1) * RECEIVED_A_PAGE,
          limit: RECEIVED_A_PAGE + 1,
        }),
        countWaiting(db, membership.providerId),
      ]);
      return {
        items: await presentReceived(
          context,
          rows.slice(0, RECEIVED_A_PAGE),
          membership.suspendedAt !== null,
        ),
        has_more: rows.length > RECEIVED_A_PAGE,
        waiting,
      };
    }),

  next: answer(contract.next)
    .use(asProvider)
    .use(withProvider)
    .handler(async ({ context: { db, now, membership } }) => {
      const { providerId } = membership;
      const [rows, waiting] = await Promise.all([
        listNext(db, { providerId, today: dateIn(now) }),
        countWaiting(db, providerId),
      ]);
      return {
        items: rows.map(({ booking, customerName, eventName }) => ({
          id: booking.id,
          package_name: booking.packageName,
          date_reservation: booking.day,
          status: booking.state,
          status_label: bookingLabels[booking.state],
          customer_name: customerName,
          event_name: eventName,
        })),
        waiting,
      };
    }),

  answer: answer(contract.answer)
    .use(asProvider)
    .use(withProvider)
    .handler(async ({ context, input }) => {
      await answerBooking(context, context.membership.providerId, input.id, {
        to: input.status,
        reason: input.reason || null,
        role: context.membership.role,
      });
      return { success: true as const };
    }),
};
