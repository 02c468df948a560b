import { z } from "zod";
import { Instant } from "../call/shapes.ts";
import { StaffHold } from "./staff-hold.ts";

/** A paid deposit that we hold, as both sides see what it waits for. */
export const HeldDeposit = z
  .object({
    /** What is left of it, less what was given back; FCFA. */
    amount_fcfa: z.int(),
    state: z.enum(["held", "released", "returned"]),
    /** When it is the provider's; null while nobody said that the service was made. */
    release_at: Instant.nullable(),
    /** Whether it is disputed: nothing is released meanwhile. */
    is_frozen: z.boolean(),
    /** That staff hold it; null while they do not. */
    staff_hold: StaffHold.nullable(),
  })
  .meta({ id: "HeldDeposit" });
export type HeldDeposit = z.infer<typeof HeldDeposit>;
