import { z } from "zod";
import { call } from "../call/call.ts";
import { Id } from "../call/shapes.ts";
import { completionSections } from "../notebook/completion.ts";

/** The demonstration's event, as the tour shows it at the head of each of its pages. */
const TourEvent = z.object({
  id: Id,
  seed: z.string(),
  name: z.string(),
  wedding_date: z.string().nullable(),
  wedding_date_precision: z.enum(["exact", "approximate"]),
  /** How much of its notebook is filled in, 0 to 100: the whole, and each section. */
  percentage: z.int(),
  sections: z.array(z.object({ section: z.enum(completionSections), percentage: z.int() })),
});
export type TourEvent = z.infer<typeof TourEvent>;

export const tour = {
  /** Null where no demonstration is loaded: there is no tour then. */
  event: call("anyone")
    .route({
      method: "GET",
      path: "/api/v1/tour",
      tags: ["tour"],
      summary: "The invented event that the tour shows",
    })
    .output(z.object({ event: TourEvent.nullable() })),
};
