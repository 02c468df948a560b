import { z } from "zod";
import { Instant } from "../call/shapes.ts";

/** An action that waits for a second person; `reason` is what the first one wrote. */
export const WaitingApproval = z.object({
  requested_by: z.string(),
  reason: z.string(),
  created_at: Instant,
});

/** The same of a sum: the second person confirms exactly it. */
export const WaitingSum = WaitingApproval.extend({ amount_fcfa: z.int() });
