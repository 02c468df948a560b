import { refusal } from "@jdj/contract/call/refusals";
import { budget as contract } from "@jdj/contract/notebook/budget";
import { notebookMessages } from "@jdj/contract/notebook/messages";
import { expectedGuests } from "@jdj/contract/notebook/planned-guests";
import { eq, inArray, sql } from "drizzle-orm";
import { answer, asVerifiedCustomer, customerGuard } from "../../../http/answer.ts";
import { cashBookEntries } from "../cash-book/tables.ts";
import {
  asVerifiedCustomerPrefetchingEvent,
  ownEvent,
  withEvent,
  withEventOfRows,
  withNamedOrCurrentEvent,
} from "../events/with-event.ts";
import { type OwnLineStore, saveOwnLines as saveOwn } from "../own-lines/save-own-lines.ts";
import { presentBudget } from "./present.ts";
import { findBudgetPivot, listBudget, readExpected } from "./queries.ts";
import { addProviderPrice, saveBudget } from "./save-budget.ts";
import { budgetGroups, budgetLines, eventBudgetLines } from "./tables.ts";

type NamesLine = { event_budget_id: number } | { event_id: number; budget_id: number };

/**
 * Gives a call the `event` and the `lineId` that its input names, by the pivot of the two or by
 * both; 404, 403.
 */
const withBudgetLine = customerGuard.middleware(async ({ context, next }, input: NamesLine) => {
  const named =
    "event_budget_id" in input
      ? await findBudgetPivot(context.db, input.event_budget_id)
      : { eventId: input.event_id, lineId: input.budget_id };
  if (named === null) throw refusal("not-found");
  const event = await ownEvent(context, named.eventId);
  return next({ context: { event, lineId: named.lineId } });
});

/** The budget lines that the hosts of an event add themselves. */
const budgetLinesStore: OwnLineStore = {
  list: (tx, event) =>
    tx
      .select({ id: budgetLines.id, version: budgetLines.version })
      .from(budgetLines)
      .where(eq(budgetLines.eventId, event.id)),
  listGroups: async (tx, event) =>
    (
      await tx
        .select({ id: budgetGroups.id })
        .from(budgetGroups)
        .where(eq(budgetGroups.eventTypeId, event.eventTypeId))
    ).map(({ id }) => id),
  add: (tx, event, lines) =>
    tx.insert(budgetLines).values(
      lines.map(({ name: content, groupId, code, position }) => ({
        content,
        groupId: groupId ?? 0,
        code,
        position,
        eventId: event.id,
      })),
    ),
  rename: (tx, id, content) =>
    tx
      .update(budgetLines)
      .set({ content, version: sql`${budgetLines.version} + 1` })
      .where(eq(budgetLines.id, id)),
  remove: async (tx, ids) => {
    const [used] = await tx
      .select({ id: cashBookEntries.id })
      .from(cashBookEntries)
      .where(inArray(cashBookEntries.lineId, [...ids]))
      .limit(1);
    if (used) throw refusal("line-has-payments");
    await tx.delete(eventBudgetLines).where(inArray(eventBudgetLines.lineId, [...ids]));
    await tx.delete(budgetLines).where(inArray(budgetLines.id, [...ids]));
    return [];
  },
};

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

  expectedGuests: answer(contract.expectedGuests)
    .use(asVerifiedCustomer)
    .use(withNamedOrCurrentEvent)
    .handler(async ({ context: { db, event } }) => {
      const { planned, listed } = await readExpected(db, event.id);
      return { guests: expectedGuests(planned, listed) };
    }),

  addProviderPrice: answer(contract.addProviderPrice)
    .use(asVerifiedCustomer)
    .use(withBudgetLine)
    .handler(async ({ input, context }) => {
      const { actor, event, lineId } = context;
      const { id, version, before } = await addProviderPrice(context, event, {
        lineId,
        min: input.min_amount,
        max: input.max_amount,
        from: input.price_from,
        version: input.version,
      });
      return {
        success: true,
        message: notebookMessages.providerPriceAdded,
        customer_id: actor.customer.id,
        id,
        version,
        before: {
          min_amount: before.minAmountFcfa,
          max_amount: before.maxAmountFcfa,
          price_from: before.priceFrom,
        },
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
