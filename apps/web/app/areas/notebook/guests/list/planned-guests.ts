import { isRefusal } from "@jdj/contract/call/refusals";
import type { SummaryQuestion } from "@jdj/contract/notebook/summary";

/** How many guests were planned « En bref »: null while unanswered, undefined where it is not asked. */
export async function plannedGuests(
  question: Promise<SummaryQuestion>,
): Promise<string | null | undefined> {
  try {
    return (await question).pivot?.response ?? null;
  } catch (error) {
    if (isRefusal(error, "not-found")) return undefined;
    throw error;
  }
}
