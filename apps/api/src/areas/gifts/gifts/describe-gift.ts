import { eq } from "drizzle-orm";
import { events } from "../../notebook/events/tables.ts";
import { giftLists } from "../../notebook/gift-lists/tables.ts";
import type { DescribeSubject } from "../../payments/receipts/subject-details.ts";
import { giftItems } from "../items/tables.ts";
import { potName } from "./give-gift.ts";
import { gifts } from "./tables.ts";

/** A gift on its receipt: who gives, for which event, and to which item of the list. */
export const describeGift: DescribeSubject = async (db, { id }) => {
  const [row] = await db
    .select({ gift: gifts, item: giftItems, potName: giftLists.potName, event: events.name })
    .from(gifts)
    .innerJoin(giftLists, eq(giftLists.id, gifts.listId))
    .innerJoin(events, eq(events.id, giftLists.eventId))
    .leftJoin(giftItems, eq(giftItems.id, gifts.itemId))
    .where(eq(gifts.id, id));
  if (!row) return null;
  const { gift, item, event } = row;
  const label =
    item === null
      ? `Versé à ${potName(row.potName)}`
      : item.priceFcfa === gift.amountFcfa
        ? item.name
        : `Participation à «\u00a0${item.name}\u00a0»`;
  return {
    payer: gift.giverName,
    sections: [
      {
        heading: `Pour les hôtes de «\u00a0${event}\u00a0»`,
        taxpayerNumber: null,
        lines: [{ label, quantity: 1, unitFcfa: gift.amountFcfa }],
        delivery: null,
        total: null,
        isTaxed: false,
        refundedFcfa: 0,
      },
    ],
  };
};
