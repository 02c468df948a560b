import { refusal } from "@jdj/contract/call/refusals";

/** Refuses what a link would begin for an event that does not take place. @throws event-cancelled (409) */
export function refuseCancelled({ cancelledAt }: { cancelledAt: Date | null }): void {
  if (cancelledAt !== null) throw refusal("event-cancelled");
}
