import type { OwnGiftList, ReceivedGift } from "@jdj/contract/gifts/lists";
import type { PublicGiftList } from "@jdj/contract/gifts/public-lists";
import { at } from "@jdj/contract/paths/addresses";
import type { GiftList } from "../../notebook/gift-lists/find-gift-list.ts";
import { giftSums } from "../gifts/gift-sums.ts";
import type { Gift } from "../gifts/queries.ts";
import type { PhotoOf } from "../items/find-pictures.ts";
import type { WishedItem } from "../items/queries.ts";

/** The pictures in front of products, by the number of the product. */
export type Pictures = ReadonlyMap<number, string>;

const pictureOf = ({ item }: WishedItem, pictures: Pictures) =>
  item.productId === null ? null : (pictures.get(item.productId) ?? null);

/** The steps in which guests read how far a cagnotte is, in percent. */
const STEP = 5;

/** How much of a goal was given, rounded down to a step. @returns 0 to 100 */
export function progressOf(paidFcfa: number, goalFcfa: number): number {
  return Math.min(100, Math.floor((paidFcfa * 100) / goalFcfa / STEP) * STEP);
}

const freeOf = ({ item }: WishedItem) => item.priceFcfa * item.quantity - item.takenFcfa;

/**
 * A gift as the hosts see it.
 * @param item the name of what it is for, or null
 * @param guest the id of the guest who gave it, where it is known
 */
export function presentGift(
  gift: Gift,
  item: string | null,
  guest: number | undefined,
): ReceivedGift {
  return {
    id: gift.id,
    state: gift.state,
    item,
    amount_fcfa: gift.amountFcfa,
    refunded_fcfa: gift.refundedFcfa,
    giver_name: gift.giverName,
    giver_phone: gift.giverPhone,
    giver_email: gift.giverEmail,
    guest_id: guest ?? null,
    message: gift.message,
    came_late: gift.cameLate,
    created_at: gift.createdAt.toISOString(),
    paid_at: gift.paidAt?.toISOString() ?? null,
    thanked_at: gift.thankedAt?.toISOString() ?? null,
    thanked_by: gift.thankedBy,
    thanks: gift.thanks,
  };
}

/** A gift list with what was given, for the hosts. @param givers the guests who gave, by the gift's id */
export function presentOwnList(
  list: GiftList | null,
  items: readonly WishedItem[],
  { gifts, givers }: { gifts: readonly Gift[]; givers: ReadonlyMap<number, number> },
  pictures: Pictures,
  photoOf: PhotoOf,
): OwnGiftList {
  const names = new Map(items.map(({ item }) => [item.id, item.name]));
  return {
    version: list?.version ?? 0,
    is_open: list?.isOpen ?? false,
    path: list && at("giftList", { token: list.token }),
    message: list?.message ?? "",
    has_pot: list?.hasPot ?? true,
    pot_name: list?.potName ?? "",
    pot_goal_fcfa: list?.potGoalFcfa ?? null,
    shows_progress: list?.showsProgress ?? true,
    items: items.map((wished) => ({
      id: wished.item.id,
      version: wished.item.version,
      name: wished.item.name,
      price: wished.item.priceFcfa,
      quantity: wished.item.quantity,
      taken_fcfa: wished.item.takenFcfa,
      free_fcfa: freeOf(wished),
      image: photoOf(wished.item),
      article:
        wished.item.productId === null || wished.kind === null
          ? null
          : {
              id: wished.item.productId,
              kind: wished.kind,
              image: pictureOf(wished, pictures),
              is_offered: wished.isOffered,
            },
    })),
    gifts: gifts.map((gift) =>
      presentGift(
        gift,
        gift.itemId === null ? null : (names.get(gift.itemId) ?? null),
        givers.get(gift.id),
      ),
    ),
    sums: giftSums(gifts),
  };
}

/**
 * A gift list as guests see it; a closed one shows nothing to give. What gifts hold `idle`, without a
 * payment under way, is free for others; what is `held` is being paid.
 */
export function presentPublicList(
  list: GiftList,
  event: PublicGiftList["event"],
  items: readonly WishedItem[],
  pictures: Pictures,
  {
    idle,
    held,
    potPaidFcfa,
    photoOf,
  }: {
    idle: ReadonlyMap<number, number>;
    held: ReadonlyMap<number, number>;
    /** FCFA that were given to the cagnotte. */
    potPaidFcfa: number;
    photoOf: PhotoOf;
  },
): PublicGiftList {
  const { potGoalFcfa: goal, showsProgress } = list;
  return {
    event,
    is_open: list.isOpen,
    message: list.isOpen ? list.message : "",
    pot:
      list.isOpen && list.hasPot
        ? {
            name: list.potName,
            goal_fcfa: goal,
            percent: goal !== null && showsProgress ? progressOf(potPaidFcfa, goal) : null,
          }
        : null,
    items: list.isOpen
      ? items.map((wished) => ({
          id: wished.item.id,
          name: wished.item.name,
          price: wished.item.priceFcfa,
          quantity: wished.item.quantity,
          image: pictureOf(wished, pictures) ?? photoOf(wished.item),
          free_fcfa: freeOf(wished) + (idle.get(wished.item.id) ?? 0),
          held_fcfa: held.get(wished.item.id) ?? 0,
        }))
      : [],
  };
}
