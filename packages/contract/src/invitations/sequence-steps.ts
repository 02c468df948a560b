import { stateMachine } from "../call/state-machine.ts";

/** What the product proposes to write, in the order of a feast; `own` is a message, or another card, that its host added. */
export const proposedPurposes = ["reminder", "practical", "eve", "thanks"] as const;
export type ProposedPurpose = (typeof proposedPurposes)[number];
/** The cards that an event sends, in their order: each has the code of its category. */
export const cardPurposes = ["save-the-date", "invitation"] as const;
export type CardPurpose = (typeof cardPurposes)[number];
export const stepPurposes = [...cardPurposes, ...proposedPurposes, "own"] as const;
export type StepPurpose = (typeof stepPurposes)[number];

/** What becomes of a step of a sequence. */
export const stepStates = ["off", "waiting", "sent", "held", "missed", "nobody"] as const;
export type StepState = (typeof stepStates)[number];

/**
 * `off`: written, not planned. `held`: it was due and could not leave, its host decides. `missed`: the
 * date moved, and its day was over. `nobody`: on its day it concerned nobody.
 */
export const stepMachine = stateMachine<StepState>({
  off: { waiting: ["customer"] },
  waiting: {
    off: ["customer"],
    waiting: ["customer"],
    sent: ["product"],
    held: ["product"],
    missed: ["product"],
    nobody: ["product"],
  },
  held: { waiting: ["customer"], off: ["customer"] },
  missed: { waiting: ["customer"], off: ["customer"] },
  nobody: { waiting: ["customer"], off: ["customer"] },
  sent: {},
});

/** How many days before the feast a step leaves at the earliest, and after it at the latest. */
export const OFFSET_DAYS = { min: -365, max: 60 } as const;

/** The first and the last hour (UTC, as in Abidjan) at which a step leaves: telephones are silent at night. */
export const STEP_HOURS = { min: 7, max: 20 } as const;

/**
 * When a step leaves; null without an exact date.
 * @param date of the feast, `YYYY-MM-DD`
 * @param offsetDays from it, negative before
 */
export function stepDueAt(
  date: string | null,
  { offsetDays, hour }: { offsetDays: number; hour: number },
): Date | null {
  if (date === null) return null;
  const due = new Date(`${date}T00:00:00Z`);
  due.setUTCDate(due.getUTCDate() + offsetDays);
  due.setUTCHours(hour);
  return due;
}
