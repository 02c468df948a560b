import { refusal } from "@jdj/contract/call/refusals";
import { giftLists as contract } from "@jdj/contract/gifts/lists";
import { giftMessages } from "@jdj/contract/gifts/messages";
import type { RequestContext } from "../../../app-context.ts";
import { answer, asVerifiedCustomer } from "../../../http/answer.ts";
import { discardFile } from "../../files/store-image.ts";
import { withImage } from "../../files/with-image.ts";
import { withEvent } from "../../notebook/events/with-event.ts";
import { findGiftList } from "../../notebook/gift-lists/find-gift-list.ts";
import { withGuest } from "../../notebook/guests/with-guest.ts";
import { findGivers, listGifts, listGiftsOfGuest } from "../gifts/queries.ts";
import { thankForGift } from "../gifts/thank-for-gift.ts";
import { addItem, findProduct, moveItem, removeItem, saveItem } from "../items/change-items.ts";
import { findPictures, photoAddress } from "../items/find-pictures.ts";
import { listItems } from "../items/queries.ts";
import { exportGifts } from "./export-gifts.ts";
import { presentGift, presentOwnList } from "./present-list.ts";
import { openGiftList, saveList } from "./save-list.ts";

const done = (message: string) => ({ success: true as const, message });

export const giftListCalls = {
  list: answer(contract.list)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(({ context }) => ownList(context, context.event.id)),

  giftsOfGuest: answer(contract.giftsOfGuest)
    .use(asVerifiedCustomer)
    .use(withGuest)
    .handler(async ({ context: { db, guest } }) => {
      const phones = [guest.phone_number_1, guest.phone_number_2 ?? ""].filter(Boolean);
      const giver = { eventId: guest.event_id, phones, email: guest.email };
      const given = await listGiftsOfGuest(db, giver);
      return given.map(({ gift, item }) => presentGift(gift, item, guest.id));
    }),

  save: answer(contract.save)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input, context }) => {
      await saveList(context, context.event.id, input.version, {
        isOpen: input.is_open,
        message: input.message,
        hasPot: input.has_pot,
        potName: input.pot_name ?? "",
        potGoalFcfa: input.pot_goal,
        ...(input.shows_progress === undefined ? {} : { showsProgress: input.shows_progress }),
      });
      return done(giftMessages.saved);
    }),

  addArticle: answer(contract.addArticle)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input, context }) => {
      const { article_id: productId, quantity } = input;
      const product = await findProduct(context.db, productId);
      const list = await openGiftList(context, context.event.id);
      await addItem(context, list.id, { ...product, productId, quantity });
      return done(giftMessages.itemAdded);
    }),

  addItem: answer(contract.addItem)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input: { name, price, quantity, file }, context }) => {
      const list = await openGiftList(context, context.event.id);
      const form = { name, priceFcfa: price, quantity };
      await withImage(context, context.actor.customer.id, file, async (imageFileId) => {
        await addItem(context, list.id, { ...form, imageFileId });
        return { result: null, imageFileId, unshown: null };
      });
      return done(giftMessages.itemAdded);
    }),

  saveItem: answer(contract.saveItem)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input: { id, version, name, price, quantity, file }, context }) => {
      const listId = await listOf(context, context.event.id);
      const form = { name, priceFcfa: price, quantity };
      await withImage(context, context.actor.customer.id, file, async (imageFileId) => {
        const of = { listId, id, version };
        const unshown = await saveItem(context, of, { ...form, imageFileId });
        return { result: null, imageFileId, unshown };
      });
      return done(giftMessages.itemSaved);
    }),

  moveItem: answer(contract.moveItem)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input: { id, to }, context }) => {
      await moveItem(context, { listId: await listOf(context, context.event.id), id, to });
      return { success: true };
    }),

  removeItem: answer(contract.removeItem)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input: { id }, context }) => {
      const listId = await listOf(context, context.event.id);
      const photo = await removeItem(context, { listId, id });
      if (photo !== null) await discardFile(context, photo);
      return done(giftMessages.itemRemoved);
    }),

  thank: answer(contract.thank)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input: { id: giftId, by, text }, context }) => {
      const listId = await listOf(context, context.event.id);
      const link = await thankForGift(context, { listId, giftId, by, text });
      const message = by === "email" ? giftMessages.thankedByEmail : giftMessages.thanked;
      return { success: true, message, link };
    }),

  exportGifts: answer(contract.exportGifts)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ context }) => exportGifts(await ownList(context, context.event.id))),
};

async function ownList(context: RequestContext, eventId: number) {
  const { db } = context;
  const photoOf = photoAddress(context);
  const list = await findGiftList(db, eventId);
  if (list === null)
    return presentOwnList(null, [], { gifts: [], givers: new Map() }, new Map(), photoOf);
  const [items, gifts, givers] = await Promise.all([
    listItems(db, list.id),
    listGifts(db, list.id),
    findGivers(db, list.id),
  ]);
  return presentOwnList(list, items, { gifts, givers }, await findPictures(db, items), photoOf);
}

/** The number of the list of an event that has one. @throws not-found */
async function listOf({ db }: RequestContext, eventId: number): Promise<number> {
  const list = await findGiftList(db, eventId);
  if (list === null) throw refusal("not-found");
  return list.id;
}
