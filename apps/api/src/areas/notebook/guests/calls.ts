import { refusal } from "@jdj/contract/call/refusals";
import { GUESTS_FOUND } from "@jdj/contract/notebook/guest-search";
import { guests as contract, type Guest } from "@jdj/contract/notebook/guests";
import { notebookMessages } from "@jdj/contract/notebook/messages";
import { answer, asVerifiedCustomer, customerGuard } from "../../../http/answer.ts";
import {
  asVerifiedCustomerPrefetchingEvent,
  withCurrentEventOrNull,
  withEvent,
  withEventOfRows,
  withNamedOrCurrentEventOrNull,
} from "../events/with-event.ts";
import { alsoRefusePhones } from "../phones/also-refuse-phones.ts";
import { guestPhone } from "../phones/contact-phone.ts";
import { addGuests } from "./add-guests.ts";
import { changeManyGuests } from "./change-many-guests.ts";
import { deleteGuest } from "./delete-guest.ts";
import { importCalls } from "./import-calls.ts";
import { matchGuests } from "./match-guests.ts";
import { countGuests, findFirstGuest, listCategories, listGuests } from "./queries.ts";
import { searchGuests } from "./search-guests.ts";
import { guestExport } from "./sheet/write-export.ts";
import { updateGuest } from "./update-guest.ts";
import { withGuest } from "./with-guest.ts";

/** Refuses a token that came by a cookie or a query, which a link or an image can send; 401. */
const byHeaderToken = customerGuard.middleware(async ({ context, next }) => {
  if (context.caller.tokenFrom !== "header") throw refusal("not-signed-in");
  return next();
});

/** What a call that changed a customer's guests answers, under both names of the historical API. */
function saved(customerId: number, message: string) {
  const customer_id = customerId;
  return { success: true as const, message, customer_id, event: { customer_id } };
}

/** A guest in the historical shape: their category, of which they are the pivot. */
function withPivot(guest: Guest) {
  return { id: guest.guest_id, name: guest.category, pivot: guest };
}

export const guestCalls = {
  ...importCalls,

  categories: answer(contract.categories)
    .use(asVerifiedCustomer)
    .use(withCurrentEventOrNull)
    .handler(async ({ context: { db, event } }) => {
      return event ? listCategories(db, event) : [];
    }),

  guestsByEvent: answer(contract.guestsByEvent)
    .use(asVerifiedCustomerPrefetchingEvent)
    .use(withEvent)
    .handler(({ context: { db, event } }) => listGuests(db, event.id)),

  searchGuests: answer(contract.searchGuests)
    .use(asVerifiedCustomerPrefetchingEvent)
    .use(withEvent)
    .handler(({ input: { search }, context: { db, event } }) =>
      searchGuests(db, event.id, search, GUESTS_FOUND),
    ),

  matchGuests: answer(contract.matchGuests)
    .use(asVerifiedCustomerPrefetchingEvent)
    .use(withEvent)
    .handler(async ({ input, context: { db, event } }) =>
      matchGuests(input.guests, await listGuests(db, event.id)),
    ),

  countGuests: answer(contract.countGuests)
    .use(asVerifiedCustomerPrefetchingEvent)
    .use(withEvent)
    .handler(async ({ context: { db, event } }) => {
      const [count, first] = await Promise.all([
        countGuests(db, event.id),
        findFirstGuest(db, event.id),
      ]);
      return { count, first };
    }),

  guestsByEventWithPivot: answer(contract.guestsByEventWithPivot)
    .use(asVerifiedCustomer)
    .use(withNamedOrCurrentEventOrNull)
    .handler(async ({ context: { db, event } }) => {
      const list = event ? await listGuests(db, event.id) : [];
      return list.map(withPivot);
    }),

  guestsOfCategory: answer(contract.guestsOfCategory)
    .use(asVerifiedCustomer)
    .use(withCurrentEventOrNull)
    .handler(async ({ input, context: { db, event } }) => {
      const categories = event ? await listCategories(db, event) : [];
      const category = categories.find(({ id }) => id === input.categoryId);
      if (!event || !category) throw refusal("not-found");
      const list = await listGuests(db, event.id);
      const held = list.filter(({ guest_id }) => guest_id === category.id);
      return { ...category, guests: held.map(withPivot) };
    }),

  countPeople: answer(contract.countPeople)
    .use(asVerifiedCustomer)
    .use(withCurrentEventOrNull)
    .handler(async ({ input, context: { db, event } }) => {
      const asked = new Set(input.map(({ guestId }) => guestId));
      const list = event ? await listGuests(db, event.id) : [];
      return list.filter(({ guest_id }) => asked.has(guest_id)).length;
    }),

  guest: answer(contract.guest)
    .use(asVerifiedCustomer)
    .use(withGuest)
    .handler(({ context: { guest } }) => guest),

  addGuests: answer(contract.addGuests)
    .use(asVerifiedCustomer.concat(alsoRefusePhones(guestPhone)))
    .use(withEventOfRows)
    .handler(async ({ input, context }) => {
      const { actor, event } = context;
      const owners = [actor.customer.id, event.customerId];
      if (input.some(({ customer_id: id }) => id != null && !owners.includes(id)))
        throw refusal("not-found");
      const data = await addGuests(context, event, input);
      return { ...saved(actor.customer.id, notebookMessages.guestsAdded), data };
    }),

  updateGuest: answer(contract.updateGuest)
    .use(asVerifiedCustomer.concat(alsoRefusePhones(guestPhone)))
    .use(withEvent)
    .handler(async ({ input, context }) => {
      const { actor, event } = context;
      const data = await updateGuest(context, event, input);
      return { ...saved(actor.customer.id, notebookMessages.saved), data };
    }),

  changeMany: answer(contract.changeMany)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input, context }) => {
      const { actor, event } = context;
      const changed = await changeManyGuests(context, event, input);
      return { ...saved(actor.customer.id, notebookMessages.saved), changed };
    }),

  exportGuests: answer(contract.exportGuests)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input, context: { db, event } }) => {
      return guestExport(await listGuests(db, event.id), input.format);
    }),

  deleteGuestByGet: answer(contract.deleteGuestByGet)
    .use(asVerifiedCustomer)
    .use(byHeaderToken)
    .use(withGuest)
    .handler(async ({ context }) => {
      await deleteGuest(context, context.guest);
      return saved(context.actor.customer.id, notebookMessages.guestDeleted);
    }),

  deleteGuest: answer(contract.deleteGuest)
    .use(asVerifiedCustomer)
    .use(withGuest)
    .handler(async ({ context }) => {
      await deleteGuest(context, context.guest);
      return saved(context.actor.customer.id, notebookMessages.guestDeleted);
    }),
};
