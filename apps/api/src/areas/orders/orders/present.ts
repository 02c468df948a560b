import type { Dispute } from "@jdj/contract/disputes/shapes";
import { orderStateLabel, transitionLabel, wholeOrder } from "@jdj/contract/orders/order-label";
import type { Order, OrderSummary, Suborder } from "@jdj/contract/orders/order-shapes";
import {
  hasArrived,
  mayTransitionSellerOrder,
  orderStateOf,
} from "@jdj/contract/orders/order-states";
import { returnedOf } from "@jdj/contract/orders/suborder-money";
import { orderReleaseAt } from "@jdj/contract/payments/order-release";
import { dateIn } from "@jdj/french/dates";
import type { RequestContext } from "../../../app-context.ts";
import { presentDisputes } from "../../disputes/present.ts";
import { findLastDisputes, type StoredDispute } from "../../disputes/queries.ts";
import {
  findStaffHolds,
  openHoldOf,
  presentStaffHold,
  type StoredStaffHold,
} from "../../ledger/staff-holds/queries.ts";
import { listSubjectPayments } from "../../payments/subjects/list-subject-payments.ts";
import { rightsOf } from "../disputes/delivery-facts.ts";
import { findOpenRefunds, type OpenRefund } from "../payment/open-refunds.ts";
import { findSignedSuborders, presentSigned } from "../payment/suborder-invoices.ts";
import { holdOf } from "../release/order-hold.ts";
import { returnableUntil } from "../returns/ask-return.ts";
import {
  findStaffRefunds,
  presentStaffRefund,
  type StoredStaffRefund,
} from "../staff-refunds/queries.ts";
import { expectedDaysOf, isSuborderLate } from "./expected-days.ts";
import { labelledOrder } from "./labelled-order.ts";
import type { StoredOrder } from "./lock-order.ts";
import { listMoves, listOrderLines, listSuborders, type SuborderRow } from "./queries.ts";

type LineRow = Awaited<ReturnType<typeof listOrderLines>>[number];
type MoveRow = Awaited<ReturnType<typeof listMoves>>[number];

/** What a seller is called whose account was erased. */
const GONE_SELLER = "Vendeur parti";

/** An order as its customer sees it. */
export async function presentOrder(
  context: RequestContext,
  { order, townName }: { order: StoredOrder; townName: string },
): Promise<Order> {
  const { db, now } = context;
  const rows = await listSuborders(db, [order.id]);
  const ids = rows.map(({ suborder }) => suborder.id);
  const [lines, moves, payments, open, disputes, holds, signed, given] = await Promise.all([
    listOrderLines(db, ids),
    listMoves(db, ids),
    listSubjectPayments(context, "order", [order.id]),
    findOpenRefunds(db, [order.id]),
    findLastDisputes(db, "suborder", ids),
    findStaffHolds(db, "suborder", ids),
    findSignedSuborders(db, ids),
    findStaffRefunds(db, ids),
  ]);
  const invoices = new Map(
    ids.map((id) => [
      id,
      presentSigned(
        context,
        signed.filter(({ subjectId }) => subjectId === id),
      ),
    ]),
  );
  const shown = await presentDisputes(context, [...disputes.values()], "customer");
  const payment = payments.get(order.id) ?? null;
  const status = orderStateOf(rows.map(({ suborder }) => suborder.state));
  const sellers = rows.map((row) =>
    presentSuborder(row, {
      ...{ lines, moves, order, open, given, disputes, holds, shown, invoices, now },
    }),
  );
  return {
    id: order.id,
    reference: order.reference,
    status,
    status_label: orderStateLabel(wholeOrder(status, rows.map(labelledOrder))),
    is_expired: isExpired(order),
    created_at: order.createdAt.toISOString(),
    reserved_until: order.reservedUntil?.toISOString() ?? null,
    recipient: order.recipient,
    phone_number: order.phone,
    town: townName,
    address: order.address,
    note: order.note,
    goods_fcfa: order.goodsFcfa,
    delivery_fcfa: order.deliveryFcfa,
    total_fcfa: order.totalFcfa,
    payment,
    fabric_order_id:
      lines.find(({ fabricOrderId }) => fabricOrderId !== null)?.fabricOrderId ?? null,
    sellers,
    can: {
      pay: status === "placed" && (payment?.state === "to-pay" || payment?.state === "pending"),
      cancel: rows.some(({ suborder }) =>
        mayTransitionSellerOrder(suborder, "cancelled", "customer"),
      ),
    },
  };
}

const isExpired = ({ expiredAt, paidAt }: StoredOrder) => expiredAt !== null && paidAt === null;

