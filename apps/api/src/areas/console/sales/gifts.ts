import { refusal } from "@jdj/contract/call/refusals";
import type { GiftState } from "@jdj/contract/gifts/gift-states";
import { and, eq, inArray } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import type { Database } from "../../../database/connect.ts";
import { gifts } from "../../gifts/gifts/tables.ts";
import { giftItems } from "../../gifts/items/tables.ts";
import { customers, users } from "../../identity/users/tables.ts";
import { events } from "../../notebook/events/tables.ts";
import { giftLists } from "../../notebook/gift-lists/tables.ts";
import { presentCustomer } from "./present-customer.ts";
import { listSalePayments } from "./sale-payments.ts";
import {
  eventsOwnedBy,
  madeBetween,
  newestFirst,
  readSaleSearch,
  type SaleFilter,
} from "./sale-search.ts";

const selectGifts = (db: Database) =>
  db
    .select({ gift: gifts, item: giftItems.name, user: users })
    .from(gifts)
    .innerJoin(giftLists, eq(giftLists.id, gifts.listId))
    .innerJoin(events, eq(events.id, giftLists.eventId))
    .innerJoin(customers, eq(customers.id, events.customerId))
    .innerJoin(users, eq(users.id, customers.userId))
    .leftJoin(giftItems, eq(giftItems.id, gifts.itemId));

type Row = Awaited<ReturnType<typeof selectGifts>>[number];

/** The gifts that a search names: by number, by the giver's phone, or by the hosts. */
function named(db: Database, q: string) {
  const search = readSaleSearch(q);
  const ids = () => db.select({ id: gifts.id }).from(gifts);
  if (search.by === "number") return ids().where(eq(gifts.id, search.id));
  const ofHosts = ids()
    .innerJoin(giftLists, eq(giftLists.id, gifts.listId))
    .where(inArray(giftLists.eventId, eventsOwnedBy(db, search)));
  if (search.by !== "phone") return ofHosts;
  return union(ids().where(eq(gifts.giverPhone, search.phone)), ofHosts);
}

const present = ({ gift, item, user }: Row) => ({
  id: gift.id,
  reference: String(gift.id),
  created_at: gift.createdAt.toISOString(),
  label: `${item ?? "Cagnotte"}, de ${gift.giverName}`,
  amount_fcfa: gift.amountFcfa,
  customer: presentCustomer(user),
  provider: null,
  day: null,
  state: gift.state,
});

/** A page of the gifts that a search finds, the newest first. */
export async function listConsoleGifts(
  db: Database,
  { q, state, ...filter }: SaleFilter & { state?: GiftState | undefined },
  { offset, limit }: { offset: number; limit: number },
) {
  const rows = await selectGifts(db)
    .where(
      and(
        q ? inArray(gifts.id, named(db, q)) : undefined,
        state ? eq(gifts.state, state) : undefined,
        ...madeBetween(gifts.createdAt, filter),
      ),
    )
    .orderBy(...newestFirst(gifts, filter))
    .offset(offset)
    .limit(limit);
  return rows.map(present);
}

/** One gift with its payments. @throws not-found */
export async function readConsoleGift(db: Database, id: number) {
  const [row] = await selectGifts(db).where(eq(gifts.id, id));
  if (!row) throw refusal("not-found");
  const { paidAt } = row.gift;
  const history =
    paidAt === null ? [] : [{ at: paidAt.toISOString(), by: "", state: "paid" as const, note: "" }];
  return {
    ...present(row),
    payments: await listSalePayments(db, "gift", [id]),
    lines: [],
    history,
    // What guests write to the hosts is theirs: staff see the money alone.
    note: "",
  };
}
