import type { Client } from "@jdj/contract/client";
import { stepTitle } from "@jdj/contract/invitations/step-titles";
import { at } from "@jdj/contract/paths/addresses";
import { ORPCError } from "@orpc/contract";

/** A message that leaves by itself, as the planning shows it. */
export type PlannedMessage = { id: number; title: string; dueAt: string; to: string };

/**
 * The messages of an event that leave by themselves, in their order; none for a member who may not see
 * them. The page they belong to shows without them when they cannot be read.
 */
export async function listPlannedMessages(
  { invitations }: Client,
  eventId: number,
): Promise<PlannedMessage[]> {
  try {
    const { steps } = await invitations.messageSequence.list({ eventId });
    return steps.flatMap((step) =>
      step.state === "waiting" && step.status === "draft" && step.due_at !== null
        ? [
            {
              ...{ id: step.id, title: stepTitle(step), dueAt: step.due_at },
              to: at(step.kind === "card" ? "card" : "guestMessage", { id: step.id }),
            },
          ]
        : [],
    );
  } catch (error) {
    if (error instanceof ORPCError) return [];
    throw error;
  }
}
