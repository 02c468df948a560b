import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { CalendarDate, Done } from "../call/shapes.ts";

/** How far ahead a calendar goes, in days. */
export const CALENDAR_DAYS = 730;

const tags = ["shop"];

export const availability = {
  /** The days of a month on which the shop takes no work. */
  month: call("provider")
    .route({ method: "GET", path: "/api/v1/pro/calendar", tags, summary: "Availability" })
    .input(z.object({ month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, "Mois invalide") }))
    .output(
      z.object({
        data: z.array(
          z.object({ day: CalendarDate, reason: z.enum(["closed", "booked", "external"]) }),
        ),
      }),
    )
    .errors(refusals("no-shop")),

  /**
   * Closes a day, or opens it again; a booked day changes by its booking only, one that is busy in a
   * calendar kept elsewhere by that calendar.
   */
  setDay: call("provider")
    .route({
      method: "PUT",
      path: "/api/v1/pro/calendar/{day}",
      tags,
      summary: "Close or open a day",
    })
    .input(z.object({ day: CalendarDate, closed: z.boolean() }))
    .output(Done)
    .errors(refusals("no-shop", "day-booked", "day-external")),
};
