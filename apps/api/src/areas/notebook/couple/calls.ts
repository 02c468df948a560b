import { refusal } from "@jdj/contract/call/refusals";
import { couple as contract } from "@jdj/contract/notebook/couple";
import { notebookMessages } from "@jdj/contract/notebook/messages";
import { answer, asVerifiedCustomer } from "../../../http/answer.ts";
import { ownEvent } from "../events/queries.ts";
import { roleCodeOf } from "./couple.ts";
import { presentMarried } from "./present.ts";
import { listCelebrated } from "./queries.ts";
import { saveCouple } from "./save-couple.ts";

export const coupleCalls = {
  marriedsByEvent: answer(contract.marriedsByEvent)
    .use(asVerifiedCustomer)
    .handler(async ({ input, context }) => {
      const event = await ownEvent(
        context.db,
        context.actor.customer.id,
        input.eventId,
        context.need,
      );
      const celebrated = await listCelebrated(context.db, event);
      return celebrated.map((one) => presentMarried(context, one, event));
    }),

  marriedByName: answer(contract.marriedByName)
    .use(asVerifiedCustomer)
    .handler(async ({ input, context }) => {
      const event = await ownEvent(
        context.db,
        context.actor.customer.id,
        input.event_id,
        context.need,
      );
      const celebrated = await listCelebrated(context.db, event);
      const roles = celebrated.map(({ role }) => role);
      const code = roleCodeOf(input.married_name, event.type.code, roles);
      const meant = celebrated.find(({ role }) => role.code === code);
      if (!meant) throw refusal("not-found");
      return presentMarried(context, meant, event);
    }),

  saveMarried: answer(contract.saveMarried)
    .use(asVerifiedCustomer)
    .handler(async ({ input: { event_id, ...person }, context }) => {
      const { customer } = context.actor;
      const event = await ownEvent(context.db, customer.id, event_id, context.need);
      const celebrated = await saveCouple(context, event, [person], (_, name) => name);
      const saved = celebrated.find(({ role }) => role.id === person.married_id);
      if (!saved) throw refusal("not-found");
      return {
        success: true,
        message: notebookMessages.saved,
        customer_id: customer.id,
        data: presentMarried(context, saved, event),
      };
    }),

  saveCouple: answer(contract.saveCouple)
    .use(asVerifiedCustomer)
    .handler(async ({ input, context }) => {
      const { customer } = context.actor;
      const event = await ownEvent(context.db, customer.id, input.event_id, context.need);
      const field = (index: number, name: string) => `persons.${index}.${name}`;
      const celebrated = await saveCouple(context, event, input.persons, field);
      return {
        success: true,
        message: notebookMessages.saved,
        customer_id: customer.id,
        data: celebrated.map((one) => presentMarried(context, one, event)),
      };
    }),
};
