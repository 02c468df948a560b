import { accountMessages } from "@jdj/contract/accounts/messages";
import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { isEventDate } from "@jdj/contract/notebook/event-date";
import { events as contract } from "@jdj/contract/notebook/events";
import { notebookMessages } from "@jdj/contract/notebook/messages";
import { photoMessages } from "@jdj/contract/notebook/photo-messages";
import { calendarDate } from "../../../app-context.ts";
import { answer, asCustomer, asVerifiedCustomer } from "../../../http/answer.ts";
import { chooseCurrentEvent } from "../sharing/choose-current-event.ts";
import { archiveEvent, unarchiveEvent } from "./archive-event.ts";
import { cancelEvent, reinstateEvent } from "./cancel-event.ts";
import { createEvent } from "./create-event.ts";
import { deleteEvent, restorableSince, restoreEvent } from "./delete-event.ts";
import { eventsFor } from "./event-for-caller.ts";
import { presentDeletedEvent, presentEvent } from "./present.ts";
import { listDeletedEvents, listOfferedTypes } from "./queries.ts";
import { reweaveEvent } from "./reweave-event.ts";
import { removePhoto, savePhoto } from "./save-photo.ts";
import { updateEvent } from "./update-event.ts";
import { withEvent } from "./with-event.ts";

export const eventCalls = {
  eventTypes: answer(contract.eventTypes).handler(async ({ context }) => ({
    data: await listOfferedTypes(context.db),
  })),

  eventsByCustomer: answer(contract.eventsByCustomer)
    .use(asCustomer)
    .handler(async ({ input, context }) => {
      const { customer } = context.actor;
      if (customer.id !== input.customerId) throw refusal("not-found");
      const events = await eventsFor(context, customer.id);
      return events
        .filter(({ archivedAt }) => archivedAt === null)
        .map((event) => presentEvent(context, event));
    }),

  removedEvents: answer(contract.removedEvents)
    .use(asCustomer)
    .handler(async ({ context }) => {
      const { id } = context.actor.customer;
      const [all, deleted] = await Promise.all([
        eventsFor(context, id),
        listDeletedEvents(context.db, id, restorableSince(context.now)),
      ]);
      return {
        archived: all
          .filter(({ archivedAt }) => archivedAt !== null)
          .map((event) => presentEvent(context, event)),
        deleted: deleted.map(presentDeletedEvent),
      };
    }),

  createEvent: answer(contract.createEvent)
    .use(asCustomer)
    .handler(async ({ input, context }) => {
      const { wedding_date: weddingDate } = input;
      if (weddingDate !== null && !isEventDate(weddingDate, calendarDate(context.now)))
        throw fieldRefusal({ wedding_date: [accountMessages.eventDateTooFar] });
      const event = await createEvent(context, {
        customerId: context.actor.customer.id,
        eventTypeId: input.event_type_id,
        name: input.name,
        description: input.description,
        weddingDate,
        weddingDatePrecision: input.wedding_date_precision,
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

  savePhoto: answer(contract.savePhoto)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input, context }) => ({
      success: true,
      message: photoMessages.saved,
      data: presentEvent(context, await savePhoto(context, context.event, input.image)),
    })),

  removePhoto: answer(contract.removePhoto)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ context }) => ({
      success: true,
      message: photoMessages.removed,
      data: presentEvent(context, await removePhoto(context, context.event)),
    })),

  archiveEvent: answer(contract.archiveEvent)
    .use(asCustomer)
    .use(withEvent)
    .handler(async ({ context }) => {
      await archiveEvent(context, context.event, context.actor.customer.id);
      return { success: true, message: notebookMessages.eventArchived };
    }),

  unarchiveEvent: answer(contract.unarchiveEvent)
    .use(asCustomer)
    .use(withEvent)
    .handler(async ({ context }) => {
      await unarchiveEvent(context, context.event, context.actor.customer.id);
      return { success: true, message: notebookMessages.eventUnarchived };
    }),

  cancelEvent: answer(contract.cancelEvent)
    .use(asCustomer)
    .use(withEvent)
    .handler(async ({ context }) => {
      await cancelEvent(context, context.event);
      return { success: true, message: notebookMessages.eventCancelled };
    }),

  reinstateEvent: answer(contract.reinstateEvent)
    .use(asCustomer)
    .use(withEvent)
    .handler(async ({ context }) => {
      await reinstateEvent(context, context.event);
      return { success: true, message: notebookMessages.eventReinstated };
    }),

  deleteEvent: answer(contract.deleteEvent)
    .use(asCustomer)
    .use(withEvent)
    .handler(async ({ context }) => {
      await deleteEvent(context, context.event, context.actor.customer.id);
      return { success: true, message: notebookMessages.eventDeleted };
    }),

  restoreEvent: answer(contract.restoreEvent)
    .use(asCustomer)
    .handler(async ({ input, context }) => {
      const { actor, need } = context;
      const { eventId } = input;
      await restoreEvent(context, { eventId, customerId: actor.customer.id, need });
      return { success: true, message: notebookMessages.eventRestored };
    }),
};
