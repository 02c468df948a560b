import type { BookingState } from "@jdj/contract/bookings/booking-states";

/** How the badge of each state looks. */
export const bookingTones: Record<BookingState, "neutral" | "good" | "bad" | "waiting"> = {
  requested: "waiting",
  confirmed: "good",
  paid: "good",
  done: "neutral",
  refused: "bad",
  withdrawn: "bad",
  cancelled: "neutral",
  expired: "bad",
};
