import { bookingCalls } from "./bookings/calls.ts";
import { providerBookingCalls } from "./bookings/provider-calls.ts";
import { calendarCalls } from "./calendar/calls.ts";
import { leadConversionCalls } from "./lead-conversion/calls.ts";
import { packageCalls } from "./packages/calls.ts";
import { providerPackageCalls } from "./packages/provider-calls.ts";

/** The calls of bookings, noun by noun. */
export const bookingAreaCalls = {
  packages: packageCalls,
  bookings: bookingCalls,
  proPackages: providerPackageCalls,
  proBookings: providerBookingCalls,
  calendar: calendarCalls,
  leadConversion: leadConversionCalls,
};
