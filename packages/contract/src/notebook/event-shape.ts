import { z } from "zod";
import { Id } from "../glue/shapes.ts";

/** An event of a customer. `select` is 1 for the current one, else 0. */
export const EventRow = z.object({
  id: Id,
  event_type_id: Id,
  name: z.string(),
  description: z.string(),
  /** Address of the picture, or null: the event's cloth then stands for it. */
  image: z.string().nullable(),
  select: z.int(),
  event_type: z.object({ id: Id, name: z.string() }),
  wedding_date: z.string().nullable(),
  wedding_date_precision: z.enum(["exact", "approximate"]),
  /** What the event's cloth is woven from. */
  seed: z.string(),
  /** Grows by one at each change of the event; sent back with the next one. */
  version: z.int(),
});
export type EventRow = z.infer<typeof EventRow>;
