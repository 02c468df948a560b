import type { SellerView } from "@jdj/contract/orders/seller-views";
import { and, asc, desc, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { preparedQuery, type Values } from "../../../database/prepared-query.ts";
import { findLastDispute } from "../../disputes/queries.ts";
import { findStaffHolds } from "../../ledger/staff-holds/queries.ts";
import { towns } from "../../providers/towns/tables.ts";
import {
  marketplaceOrders,
  orderLines,
  sellerOrders,
  sellerOrderTransitions,
} from "../orders/tables.ts";
import { findOpenRefunds } from "../payment/open-refunds.ts";
import { listSuborderInvoices } from "../payment/suborder-invoices.ts";
import { orderReturnLines, orderReturns } from "../returns/tables.ts";
import { findStaffRefunds } from "../staff-refunds/queries.ts";

/** How many orders a page of the list has. */
const PER_PAGE = 20;

const states = {
  prepare: ["paid"],
  ready: ["prepared"],
  sent: ["shipped"],
  returns: ["delivered"],
} as const;

const returnAsked = sql<boolean>`exists (select 1 from ${orderReturns} where ${orderReturns.sellerOrderId} = ${sellerOrders.id} and ${orderReturns.state} = 'asked')`;

/** The paid orders of a seller: what was not paid does not concern them. */
const ownPaid = (providerId: number) =>
  and(eq(sellerOrders.providerId, providerId), isNotNull(marketplaceOrders.paidAt));

const shownBy = (view: SellerView): SQL | undefined => {
  if (view === "all") return undefined;
  const inState = inArray(sellerOrders.state, [...states[view]]);
  return view === "returns" ? and(inState, returnAsked) : inState;
};

const columns = {
  suborder: sellerOrders,
  order: marketplaceOrders,
  town: towns.name,
  returnState: orderReturns.state,
};

/** A page of the paid orders of a seller; those to prepare by their age, the others the newest first. */
export async function listSellerOrders(
  db: Database,
  providerId: number,
  { show, page }: { show: SellerView; page: number },
) {
  const order = show === "prepare" ? asc : desc;
  const rows = await db
    .select(columns)
    .from(sellerOrders)
    .innerJoin(marketplaceOrders, eq(marketplaceOrders.id, sellerOrders.orderId))
    .innerJoin(towns, eq(towns.id, marketplaceOrders.townId))
    .leftJoin(orderReturns, eq(orderReturns.sellerOrderId, sellerOrders.id))
    .where(and(ownPaid(providerId), shownBy(show)))
    .orderBy(order(sellerOrders.id))
    .limit(PER_PAGE + 1)
    .offset((page - 1) * PER_PAGE);
  const shown = rows.slice(0, PER_PAGE);
  const ids = shown.map(({ suborder }) => suborder.id);
  return { rows: shown, lines: await linesOf(db, ids), hasMore: rows.length > PER_PAGE };
}

/** What was ordered of some seller orders. */
async function linesOf(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.sellerOrderId, [...ids]))
    .orderBy(asc(orderLines.id));
}

const countByState = preparedQuery(
  "seller-orders-by-state",
  (db, { providerId }: Values<{ providerId: number }>) =>
    db
      .select({
        state: sellerOrders.state,
        orders: sql<number>`count(*)`.mapWith(Number),
        returns: sql<number>`count(*) filter (where ${returnAsked})`.mapWith(Number),
      })
      .from(sellerOrders)
      .where(
        and(
          eq(sellerOrders.providerId, providerId),
          inArray(sellerOrders.state, ["paid", "prepared", "shipped", "delivered"]),
        ),
      )
      .groupBy(sellerOrders.state),
);

/** How many orders each view of a seller shows. */
export async function countSellerOrders(db: Database, providerId: number) {
  const rows = await countByState(db, { providerId });
  const of = (state: string) => rows.find((row) => row.state === state);
  return {
    prepare: of("paid")?.orders ?? 0,
    ready: of("prepared")?.orders ?? 0,
    sent: of("shipped")?.orders ?? 0,
    returns: of("delivered")?.returns ?? 0,
  };
}

/** A paid order of a seller with its lines, its history and its return; null for another's. */
export async function findSellerOrder(db: Database, providerId: number, id: number) {
  const [row] = await db
    .select(columns)
    .from(sellerOrders)
    .innerJoin(marketplaceOrders, eq(marketplaceOrders.id, sellerOrders.orderId))
    .innerJoin(towns, eq(towns.id, marketplaceOrders.townId))
    .leftJoin(orderReturns, eq(orderReturns.sellerOrderId, sellerOrders.id))
    .where(and(ownPaid(providerId), eq(sellerOrders.id, id)));
  if (!row) return null;
  const [lines, moves, returns, dispute, open, holds, invoices, given] = await Promise.all([
    linesOf(db, [id]),
    db
      .select()
      .from(sellerOrderTransitions)
      .where(eq(sellerOrderTransitions.sellerOrderId, id))
      .orderBy(asc(sellerOrderTransitions.id)),
    db
      .select({
        returned: orderReturns,
        lineId: orderReturnLines.lineId,
        quantity: orderReturnLines.quantity,
      })
      .from(orderReturns)
      .innerJoin(orderReturnLines, eq(orderReturnLines.returnId, orderReturns.id))
      .where(eq(orderReturns.sellerOrderId, id))
      .orderBy(asc(orderReturnLines.lineId)),
    findLastDispute(db, { kind: "suborder", id }),
    findOpenRefunds(db, [row.order.id]),
    findStaffHolds(db, "suborder", [id]),
    listSuborderInvoices(db, [id]),
    findStaffRefunds(db, [id]),
  ]);
  return {
    ...{ ...row, lines, moves, returns, dispute, invoices, refunds: given.get(id) ?? [] },
    isRefundWaiting: (open.get(id)?.waitingFcfa ?? 0) > 0,
    holds: holds.get(id) ?? [],
  };
}

export type FoundSellerOrder = NonNullable<Awaited<ReturnType<typeof findSellerOrder>>>;
