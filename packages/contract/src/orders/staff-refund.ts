import { z } from "zod";
import { Instant } from "../call/shapes.ts";

/** An exact sum of a seller's part of an order that staff gave back, and why: both sides read it. */
export const StaffRefund = z.object({ amount_fcfa: z.int(), reason: z.string(), at: Instant });
export type StaffRefund = z.infer<typeof StaffRefund>;
