import { refusal } from "@jdj/contract/call/refusals";
import { couple as contract } from "@jdj/contract/notebook/couple";
import { notebookMessages } from "@jdj/contract/notebook/messages";
import { answer, asVerifiedCustomer } from "../../../http/answer.ts";
import { rememberForCaller } from "../../../http/remember-for-caller.ts";
import type { EventWithType } from "../events/queries.ts";
import { asVerifiedCustomerPrefetchingEvent, withEvent } from "../events/with-event.ts";
import { alsoRefusePhones } from "../phones/also-refuse-phones.ts";
import { couplePhone } from "../phones/contact-phone.ts";
import { roleCodeOf } from "./celebrated-persons.ts";
import { presentCouple, presentMarried } from "./present.ts";
import { listCelebrated } from "./queries.ts";
import { saveCouple } from "./save-couple.ts";

/** The frame of each page and the page of the couple both ask. */
const celebratedOf = rememberForCaller(
  ({ id }: EventWithType) => String(id),
  (db, event) => listCelebrated(db, event),
);

export const coupleCalls = {
  marriedsByEvent: answer(contract.marriedsByEvent)
    .use(asVerifiedCustomerPrefetchingEvent)
    .use(withEvent)
    .handler(async ({ context }) => {
      const { event } = context;
      return presentCouple(context, await celebratedOf.find(context, event), event);
    }),

  marriedByName: answer(contract.marriedByName)
    .use(asVerifiedCustomerPrefetchingEvent)
    .use(withEvent)
    .handler(async ({ input, context }) => {
      const { event } = context;
      const celebrated = await listCelebrated(context.db, event);
      const roles = celebrated.map(({ role }) => role);
      const code = roleCodeOf(input.married_name, event.type.code, roles);
      const meant = celebrated.find(({ role }) => role.code === code);
      if (!meant) throw refusal("not-found");
      return presentMarried(context, meant, event);
    }),

  saveMarried: answer(contract.saveMarried)
    .use(asVerifiedCustomer.concat(alsoRefusePhones(couplePhone)))
    .use(withEvent)
    .handler(async ({ input: { event_id, ...person }, context }) => {
      const { actor, event } = context;
      const celebrated = await saveCouple(context, event, [person], (_, name) => name);
      const saved = celebrated.find(({ role }) => role.id === person.married_id);
      if (!saved) throw refusal("not-found");
      return {
        success: true,
        message: notebookMessages.saved,
        customer_id: actor.customer.id,
        data: presentMarried(context, saved, event),
      };
    }),

  saveCouple: answer(contract.saveCouple)
    .use(asVerifiedCustomer.concat(alsoRefusePhones(couplePhone)))
    .use(withEvent)
    .handler(async ({ input, context }) => {
      const { actor, event } = context;
      const field = (index: number, name: string) => `persons.${index}.${name}`;
      const celebrated = await saveCouple(context, event, input.persons, field);
      return {
        success: true,
        message: notebookMessages.saved,
        customer_id: actor.customer.id,
        data: celebrated.map((one) => presentMarried(context, one, event)),
      };
    }),
};
