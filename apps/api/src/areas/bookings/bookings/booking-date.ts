import { bookingMessages } from "@jdj/contract/bookings/messages";
import { dateInvalid } from "@jdj/contract/call/shapes";
import { readDate } from "@jdj/french/dates";

/** How far ahead a package may be booked, in years. */
const MOST_YEARS = 3;

/** The date that a booking is for, `YYYY-MM-DD`, or the sentence that refuses it. */
export type BookingDate = { ok: true; day: string } | { ok: false; message: string };

/**
 * The date of a booking: the typed one, or without one that of the main ceremony.
 * @param typed `DD/MM/YYYY` or `YYYY-MM-DD`, with or without a time; empty for « Commander maintenant »
 * @param mainDay the certain date of the main ceremony; null when there is none
 * @param today `YYYY-MM-DD` in Abidjan
 */
export function bookingDate(
  typed: string | null | undefined,
  mainDay: string | null,
  today: string,
): BookingDate {
  const text = (typed ?? "").trim();
  if (text === "" && mainDay === null) return { ok: false, message: bookingMessages.noMainDate };
  const day = text === "" ? mainDay : readDate(text.replace(/^(\d{4}-\d\d-\d\d)[T ].*$/, "$1"));
  if (day === null) return { ok: false, message: dateInvalid };
  if (day < today) return { ok: false, message: bookingMessages.datePast };
  if (day > `${Number(today.slice(0, 4)) + MOST_YEARS}${today.slice(4)}`)
    return { ok: false, message: bookingMessages.dateTooFar };
  return { ok: true, day };
}
