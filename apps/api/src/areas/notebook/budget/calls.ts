import { budget as contract } from "@jdj/contract/notebook/budget";
import { notebookMessages } from "@jdj/contract/notebook/messages";
import { answer, asVerifiedCustomer } from "../../../http/answer.ts";
import {
  asVerifiedCustomerPrefetchingEvent,
  withEvent,
  withEventOfRows,
} from "../events/with-event.ts";
import { saveOwnLines as saveOwn } from "../own-lines/save-own-lines.ts";
import { budgetLinesStore } from "./own-lines.ts";
import { presentBudget } from "./present.ts";
import { listBudget } from "./queries.ts";
import { addProviderPrice, saveBudget } from "./save-budget.ts";
import { withBudgetLine } from "./with-budget-line.ts";

export const budgetCalls = {
  budgetsByEvent: answer(contract.budgetsByEvent)
    .use(asVerifiedCustomerPrefetchingEvent)
    .use(withEvent)
    .handler(async ({ context: { db, event } }) => {
      return presentBudget(event.id, await listBudget(db, event));
    }),

  saveBudgets: answer(contract.saveBudgets)
    .use(asVerifiedCustomer)
    .use(withEventOfRows)
    .handler(async ({ input, context }) => {
      const { actor, event } = context;
      const budget = await saveBudget(context, event, input);
      const first = budget.find(({ line }) => line.id === input[0]?.budget_id)?.amounts;
      if (!first) throw new Error("The first line was not written");
      return {
        success: true,
        message: notebookMessages.saved,
        customer_id: actor.customer.id,
        id: first.id,
        data: presentBudget(event.id, budget),
      };
    }),

  addProviderPrice: answer(contract.addProviderPrice)
    .use(asVerifiedCustomer)
    .use(withBudgetLine)
    .handler(async ({ input, context }) => {
      const { actor, event, lineId } = context;
      const id = await addProviderPrice(context, event, {
        lineId,
        min: input.min_amount,
        max: input.max_amount,
        from: input.price_from,
      });
      return {
        success: true,
        message: notebookMessages.providerPriceAdded,
        customer_id: actor.customer.id,
        id,
      };
    }),

  saveOwnLines: answer(contract.saveOwnLines)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input, context }) => {
      const { actor, event } = context;
      await saveOwn(context, event, input.lines, budgetLinesStore);
      return {
        success: true,
        message: notebookMessages.saved,
        customer_id: actor.customer.id,
      };
    }),
};
