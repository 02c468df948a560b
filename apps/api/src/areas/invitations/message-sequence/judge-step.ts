import { stepDueAt } from "@jdj/contract/invitations/sequence-steps";

/** So long after its time a step still leaves: an outage of a night is caught up, a moved date is not. */
const LATE_MS = 12 * 3_600_000;

/** What the calendar says of a planned step: `missed` when its day was over before it could leave. */
export function judgeStep(
  date: string | null,
  step: { offsetDays: number; hour: number },
  now: Date,
): "early" | "due" | "missed" {
  const due = stepDueAt(date, step);
  if (due === null || due > now) return "early";
  return now.getTime() - due.getTime() > LATE_MS ? "missed" : "due";
}
