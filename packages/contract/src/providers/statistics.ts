import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { CalendarDate } from "../call/shapes.ts";

/** How many days the statistics cover, today included. */
export const FIGURES_DAYS = 30;

export const statistics = {
  /** How often the shop's page was seen, and asked for a quote, on each of the last 30 days. */
  lastDays: call("provider")
    .route({
      method: "GET",
      path: "/api/v1/pro/figures",
      tags: ["shop"],
      summary: "What the page was seen and asked for",
    })
    .output(
      z.object({
        seen: z.int(),
        requested: z.int(),
        /** Every day, the oldest first. */
        days: z.array(z.object({ day: CalendarDate, seen: z.int(), requested: z.int() })),
      }),
    )
    .errors(refusals("no-shop")),
};
