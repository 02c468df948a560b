import type { StepPlan } from "@jdj/contract/invitations/sequence-step-shape";
import { stepDueAt } from "@jdj/contract/invitations/sequence-steps";
import type { sequenceSteps } from "../../campaigns/campaigns/tables.ts";
import type { events } from "../../notebook/events/tables.ts";

/** The date of an event, and how exact it is. */
export type DatedEvent = Pick<typeof events.$inferSelect, "weddingDate" | "weddingDatePrecision">;

/** The date from which steps are counted; null without one, and for an approximate one. */
export function countedFrom({ weddingDate, weddingDatePrecision }: DatedEvent): string | null {
  return weddingDatePrecision === "exact" ? weddingDate : null;
}

/** A step as the contract shows it. */
export function presentStep(step: typeof sequenceSteps.$inferSelect, event: DatedEvent): StepPlan {
  const { purpose, state, reason, offsetDays, hour } = step;
  return {
    ...{ purpose, state, reason, hour },
    offset_days: offsetDays,
    due_at: stepDueAt(countedFrom(event), step)?.toISOString() ?? null,
  };
}
