import { z } from "zod";
import { Instant } from "../call/shapes.ts";
import { stepPurposes, stepStates } from "./sequence-steps.ts";

/** How a message leaves by itself, counted from the date of the feast. */
export const StepPlan = z
  .object({
    purpose: z.enum(stepPurposes),
    state: z.enum(stepStates),
    /** Why it did not leave, in French; empty otherwise. */
    reason: z.string(),
    /** Days from the date of the feast, negative before. */
    offset_days: z.int(),
    /** UTC, as in Abidjan. */
    hour: z.int(),
    /** When it leaves; null without an exact date of the feast. */
    due_at: Instant.nullable(),
  })
  .meta({ id: "StepPlan" });
export type StepPlan = z.infer<typeof StepPlan>;
