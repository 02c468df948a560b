import type { PlaceholderValues } from "@jdj/contract/cards/placeholders";
import { civilityLabel } from "@jdj/contract/notebook/civility";
import type { CardGuest } from "../designs/card-wording.ts";
import type { recipients } from "./tables.ts";

type State = (typeof recipients.$inferSelect)["state"];

/** How often a letter is handed to a gateway that is away, before it counts as failed. */
export const MOST_ATTEMPTS = 3;

/** Whether a copy stands where its host may send it again: it did not leave, or nobody knows. */
export function isResendable(state: State): boolean {
  return state === "failed" || state === "unknown";
}

/** What the marks of a message stand for in one guest's letter. */
export function placeholderValues(guest: CardGuest): PlaceholderValues {
  return {
    civility: civilityLabel(guest.civility),
    givenNames: guest.givenNames,
    lastName: guest.lastName,
  };
}

/**
 * How long a copy rests after a failed try, in seconds: one minute, then two, up to half as much
 * again. @param chance 0 to 1, so that letters that failed together do not come back together
 */
export function restAfter(attempts: number, chance: number): number {
  return 60 * 2 ** (attempts - 1) * (1 + chance / 2);
}
