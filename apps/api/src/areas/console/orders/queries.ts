import { refusal } from "@jdj/contract/call/refusals";
import type { ConsoleOrderDetail, ConsoleSuborder } from "@jdj/contract/console/orders";
import {
  mayTransitionSellerOrder,
  type OrderState,
  orderStateOf,
} from "@jdj/contract/orders/order-states";
import { leftOf } from "@jdj/contract/orders/suborder-money";
import { and, eq, inArray } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import type { Database } from "../../../database/connect.ts";
import { customers, users } from "../../identity/users/tables.ts";
import { findStaffHolds, type StoredStaffHold } from "../../ledger/staff-holds/queries.ts";
import {
  listMoves,
  listOrderLines,
  listSuborders,
  type SuborderRow,
} from "../../orders/orders/queries.ts";
import { marketplaceOrders, sellerOrders } from "../../orders/orders/tables.ts";
import {
  findStaffRefunds,
  presentStaffRefund,
  type StoredStaffRefund,
} from "../../orders/staff-refunds/queries.ts";
import { refundableOf } from "../../orders/staff-refunds/refund-by-staff.ts";
import {
  type Approval,
  listApprovals,
  presentApproval,
  presentSum,
} from "../../staff/approvals/approve.ts";
import { presentCustomer } from "../sales/present-customer.ts";
import { listSalePayments } from "../sales/sale-payments.ts";
import {
  madeBetween,
  newestFirst,
  readSaleSearch,
  type SaleFilter,
  usersNamed,
} from "../sales/sale-search.ts";
import { moneyOfSuborder } from "../staff-holds/holdable-money.ts";
import { presentHolds } from "../staff-holds/present-holds.ts";

/** The actions of a part that staff cancel, and of which they give a sum back. */
export const CANCEL_SUBORDER = "orders.cancel-suborder";
export const REFUND_SUBORDER = "orders.refund-suborder";

const selectOrders = (db: Database) =>
  db
    .select({ order: marketplaceOrders, user: users })
    .from(marketplaceOrders)
    .leftJoin(customers, eq(customers.id, marketplaceOrders.customerId))
    .leftJoin(users, eq(users.id, customers.userId));

type Row = Awaited<ReturnType<typeof selectOrders>>[number];

/** The orders that a search names: by number, by reference, or by their customer. */
function named(db: Database, q: string) {
  const search = readSaleSearch(q);
  const ids = () => db.select({ id: marketplaceOrders.id }).from(marketplaceOrders);
  if (search.by === "number") return ids().where(eq(marketplaceOrders.id, search.id));
  const ofPeople = ids()
    .innerJoin(customers, eq(customers.id, marketplaceOrders.customerId))
    .innerJoin(users, eq(users.id, customers.userId))
    .where(usersNamed(search));
  if (search.by !== "text") return ofPeople;
  const byReference = ids().where(eq(marketplaceOrders.reference, search.text.toUpperCase()));
  return union(byReference, ofPeople);
}

function presentRow({ order, user }: Row, states: readonly OrderState[]) {
  return {
    id: order.id,
    reference: order.reference,
    created_at: order.createdAt.toISOString(),
    label: states.length > 1 ? `${states.length} boutiques` : "1 boutique",
    amount_fcfa: order.totalFcfa,
    customer: presentCustomer(user),
    provider: null,
    day: null,
    state: orderStateOf(states.length > 0 ? states : ["placed"]),
  };
}

/** A page of the orders that a search finds, the newest first. @param filter.state of one of its parts */
export async function listConsoleOrders(
  db: Database,
  { q, state, ...filter }: SaleFilter & { state?: OrderState | undefined },
  { offset, limit }: { offset: number; limit: number },
) {
  const inState = (one: OrderState) =>
    db.select({ id: sellerOrders.orderId }).from(sellerOrders).where(eq(sellerOrders.state, one));
  const rows = await selectOrders(db)
    .where(
      and(
        q ? inArray(marketplaceOrders.id, named(db, q)) : undefined,
        state ? inArray(marketplaceOrders.id, inState(state)) : undefined,
        ...madeBetween(marketplaceOrders.createdAt, filter),
      ),
    )
    .orderBy(...newestFirst(marketplaceOrders, filter))
    .offset(offset)
    .limit(limit);
  if (rows.length === 0) return [];
  const suborders = await db
    .select({ orderId: sellerOrders.orderId, state: sellerOrders.state })
    .from(sellerOrders)
    .where(
      inArray(
        sellerOrders.orderId,
        rows.map(({ order }) => order.id),
      ),
    );
  return rows.map((row) =>
    presentRow(
      row,
      suborders.filter(({ orderId }) => orderId === row.order.id).map((one) => one.state),
    ),
  );
}

