import { refusal } from "@jdj/contract/call/refusals";
import { budget as contract } from "@jdj/contract/notebook/budget";
import { notebookMessages } from "@jdj/contract/notebook/messages";
import { answer, asVerifiedCustomer } from "../../../http/answer.ts";
import { ownEventOfRows } from "../events/own-event-of-rows.ts";
import { ownEvent } from "../events/queries.ts";
import { presentBudget } from "./present.ts";
import { findBudgetPivot, listBudget } from "./queries.ts";
import { addProviderPrice, saveBudget } from "./save-budget.ts";

export const budgetCalls = {
  budgetsByEvent: answer(contract.budgetsByEvent)
    .use(asVerifiedCustomer)
    .handler(async ({ input, context: { db, actor, need } }) => {
      const event = await ownEvent(db, actor.customer.id, input.eventId, need);
      return presentBudget(await listBudget(db, event));
    }),

  saveBudgets: answer(contract.saveBudgets)
    .use(asVerifiedCustomer)
    .handler(async ({ input, context }) => {
      const { customer } = context.actor;
      const event = await ownEventOfRows(context.db, customer.id, input, context.need);
      const budget = await saveBudget(context, event, input);
      const first = budget.find(({ line }) => line.id === input[0]?.budget_id)?.amounts;
      if (!first) throw new Error("The first line was not written");
      return {
        success: true,
        message: notebookMessages.saved,
        customer_id: customer.id,
        id: first.id,
        data: presentBudget(budget),
      };
    }),

  addProviderPrice: answer(contract.addProviderPrice)
    .use(asVerifiedCustomer)
    .handler(async ({ input, context }) => {
      const { customer } = context.actor;
      const line =
        "event_budget_id" in input
          ? await findBudgetPivot(context.db, input.event_budget_id)
          : { eventId: input.event_id, lineId: input.budget_id };
      if (line === null) throw refusal("not-found");
      const event = await ownEvent(context.db, customer.id, line.eventId, context.need);
      const id = await addProviderPrice(context, event, {
        lineId: line.lineId,
        min: input.min_amount,
        max: input.max_amount,
        from: input.price_from,
      });
      return {
        success: true,
        message: notebookMessages.providerPriceAdded,
        customer_id: customer.id,
        id,
      };
    }),
};
