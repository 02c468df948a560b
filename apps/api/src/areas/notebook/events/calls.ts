import { refusal } from "@jdj/contract/call/refusals";
import { events as contract } from "@jdj/contract/notebook/events";
import { notebookMessages } from "@jdj/contract/notebook/messages";
import { answer, asCustomer, asVerifiedCustomer } from "../../../http/answer.ts";
import { chooseCurrentEvent } from "../sharing/choose-current-event.ts";
import { createEvent } from "./create-event.ts";
import { eventsFor } from "./event-for-caller.ts";
import { presentEvent } from "./present.ts";
import { listEventTypes } from "./queries.ts";
import { reweaveEvent } from "./reweave-event.ts";
import { updateEvent } from "./update-event.ts";
import { withEvent } from "./with-event.ts";

export const eventCalls = {
  eventTypes: answer(contract.eventTypes).handler(async ({ context }) => ({
    data: await listEventTypes(context.db),
  })),

  eventsByCustomer: answer(contract.eventsByCustomer)
    .use(asCustomer)
    .handler(async ({ input, context }) => {
      const { customer } = context.actor;
      if (customer.id !== input.customerId) throw refusal("not-found");
      const events = await eventsFor(context, customer.id);
      return events.map((event) => presentEvent(context, event));
    }),

  createEvent: answer(contract.createEvent)
    .use(asCustomer)
    .handler(async ({ input, context }) => {
      const event = await createEvent(context, {
        customerId: context.actor.customer.id,
        eventTypeId: input.event_type_id,
        name: input.name,
        description: input.description,
        image: input.image,
      });
      return {
        success: true,
        message: notebookMessages.eventCreated,
        data: presentEvent(context, event),
      };
    }),

  updateEvent: answer(contract.updateEvent)
    .use(asCustomer)
    .use(withEvent, ({ id }) => ({ eventId: id }))
    .handler(async ({ input: { id: _, ...form }, context }) => {
      return {
        success: true,
        message: notebookMessages.eventChanged,
        data: presentEvent(context, await updateEvent(context, context.event, form)),
      };
    }),

  chooseEvent: answer(contract.chooseEvent)
    .use(asCustomer)
    .use(withEvent)
    .handler(async ({ context: { db, actor, event } }) => {
      await db.transaction((tx) => chooseCurrentEvent(tx, actor.customer.id, event.id));
      return { success: true, message: notebookMessages.eventChosen };
    }),

  reweaveEvent: answer(contract.reweaveEvent)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input, context }) => {
      const event = await reweaveEvent(context, context.event, input.seed);
      return {
        success: true,
        message: notebookMessages.eventRewoven,
        data: presentEvent(context, event),
      };
    }),
};
