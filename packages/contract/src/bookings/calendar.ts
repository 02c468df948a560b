import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { CalendarDate, Done, Id, Instant, PathId } from "../call/shapes.ts";
import { NOTICE_MAX_DAYS } from "./calendar-limits.ts";
import { bookingMessages } from "./messages.ts";

/** Something on a provider's calendar: a booking, or a quote request whose date is known. */
const CalendarEntry = z
  .object({
    kind: z.enum(["booking", "quote"]),
    id: Id,
    day: CalendarDate,
    /** The package's name, or the service that is asked for. */
    title: z.string(),
    /** In French, as its own page says it. */
    state: z.string(),
    /** Whether the provider has promised to be there: a confirmed booking, an accepted quote. */
    is_firm: z.boolean(),
    customer_name: z.string(),
    /** The event's name of a booking, the event's type of a request; null when it is gone. */
    event: z.string().nullable(),
    /** E.164; null until it is firm, as the next. */
    customer_phone: z.string().nullable(),
    guests: z.int().nullable(),
    /** The ceremonies of that day which have a place or a time; empty until it is firm. */
    ceremonies: z.array(
      z.object({ name: z.string(), time: z.string().nullable(), place: z.string().nullable() }),
    ),
  })
  .meta({ id: "CalendarEntry" });
export type CalendarEntry = z.infer<typeof CalendarEntry>;

/** A calendar kept elsewhere, whose busy days close those of the provider. */
const ExternalCalendar = z
  .object({
    id: Id,
    /** Its own name, or that of its host. */
    name: z.string(),
    /** Days to come on which it is busy. */
    days: z.int(),
    read_at: Instant,
    /** Whether the last attempt failed: the days are those of `read_at`. */
    is_late: z.boolean(),
  })
  .meta({ id: "ExternalCalendar" });
export type ExternalCalendar = z.infer<typeof ExternalCalendar>;

const tags = ["bookings"];

export const calendar = {
  /** What a month has, by day, and how the calendar is set. */
  month: call("provider")
    .route({
      method: "GET",
      path: "/api/v1/pro/calendar/entries",
      tags,
      summary: "Bookings and requests of a month",
    })
    .input(z.object({ month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, "Mois invalide") }))
    .output(
      z.object({
        data: z.array(CalendarEntry),
        /** Days before the date on which a customer must book at the latest; 0 for none. */
        notice_days: z.int(),
        /** The caller's own secret address of the calendar feed; null until they ask for one. */
        feed: z.string().nullable(),
        external_calendars: z.array(ExternalCalendar),
        /** Whether calendars kept elsewhere can be connected on this installation. */
        reads_external_calendars: z.boolean(),
      }),
    )
    .errors(refusals("no-shop")),

  /** Sets how long before a date customers must book. Bookings that stand do not change. */
  saveNotice: call("provider", "catalogue:write")
    .route({
      method: "PUT",
      path: "/api/v1/pro/calendar/notice",
      tags,
      summary: "Minimum notice of bookings",
    })
    .input(
      z.object({
        days: z.coerce
          .number(bookingMessages.noticeInvalid)
          .int(bookingMessages.noticeInvalid)
          .min(0, bookingMessages.noticeInvalid)
          .max(NOTICE_MAX_DAYS, bookingMessages.noticeInvalid),
      }),
    )
    .output(Done)
    .errors(refusals("no-shop", "manager-only")),

  /** The caller's secret address of the calendar; `renew` closes the former one. */
  openFeed: call("provider")
    .route({
      method: "POST",
      path: "/api/v1/pro/calendar/feed",
      tags,
      summary: "Address of the provider's calendar feed",
    })
    .input(z.object({ renew: z.union([z.boolean(), z.stringbool()]).optional() }))
    .output(z.object({ success: z.literal(true), address: z.string() }))
    .errors(refusals("no-shop")),

  /** Connects a calendar kept elsewhere, and reads it at once. */
  addExternalCalendar: call("provider", "catalogue:write")
    .route({
      method: "POST",
      path: "/api/v1/pro/calendar/external",
      tags,
      summary: "Connect a calendar kept elsewhere",
    })
    .input(
      z.object({
        address: z
          .string(bookingMessages.calendarRequired)
          .trim()
          .min(1, bookingMessages.calendarRequired)
          .max(1000, bookingMessages.calendarAddress),
      }),
    )
    .output(Done)
    .errors(refusals("no-shop", "manager-only", "too-many-requests")),

  /** Forgets a calendar kept elsewhere; the days that only it closed are open again. */
  removeExternalCalendar: call("provider", "catalogue:write")
    .route({
      method: "DELETE",
      path: "/api/v1/pro/calendar/external/{id}",
      tags,
      summary: "Disconnect a calendar kept elsewhere",
    })
    .input(z.object({ id: PathId }))
    .output(Done)
    .errors(refusals("no-shop", "manager-only", "not-found")),
};
