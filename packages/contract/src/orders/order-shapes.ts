import { z } from "zod";
import { Id, Instant } from "../call/shapes.ts";
import { Dispute, OfferedKinds } from "../disputes/shapes.ts";
import { StaffHold } from "../payments/staff-hold.ts";
import { SubjectPayment } from "../payments/subjects.ts";
import { ExpectedDays } from "./expected-days.ts";
import { orderSides, orderStates, returnStates } from "./order-states.ts";
import { StaffRefund } from "./staff-refund.ts";
import { SignedInvoice } from "./suborder-invoice.ts";

/** Whether a suborder arrived, as its customer sees it. */
const SuborderDelivery = z.object({
  /** The four digits for the deliverer; null before it is ready, and once it is confirmed or closed. */
  code: z.string().nullable(),
  confirmed_at: Instant.nullable(),
  /** When its money is its seller's if nobody says anything; null while nothing is decided. */
  release_at: Instant.nullable(),
  is_released: z.boolean(),
});

export const OrderLine = z
  .object({
    id: Id,
    /** Null once the product is gone. */
    article_id: Id.nullable(),
    kind: z.enum(["product", "service"]),
    name: z.string(),
    size: z.string().nullable(),
    colour: z.string().nullable(),
    day: z.string().nullable(),
    quantity: z.int(),
    price: z.int(),
    note: z.string(),
  })
  .meta({ id: "OrderLine" });

/** One seller's suborder, as its customer sees it. */
export const Suborder = z
  .object({
    id: Id,
    seller: z.object({ id: Id.nullable(), name: z.string(), phone: z.string().nullable() }),
    status: z.enum(orderStates),
    status_label: z.string(),
    /** How it is delivered; empty for services alone. */
    delivery_name: z.string(),
    ships: z.boolean(),
    delivery_days: z.int(),
    /** Between which days it is expected, as it was said at the order; null for services alone. */
    expected: ExpectedDays.nullable(),
    /** Whether it is not there although it should be. */
    is_late: z.boolean(),
    goods_fcfa: z.int(),
    delivery_fcfa: z.int(),
    /** What was given back, or is on its way. */
    refunded_fcfa: z.int(),
    lines: z.array(OrderLine),
    /** The invoices that are signed in its seller's name, oldest first. */
    invoices: z.array(SignedInvoice),
    /** Its moves, oldest first. */
    history: z.array(
      z.object({
        status: z.enum(orderStates),
        status_label: z.string(),
        by: z.enum(orderSides),
        note: z.string(),
        at: Instant,
      }),
    ),
    return: z
      .object({
        state: z.enum(returnStates),
        reason: z.string(),
        answer: z.string(),
        amount_fcfa: z.int(),
      })
      .nullable(),
    /** Until when a return may be asked for; null when it may not. */
    returnable_until: Instant.nullable(),
    delivery: SuborderDelivery,
    /** When staff held its money outside a dispute, and why, the oldest first; none is usual. */
    holds: z.array(StaffHold),
    /** What the customer said of it last: that it did not arrive, or is not as agreed; null for nothing. */
    dispute: Dispute.nullable(),
    /** What our team gave back of it outside a dispute, and why, the oldest first; none is usual. */
    refunds: z.array(StaffRefund),
    /** Whether money of it is on its way back. */
    is_refunding: z.boolean(),
    /** What of it waits for our team, as the seller's balance does not cover it; 0 is usual. */
    refund_waiting_fcfa: z.int(),
    can: z.object({
      cancel: z.boolean(),
      receive: z.boolean(),
      /** What may be said of it now. */
      dispute: OfferedKinds,
      return: z.boolean(),
      /** Whether its products may be reviewed: they arrived. */
      review: z.boolean(),
    }),
  })
  .meta({ id: "Suborder" });
export type Suborder = z.infer<typeof Suborder>;

/** An order as its customer sees it. */
export const Order = z
  .object({
    id: Id,
    reference: z.string(),
    status: z.enum(orderStates),
    status_label: z.string(),
    /** Whether its reservation ended unpaid. */
    is_expired: z.boolean(),
    created_at: Instant,
    /** Until when its products are kept; null once it is paid or ended. */
    reserved_until: Instant.nullable(),
    recipient: z.string(),
    phone_number: z.string(),
    town: z.string(),
    address: z.string(),
    note: z.string(),
    goods_fcfa: z.int(),
    delivery_fcfa: z.int(),
    total_fcfa: z.int(),
    payment: SubjectPayment.nullable(),
    /** The fabric order for which it buys: what was collected for it may pay. Null for any other. */
    fabric_order_id: Id.nullable(),
    sellers: z.array(Suborder),
    can: z.object({ pay: z.boolean(), cancel: z.boolean() }),
  })
  .meta({ id: "Order" });
export type Order = z.infer<typeof Order>;

/** An order in a list. */
export const OrderSummary = z
  .object({
    reference: z.string(),
    status: z.enum(orderStates),
    status_label: z.string(),
    is_expired: z.boolean(),
    created_at: Instant,
    total_fcfa: z.int(),
    /** The names of its products, in their order. */
    articles: z.array(z.string()),
    sellers: z.array(z.object({ name: z.string(), status_label: z.string() })),
  })
  .meta({ id: "OrderSummary" });
export type OrderSummary = z.infer<typeof OrderSummary>;
