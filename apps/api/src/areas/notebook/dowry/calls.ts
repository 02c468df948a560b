import { refusal } from "@jdj/contract/call/refusals";
import { may } from "@jdj/contract/call/sharing-policy";
import { dowry as contract } from "@jdj/contract/notebook/dowry";
import { dowryMessages, takenMessage } from "@jdj/contract/notebook/dowry-messages";
import { answer, asVerifiedCustomer } from "../../../http/answer.ts";
import { asVerifiedCustomerPrefetchingEvent, withEvent } from "../events/with-event.ts";
import { carryToBudget } from "./carry-to-budget.ts";
import { addItem, moveItem, removeItem, saveItem, takeList } from "./change-items.ts";
import { presentDowry } from "./present.ts";
import { listItems, listStages } from "./queries.ts";

const done = (message: string) => ({ success: true as const, message });

export const dowryCalls = {
  list: answer(contract.list)
    .use(asVerifiedCustomerPrefetchingEvent)
    .use(withEvent)
    .handler(async ({ context: { db, event } }) => {
      const stages = await listStages(db, event);
      if (stages.dowry === undefined) throw refusal("not-found");
      return presentDowry(event, stages, await listItems(db, event.id), {
        write: may(event.role, "ceremonies:write"),
        write_budget: may(event.role, "budget:write"),
      });
    }),

  take: answer(contract.take)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input, context }) => {
      const taken = await takeList(context, context.event, input);
      return done(taken === 0 ? dowryMessages.listKnown : takenMessage(taken));
    }),

  addItem: answer(contract.addItem)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input: { eventId: _event, ...form }, context }) => {
      await addItem(context, context.event, form);
      return done(dowryMessages.added);
    }),

  saveItem: answer(contract.saveItem)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input: { eventId: _event, id, version, ...form }, context }) => {
      await saveItem(context, context.event, { id, version }, form);
      return done(dowryMessages.saved);
    }),

  moveItem: answer(contract.moveItem)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input: { id, version, state }, context }) => {
      await moveItem(context, context.event, { id, version }, state);
      return done(dowryMessages.saved);
    }),

  removeItem: answer(contract.removeItem)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input: { id, version }, context }) => {
      await removeItem(context, context.event, { id, version });
      return done(dowryMessages.removed);
    }),

  carry: answer(contract.carry)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input, context }) =>
      done(await carryToBudget(context, context.event, input.stage)),
    ),
};
