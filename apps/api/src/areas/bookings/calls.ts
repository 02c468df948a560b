import { bookingCalls } from "./bookings/calls.ts";
import { proBookingCalls } from "./bookings/pro-calls.ts";
import { calendarCalls } from "./calendar/calls.ts";
import { conversionCalls } from "./conversion/calls.ts";
import { packageCalls } from "./packages/calls.ts";
import { proPackageCalls } from "./packages/pro-calls.ts";

/** The calls of bookings, noun by noun. */
export const bookingAreaCalls = {
  packages: packageCalls,
  bookings: bookingCalls,
  proPackages: proPackageCalls,
  proBookings: proBookingCalls,
  calendar: calendarCalls,
  conversion: conversionCalls,
};