function presentSuborder(
  row: SuborderRow,
  known: {
    lines: LineRow[];
    moves: MoveRow[];
    order: StoredOrder;
    open: ReadonlyMap<number, OpenRefund>;
    given: ReadonlyMap<number, StoredStaffRefund[]>;
    disputes: ReadonlyMap<number, StoredDispute>;
    holds: ReadonlyMap<number, StoredStaffHold[]>;
    /** Those disputes as the customer sees them, by their own numbers. */
    shown: ReadonlyMap<number, Dispute>;
    invoices: ReadonlyMap<number, Suborder["invoices"]>;
    now: Date;
  },
): Suborder {
  const { suborder, sellerName, sellerPhone, asked } = row;
  const { order, now } = known;
  const labelled = labelledOrder(row);
  const open = known.open.get(suborder.id);
  const until = asked === null ? returnableUntil(suborder) : null;
  const lines = known.lines.filter(({ sellerOrderId }) => sellerOrderId === suborder.id);
  const dispute = known.disputes.get(suborder.id) ?? null;
  const isOpen = dispute?.state === "open";
  const rights = rightsOf(suborder, dispute, asked?.state ?? null);
  const holds = known.holds.get(suborder.id) ?? [];
  const isContested = isOpen || asked?.state === "asked" || openHoldOf(holds) !== null;
  const hold = holdOf(suborder, { order, isContested });
  const mayReturn =
    !isOpen && until !== null && until >= now && lines.some(({ kind }) => kind === "product");
  return {
    id: suborder.id,
    seller: {
      id: suborder.providerId,
      name: sellerName ?? GONE_SELLER,
      phone: order.paidAt === null ? null : sellerPhone,
    },
    status: suborder.state,
    status_label: orderStateLabel(labelled),
    delivery_name: suborder.zoneName,
    ships: suborder.ships,
    delivery_days: suborder.deliveryDays,
    expected: expectedDaysOf(suborder),
    is_late: isSuborderLate(suborder, dateIn(now)),
    goods_fcfa: suborder.goodsFcfa,
    delivery_fcfa: suborder.deliveryFcfa,
    refunded_fcfa: suborder.refundedFcfa,
    lines: lines.map((line) => ({
      id: line.id,
      article_id: line.productId,
      kind: line.kind,
      name: line.name,
      size: line.size,
      colour: line.colour,
      day: line.day,
      quantity: line.quantity,
      price: line.unitFcfa,
      note: line.note,
    })),
    invoices: known.invoices.get(suborder.id) ?? [],
    history: known.moves
      .filter(({ sellerOrderId }) => sellerOrderId === suborder.id)
      .map(({ to, by, note, createdAt }) => ({
        status: to,
        status_label: transitionLabel({ to, by }, labelled),
        by,
        note,
        at: createdAt.toISOString(),
      })),
    return: asked && {
      state: asked.state,
      reason: asked.reason,
      answer: asked.answer,
      amount_fcfa: returnedOf(suborder, asked),
    },
    returnable_until: mayReturn ? until.toISOString() : null,
    delivery: {
      code: rights.enterCode ? suborder.deliveryCode : null,
      confirmed_at: suborder.confirmedAt?.toISOString() ?? null,
      release_at: (hold && orderReleaseAt(hold)?.toISOString()) ?? null,
      is_released: suborder.releasedAt !== null,
    },
    holds: holds.map(presentStaffHold),
    dispute: (dispute && known.shown.get(dispute.id)) ?? null,
    refunds: (known.given.get(suborder.id) ?? []).map(presentStaffRefund),
    is_refunding: open !== undefined || ["cancelled", "returned"].includes(suborder.state),
    // A refund of several suborders is as large as all of them.
    refund_waiting_fcfa: Math.min(open?.waitingFcfa ?? 0, suborder.refundedFcfa),
    can: {
      cancel: order.paidAt !== null && mayTransitionSellerOrder(suborder, "cancelled", "customer"),
      receive: rights.confirm,
      dispute: rights.dispute,
      return: mayReturn,
      review: hasArrived(suborder),
    },
  };
}

/** Orders as a list shows them. */
export async function presentSummaries(
  { db }: RequestContext,
  orders: readonly StoredOrder[],
): Promise<OrderSummary[]> {
  if (orders.length === 0) return [];
  const rows = await listSuborders(
    db,
    orders.map(({ id }) => id),
  );
  const lines = await listOrderLines(
    db,
    rows.map(({ suborder }) => suborder.id),
  );
  return orders.map((order) => {
    const own = rows.filter(({ suborder }) => suborder.orderId === order.id);
    const ids = new Set(own.map(({ suborder }) => suborder.id));
    const status = orderStateOf(own.map(({ suborder }) => suborder.state));
    return {
      reference: order.reference,
      status,
      status_label: orderStateLabel(wholeOrder(status, own.map(labelledOrder))),
      is_expired: isExpired(order),
      created_at: order.createdAt.toISOString(),
      total_fcfa: order.totalFcfa,
      articles: lines.filter(({ sellerOrderId }) => ids.has(sellerOrderId)).map(({ name }) => name),
      sellers: own.map((row) => ({
        name: row.sellerName ?? GONE_SELLER,
        status_label: orderStateLabel(labelledOrder(row)),
      })),
    };
  });
}
