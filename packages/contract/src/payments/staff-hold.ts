import { z } from "zod";
import { Instant } from "../call/shapes.ts";

/** How long the reason of a hold is, and of its end, in characters. */
export const HOLD_REASON = { min: 10, max: 500 } as const;

/** Money of a sale that staff hold outside a dispute, as both sides read it: nothing is released meanwhile. */
export const StaffHold = z
  .object({
    /** What staff wrote to both sides; empty once it is erased, as the reason of its end. */
    reason: z.string(),
    held_at: Instant,
    /** Null while it is held. */
    ended_at: Instant.nullable(),
    /** Empty where all the money went back to the customer: nothing was left to hold. */
    end_reason: z.string(),
  })
  .meta({ id: "StaffHold" });
export type StaffHold = z.infer<typeof StaffHold>;
