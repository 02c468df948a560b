import { z } from "zod";
import { Instant } from "../call/shapes.ts";

/** Whether a suborder arrived, as its customer sees it. */
export const SuborderDelivery = z.object({
  /** The four digits for the deliverer; null before it is ready, and once it is confirmed or closed. */
  code: z.string().nullable(),
  confirmed_at: Instant.nullable(),
  /** When its money is its seller's if nobody says anything; null while nothing is decided. */
  release_at: Instant.nullable(),
  is_released: z.boolean(),
});
