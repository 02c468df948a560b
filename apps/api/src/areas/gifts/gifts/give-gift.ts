import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { leavesPayableAmount } from "@jdj/contract/gifts/gift-amount";
import { giftMessages } from "@jdj/contract/gifts/messages";
import { at } from "@jdj/contract/paths/addresses";
import { responseCodes } from "@jdj/contract/payments/messages";
import { fcfa } from "@jdj/french/money";
import { and, eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { lockGiftList } from "../../notebook/gift-lists/find-gift-list.ts";
import type { Payment } from "../../payments/payments/open-payment.ts";
import { holdsFunds } from "../../payments/subjects/holds-funds.ts";
import { openSubjectPayment } from "../../payments/subjects/open-subject-payment.ts";
import { giftItems } from "../items/tables.ts";
import { holdAmount } from "./hold-amount.ts";
import { HOLD_MINUTES } from "./hold-times.ts";
import { endIdleGifts, heldAmounts } from "./idle-gifts.ts";
import { gifts } from "./tables.ts";

/** What somebody gives; the amount was checked as one that every payment method takes. */
export interface NewGift {
  listId: number;
  /** Null for the cagnotte. */
  itemId: number | null;
  amountFcfa: number;
  giverName: string;
  giverPhone: string | null;
  giverEmail: string | null;
  message: string;
}

/**
 * Begins a gift: its part of the item is held, and its payment opened.
 * @param hosts whom it is for, in one line
 * @throws gifts-closed, gift-complete, gift-held, deposits-closed (409), not-found for an item of another list; 422 at
 * `amount` for more than is free, or a rest that nobody could pay
 */
export async function giveGift(
  context: RequestContext,
  given: NewGift,
  hosts: string,
): Promise<Payment> {
  const { db, now, payments, settings } = context;
  const { amountFcfa, listId } = given;
  if (!holdsFunds(settings)) throw refusal("deposits-closed");
  if (amountFcfa > payments.mostFcfa) throw fieldRefusal({ amount: [responseCodes[642]] });
  return db.transaction(async (tx) => {
    const list = await lockGiftList(tx, listId, "share");
    if (!list?.isOpen) throw refusal("gifts-closed");
    if (given.itemId === null && !list.hasPot)
      throw fieldRefusal({ item_id: [giftMessages.potRequired] });
    const name =
      given.itemId === null ? potName(list.potName) : await take(tx, given, given.itemId, now);
    const [gift] = await tx
      .insert(gifts)
      .values({
        ...given,
        holdUntil: new Date(now.getTime() + HOLD_MINUTES * 60_000),
        createdAt: now,
      })
      .returning({ id: gifts.id });
    if (!gift) throw new Error("The gift was not written");
    return openSubjectPayment(tx, {
      customerId: null,
      subject: { kind: "gift", id: gift.id },
      amountFcfa,
      label: `Cadeau pour ${hosts}\u00a0: ${name}`,
      backPath: at("giftList", { token: list.token }),
      now,
    });
  });
}

/** What the cagnotte is called. */
export function potName(name: string): string {
  return name === "" ? "la cagnotte" : name;
}

/**
 * Holds a part of an item, and returns its name. Gifts that hold the item without a payment under way
 * yield: whoever begins many and pays none keeps nobody from giving.
 */
async function take(tx: Database, { listId, amountFcfa }: NewGift, itemId: number, now: Date) {
  const [item] = await tx
    .select()
    .from(giftItems)
    .where(and(eq(giftItems.id, itemId), eq(giftItems.listId, listId)))
    .for("update");
  if (!item) throw refusal("not-found");
  const wholeFcfa = item.priceFcfa * item.quantity;
  const yieldedFcfa =
    amountFcfa > wholeFcfa - item.takenFcfa ? await endIdleGifts(tx, itemId, now) : 0;
  const free = wholeFcfa - item.takenFcfa + yieldedFcfa;
  if (free === 0)
    throw refusal((await heldAmounts(tx, [itemId])).has(itemId) ? "gift-held" : "gift-complete");
  if (amountFcfa > free)
    throw fieldRefusal({ amount: [`Il reste ${fcfa(free)} à offrir pour ce cadeau`] });
  if (!leavesPayableAmount(free, amountFcfa))
    throw fieldRefusal({
      amount: [
        `Il resterait moins de 100\u00a0FCFA, que personne ne pourrait payer\u00a0: offrez ${fcfa(free)}, ou ${fcfa(free - 100)} au plus`,
      ],
    });
  if (!(await holdAmount(tx, itemId, amountFcfa))) throw refusal("gift-complete");
  return item.name;
}
