import { z } from "zod";
import { Instant } from "../call/shapes.ts";

/** A code that left by SMS. */
export const CodeSent = z
  .object({
    success: z.literal(true),
    message: z.string(),
    phone_number: z.string(),
    expires_at: Instant,
    /** Seconds until the code expires and another may be requested. */
    seconds: z.int(),
  })
  .meta({ id: "CodeSent" });
