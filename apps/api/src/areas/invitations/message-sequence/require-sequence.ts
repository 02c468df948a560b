import { refusal } from "@jdj/contract/call/refusals";
import type { EventWithType } from "../../notebook/events/queries.ts";

/** Whether an event has messages that are counted from its date: staff decide it for its type. */
export const hasSequence = ({ type }: Pick<EventWithType, "type">) =>
  !type.hiddenSections.includes("message-sequence");

/** @throws not-found for an event whose type does without */
export function requireSequence(event: Pick<EventWithType, "type">): void {
  if (!hasSequence(event)) throw refusal("not-found");
}
