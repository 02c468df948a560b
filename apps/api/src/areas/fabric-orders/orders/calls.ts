import { may, type Role } from "@jdj/contract/call/sharing-policy";
import { cancelledShort, fabricMessages, removedShort } from "@jdj/contract/fabric-orders/messages";
import { fabricOrders as contract } from "@jdj/contract/fabric-orders/orders";
import { fcfa } from "@jdj/french/money";
import { count } from "@jdj/french/plural";
import { calendarDate, type RequestContext } from "../../../app-context.ts";
import { answer, asVerifiedCustomer } from "../../../http/answer.ts";
import type { CustomerActor } from "../../identity/sessions/queries.ts";
import { withEvent } from "../../notebook/events/with-event.ts";
import { alsoRefusePhones } from "../../notebook/phones/also-refuse-phones.ts";
import { couplePhone } from "../../notebook/phones/contact-phone.ts";
import { addPeople, markCash, removeShare, saveShare } from "../shares/change-shares.ts";
import { remindOfShare } from "../shares/remind-of-share.ts";
import { exportShares } from "./export-shares.ts";
import { orderFromSeller } from "./order-from-seller.ts";
import { presentOrder, presentRow, referencesOf } from "./present.ts";
import { listPurchases, listReferences, unpaidOf } from "./purchases.ts";
import { findOrder, listOrders, listShares } from "./queries.ts";
import { createOrder, saveOrder } from "./save-order.ts";
import { transitionOrder } from "./transition-order.ts";

const done = (message: string) => ({ success: true as const, message });
const withPhones = asVerifiedCustomer.concat(alsoRefusePhones(couplePhone));

export const fabricOrderCalls = {
  list: answer(contract.list)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ context: { db, event, now } }) =>
      (await listOrders(db, event.id)).map(({ order, shares }) =>
        presentRow(order, shares, calendarDate(now)),
      ),
    ),

  order: answer(contract.order)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(({ input, context }) => shown(context, input.id)),

  create: answer(contract.create)
    .use(withPhones)
    .use(withEvent)
    .handler(async ({ input, context }) => {
      const { eventId: _, ...form } = input;
      const id = await createOrder(context, context.event.id, form);
      return { ...done(fabricMessages.opened), id };
    }),

  save: answer(contract.save)
    .use(withPhones)
    .use(withEvent)
    .handler(async ({ input, context }) => {
      const { eventId: _, id, version, ...form } = input;
      await saveOrder(context, { eventId: context.event.id, id, version }, form);
      return done(fabricMessages.saved);
    }),

  move: answer(contract.move)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input: { id, to }, context }) => {
      const short = await transitionOrder(context, { eventId: context.event.id, id, to });
      return done(short > 0 ? cancelledShort(fcfa(short)) : fabricMessages.moved[to]);
    }),

  orderFromSeller: answer(contract.orderFromSeller)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input: { id }, context }) => {
      const customerId = context.actor.customer.id;
      return done(await orderFromSeller(context, { eventId: context.event.id, id, customerId }));
    }),

  addPeople: answer(contract.addPeople)
    .use(withPhones)
    .use(withEvent)
    .handler(async ({ input, context }) => {
      const added = await addPeople(context, context.event, input.id, {
        guestIds: input.guest_ids,
        committee: input.committee,
        name: input.name,
        phone: input.phone_number_1,
      });
      return { ...done(`${count(added, "personne")} de plus dans la commande.`), added };
    }),

  saveShare: answer(contract.saveShare)
    .use(withPhones)
    .use(withEvent)
    .handler(async ({ input, context }) => {
      const { id, share_id: shareId, name, phone_number_1: phone, size, quantity, version } = input;
      const names = { eventId: context.event.id, id, shareId };
      await saveShare(context, names, { name, phone, size, quantity, version });
      return done(fabricMessages.shareSaved);
    }),

  removeShare: answer(contract.removeShare)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input: { id, share_id: shareId }, context }) => {
      const short = await removeShare(context, { eventId: context.event.id, id, shareId });
      return done(short > 0 ? removedShort(fcfa(short)) : fabricMessages.shareRemoved);
    }),

  markCash: answer(contract.markCash)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input: { id, share_id: shareId, paid }, context }) => {
      const { actor } = context;
      await markCash(context, { eventId: context.event.id, id, shareId }, paid, {
        customerId: actor.customer.id,
        name: actor.user.name,
      });
      return done(paid ? fabricMessages.cashMarked : fabricMessages.cashUnmarked);
    }),

  remind: answer(contract.remind)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input: { id, share_id: shareId, by }, context }) => {
      const link = await remindOfShare(context, { eventId: context.event.id, id, shareId }, by);
      return { ...done(fabricMessages.reminded), link };
    }),

  exportShares: answer(contract.exportShares)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input, context }) => exportShares(await shown(context, input.id))),
};

type ShownContext = RequestContext & { event: { id: number; role: Role }; actor: CustomerActor };

async function shown({ db, now, event, actor }: ShownContext, id: number) {
  const found = await findOrder(db, event.id, id);
  const shares = await listShares(db, [id]);
  return presentOrder(found, shares, {
    today: calendarDate(now),
    customerId: actor.customer.id,
    mayWrite: may(event.role, "fabric:write"),
    purchases: await listReferences(db, referencesOf(found.order, shares)),
    unpaid: unpaidOf(await listPurchases(db, id)),
  });
}
