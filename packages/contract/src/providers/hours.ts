import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Done } from "../call/shapes.ts";

/** A time of day, `08:30`; empty is none. */
const time = z.union(
  [z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/), z.literal("").transform(() => null), z.null()],
  "Veuillez entrer une heure (ex: 08:30)",
);

/** A day of the week: 1 is Monday, 7 is Sunday. */
const Weekday = z.int().min(1).max(7);

/** Opening hours by weekday, `08:30` in Abidjan; a missing day is closed, none at all unknown. */
export const OpeningHours = z.array(
  z.object({ weekday: Weekday, opens: z.string(), closes: z.string() }),
);

const tags = ["shop"];

export const hours = {
  /** The opening hours; a day that is missing is closed. */
  list: call("provider")
    .route({ method: "GET", path: "/api/v1/pro/hours", tags, summary: "Opening hours" })
    .output(z.object({ data: OpeningHours }))
    .errors(refusals("no-shop")),

  /** Replaces the opening hours; a day without times is closed. */
  save: call("provider", "catalogue:write")
    .route({ method: "PUT", path: "/api/v1/pro/hours", tags, summary: "Save the opening hours" })
    .input(
      z.object({
        days: z.array(z.object({ weekday: Weekday, opens: time, closes: time })).max(7),
      }),
    )
    .output(Done)
    .errors(refusals("no-shop", "manager-only")),
};
