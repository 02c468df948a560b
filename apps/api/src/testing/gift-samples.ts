import { and, eq } from "drizzle-orm";
import { requestContext } from "../app-context.ts";
import { giveGift } from "../areas/gifts/gifts/give-gift.ts";
import { recordGift } from "../areas/gifts/gifts/record-gift.ts";
import { gifts } from "../areas/gifts/gifts/tables.ts";
import { addItem } from "../areas/gifts/items/change-items.ts";
import { giftItems } from "../areas/gifts/items/tables.ts";
import { openGiftList, saveList } from "../areas/gifts/lists/save-list.ts";
import type { TestApp } from "./app.ts";
import type { CastMember } from "./cast.ts";
import type { GiftSubject, Sample } from "./subject.ts";

/** An open gift list of a member's with two wishes and a paid gift. */
export async function furnishGifts(
  app: TestApp,
  { eventId }: Pick<CastMember, "eventId">,
): Promise<GiftSubject> {
  const context = requestContext(app);
  const { id: listId, token } = await openGiftList(context, eventId);
  const form = { isOpen: true, message: "", hasPot: true, potName: "", potGoalFcfa: null };
  await saveList(context, eventId, 0, form);
  for (const name of ["Service de table", "Batterie de cuisine"])
    await addItem(context, listId, { name, priceFcfa: 1_000_000, quantity: 40 });
  const items = await app.db.select().from(giftItems).where(eq(giftItems.listId, listId));
  const [item, spare] = items;
  const given = { listId, itemId: item?.id ?? 0, amountFcfa: 5000, giverName: "Tante Rose" };
  const contact = { giverPhone: "+2250700000001", giverEmail: "rose@exemple.test", message: "" };
  await giveGift(context, { ...given, ...contact }, "Awa & Koffi");
  const isIts = and(eq(gifts.listId, listId), eq(gifts.amountFcfa, 5000));
  const [gift] = await app.db.select().from(gifts).where(isIts);
  if (!item || !spare || !gift) throw new Error("The gift list was not written");
  await recordGift(app, gift.id);
  return { token, itemId: item.id, spareItemId: spare.id, giftId: gift.id };
}

/** The same things, none of which exists. */
export const missingGifts: GiftSubject = {
  token: "aaaaaaaaaaaaaaaa",
  itemId: 999_999_999,
  spareItemId: 999_999_999,
  giftId: 999_999_999,
};

const wish = { name: "Machine à coudre", price: 85_000, quantity: 1 };

/** A right input for each call about gift lists. */
export const giftSamples = {
  "gifts.lists.list": { byId: true, input: ({ eventId }) => ({ eventId }) },
  "gifts.lists.giftsOfGuest": {
    byId: true,
    input: ({ guestId }) => ({ eventGuestId: guestId }),
  },
  "gifts.lists.save": {
    byId: true,
    input: ({ eventId }) => ({
      eventId,
      is_open: true,
      message: "Merci de tout cœur.",
      has_pot: true,
      pot_name: "Notre voyage",
      pot_goal: "500 000",
      version: 2,
    }),
  },
  "gifts.lists.addArticle": {
    byId: true,
    input: ({ eventId }) => ({ eventId, article_id: 1, quantity: 1 }),
  },
  "gifts.lists.addItem": { byId: true, input: ({ eventId }) => ({ eventId, ...wish }) },
  "gifts.lists.saveItem": {
    byId: true,
    input: ({ eventId, gifts: { itemId } }) => ({
      name: "Service de table",
      price: 1_000_000,
      quantity: 40,
      eventId,
      id: itemId,
      version: 1,
    }),
  },
  "gifts.lists.moveItem": {
    byId: true,
    input: ({ eventId, gifts: { itemId } }) => ({ eventId, id: itemId, to: "down" }),
  },
  "gifts.lists.removeItem": {
    byId: true,
    input: ({ eventId, gifts: { spareItemId } }) => ({ eventId, id: spareItemId }),
  },
  "gifts.lists.thank": {
    byId: true,
    input: ({ eventId, gifts: { giftId } }) => ({
      eventId,
      id: giftId,
      by: "email",
      text: "Merci, tante Rose.",
    }),
  },
  "gifts.lists.exportGifts": { byId: true, input: ({ eventId }) => ({ eventId }) },
  "gifts.payouts.list": { byId: true, input: ({ eventId }) => ({ eventId }) },
  "gifts.payouts.request": {
    byId: true,
    input: ({ eventId, hostNumbers }) => ({
      eventId,
      amount: "1 000",
      number_id: hostNumbers.numberId,
      current_password: "demo",
    }),
  },
  "gifts.publicLists.list": { byId: false, input: ({ gifts: { token } }) => ({ token }) },
  "gifts.publicLists.give": {
    byId: false,
    input: ({ gifts: { token, itemId } }) => ({
      token,
      item_id: itemId,
      amount: 10_000,
      giver_name: "Oncle Paul",
      message: "Soyez heureux.",
      phone_number_1: "",
      email: "",
    }),
  },
} satisfies Record<string, Sample>;
