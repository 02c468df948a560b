import { refusal } from "@jdj/contract/call/refusals";
import { customerGuard } from "../../../http/answer.ts";
import { ownEvent } from "../events/with-event.ts";
import { findBudgetPivot } from "./queries.ts";

type NamesLine = { event_budget_id: number } | { event_id: number; budget_id: number };

/**
 * Gives a call the `event` and the `lineId` that its input names, by the pivot of the two or by
 * both; 404, 403.
 */
export const withBudgetLine = customerGuard.middleware(
  async ({ context, next }, input: NamesLine) => {
    const named =
      "event_budget_id" in input
        ? await findBudgetPivot(context.db, input.event_budget_id)
        : { eventId: input.event_id, lineId: input.budget_id };
    if (named === null) throw refusal("not-found");
    const event = await ownEvent(context, named.eventId);
    return next({ context: { event, lineId: named.lineId } });
  },
);
