import { refusal } from "@jdj/contract/call/refusals";
import { guests as contract } from "@jdj/contract/notebook/guests";
import { notebookMessages } from "@jdj/contract/notebook/messages";
import { answer, asVerifiedCustomer } from "../../../http/answer.ts";
import { findCurrentEvent, ownEvent } from "../events/queries.ts";
import { addGuests } from "./add-guests.ts";
import { changeMany } from "./change-many.ts";
import { deleteGuest } from "./delete-guest.ts";
import { importCalls } from "./import-calls.ts";
import { presentGuest } from "./present.ts";
import { findGuest, type GuestWithCategory, listCategories, listGuests } from "./queries.ts";
import { guestExport } from "./sheet/write-export.ts";
import { updateGuest } from "./update-guest.ts";

function found(guest: GuestWithCategory | null): GuestWithCategory {
  if (guest === null) throw refusal("not-found");
  return guest;
}

/** What a call that changed a customer's guests answers, under both names of the historical API. */
function saved(customerId: number, message: string) {
  const customer_id = customerId;
  return { success: true as const, message, customer_id, event: { customer_id } };
}

/** A guest in the historical shape: their category, of which they are the pivot. */
function withPivot(guest: GuestWithCategory) {
  return { id: guest.categoryId, name: guest.category, pivot: presentGuest(guest) };
}

export const guestCalls = {
  ...importCalls,

  categories: answer(contract.categories)
    .use(asVerifiedCustomer)
    .handler(async ({ context: { db, actor, need } }) => {
      const event = await findCurrentEvent(db, actor.customer.id, need);
      return event ? listCategories(db, event.eventTypeId) : [];
    }),

  guestsByEvent: answer(contract.guestsByEvent)
    .use(asVerifiedCustomer)
    .handler(async ({ input, context: { db, actor, need } }) => {
      const event = await ownEvent(db, actor.customer.id, input.eventId, need);
      return (await listGuests(db, event.id)).map(presentGuest);
    }),

  guestsByEventWithPivot: answer(contract.guestsByEventWithPivot)
    .use(asVerifiedCustomer)
    .handler(async ({ input, context: { db, actor, need } }) => {
      const { id: customerId } = actor.customer;
      const event =
        input.event_id === undefined
          ? await findCurrentEvent(db, customerId, need)
          : await ownEvent(db, customerId, input.event_id, need);
      const list = event ? await listGuests(db, event.id) : [];
      return list.map(withPivot);
    }),

  guestsOfCategory: answer(contract.guestsOfCategory)
    .use(asVerifiedCustomer)
    .handler(async ({ input, context: { db, actor, need } }) => {
      const event = await findCurrentEvent(db, actor.customer.id, need);
      const categories = event ? await listCategories(db, event.eventTypeId) : [];
      const category = categories.find(({ id }) => id === input.categoryId);
      if (!event || !category) throw refusal("not-found");
      const list = await listGuests(db, event.id);
      const held = list.filter(({ categoryId }) => categoryId === category.id);
      return { ...category, guests: held.map(withPivot) };
    }),

  countPeople: answer(contract.countPeople)
    .use(asVerifiedCustomer)
    .handler(async ({ input, context: { db, actor, need } }) => {
      const event = await findCurrentEvent(db, actor.customer.id, need);
      const asked = new Set(input.map(({ guestId }) => guestId));
      const list = event ? await listGuests(db, event.id) : [];
      return list.filter(({ categoryId }) => asked.has(categoryId)).length;
    }),

  guest: answer(contract.guest)
    .use(asVerifiedCustomer)
    .handler(async ({ input, context: { db, actor, need } }) =>
      presentGuest(found(await findGuest(db, actor.customer.id, input.eventGuestId, need))),
    ),

  addGuests: answer(contract.addGuests)
    .use(asVerifiedCustomer)
    .handler(async ({ input, context }) => {
      const { customer } = context.actor;
      const [first] = input;
      const event = await ownEvent(context.db, customer.id, first?.event_id ?? 0, context.need);
      // One page adds to one event; a row of another is no row of this one.
      if (input.some((row) => row.event_id !== event.id)) throw refusal("not-found");
      const added = await addGuests(context, event, input);
      return { ...saved(customer.id, notebookMessages.guestsAdded), data: added.map(presentGuest) };
    }),

  updateGuest: answer(contract.updateGuest)
    .use(asVerifiedCustomer)
    .handler(async ({ input, context }) => {
      const { customer } = context.actor;
      const event = await ownEvent(context.db, customer.id, input.event_id, context.need);
      const changed = await updateGuest(context, event, input);
      return { ...saved(customer.id, notebookMessages.saved), data: presentGuest(changed) };
    }),

  changeMany: answer(contract.changeMany)
    .use(asVerifiedCustomer)
    .handler(async ({ input, context }) => {
      const { customer } = context.actor;
      const event = await ownEvent(context.db, customer.id, input.event_id, context.need);
      const categoryId = input.action === "categorise" ? input.guest_id : null;
      const changed = await changeMany(context, event, input.ids, categoryId);
      return { ...saved(customer.id, notebookMessages.saved), changed };
    }),

  exportGuests: answer(contract.exportGuests)
    .use(asVerifiedCustomer)
    .handler(async ({ input, context: { db, actor, need } }) => {
      const event = await ownEvent(db, actor.customer.id, input.eventId, need);
      return guestExport(await listGuests(db, event.id), input.format);
    }),

  deleteGuestByGet: answer(contract.deleteGuestByGet)
    .use(asVerifiedCustomer)
    .handler(async ({ input, context }) => {
      if (context.caller.tokenFrom !== "header") throw refusal("not-signed-in");
      await deleteGuest(context, context.actor.customer.id, input.eventGuestId, context.need);
      return saved(context.actor.customer.id, notebookMessages.guestDeleted);
    }),

  deleteGuest: answer(contract.deleteGuest)
    .use(asVerifiedCustomer)
    .handler(async ({ input, context }) => {
      await deleteGuest(context, context.actor.customer.id, input.eventGuestId, context.need);
      return saved(context.actor.customer.id, notebookMessages.guestDeleted);
    }),
};