/** What staff give back when they cancel a part of a paid order, in FCFA; null where they may not. */
export function cancellableFcfa(
  order: { paidAt: Date | null },
  suborder: Pick<
    SuborderRow["suborder"],
    "state" | "ships" | "goodsFcfa" | "deliveryFcfa" | "refundedFcfa"
  >,
): number | null {
  if (order.paidAt === null || !mayTransitionSellerOrder(suborder, "cancelled", "staff"))
    return null;
  return leftOf(suborder);
}

/** What is known of the suborders of an order. */
interface SuborderFacts {
  lines: Awaited<ReturnType<typeof listOrderLines>>;
  moves: Awaited<ReturnType<typeof listMoves>>;
  /** Cancellations and refunds that wait for a second person, the refunds and the holds of staff, by suborder. */
  waiting: ReadonlyMap<number, Approval>;
  asked: ReadonlyMap<number, Approval>;
  given: ReadonlyMap<number, StoredStaffRefund[]>;
  holds: ReadonlyMap<number, StoredStaffHold[]>;
}

function presentSuborder(
  order: { paidAt: Date | null },
  { suborder, sellerName }: SuborderRow,
  { lines, moves, waiting, asked, given, holds }: SuborderFacts,
): ConsoleSuborder {
  const { id, providerId } = suborder;
  const refundable = refundableOf(order, suborder);
  return {
    id,
    provider: providerId === null ? null : { id: providerId, name: sellerName ?? "" },
    state: suborder.state,
    goods_fcfa: suborder.goodsFcfa,
    delivery_fcfa: suborder.deliveryFcfa,
    commission_fcfa: suborder.commissionFcfa,
    refunded_fcfa: suborder.refundedFcfa,
    lines: lines
      .filter(({ sellerOrderId }) => sellerOrderId === id)
      .map(({ name, quantity, unitFcfa }) => ({
        name,
        quantity,
        amount_fcfa: quantity * unitFcfa,
      })),
    history: moves
      .filter(({ sellerOrderId }) => sellerOrderId === id)
      .map((move) => ({
        at: move.createdAt.toISOString(),
        by: move.by,
        state: move.to,
        note: move.note,
      })),
    cancel_fcfa: cancellableFcfa(order, suborder),
    approval: presentApproval(waiting.get(id)),
    refundable: refundable && {
      left_fcfa: refundable.leftFcfa,
      most_fcfa: refundable.mostFcfa,
    },
    refunds: (given.get(id) ?? []).map((one) => ({
      ...presentStaffRefund(one),
      requested_by: one.requestedBy,
    })),
    refund_approval: presentSum(asked.get(id)),
    ...presentHolds(holds.get(id), moneyOfSuborder(order, suborder)),
  };
}

/** One order with its parts. @throws not-found */
export async function readConsoleOrder(db: Database, id: number): Promise<ConsoleOrderDetail> {
  const [row] = await selectOrders(db).where(eq(marketplaceOrders.id, id));
  if (!row) throw refusal("not-found");
  const suborders = await listSuborders(db, [id]);
  const ids = suborders.map(({ suborder }) => suborder.id);
  const lines = await listOrderLines(db, ids);
  const moves = await listMoves(db, ids);
  const waiting = await listApprovals(db, CANCEL_SUBORDER, ids);
  const asked = await listApprovals(db, REFUND_SUBORDER, ids);
  const given = await findStaffRefunds(db, ids);
  const holds = await findStaffHolds(db, "suborder", ids);
  const states = suborders.map(({ suborder }) => suborder.state);
  return {
    ...presentRow(row, states),
    payments: await listSalePayments(db, "order", [id]),
    lines: [],
    history: [],
    note: row.order.note,
    suborders: suborders.map((one) =>
      presentSuborder(row.order, one, { lines, moves, waiting, asked, given, holds }),
    ),
  };
}
