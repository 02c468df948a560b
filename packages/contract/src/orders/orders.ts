import { z } from "zod";
import { call } from "../call/call.ts";
import { pageOf } from "../call/page.ts";
import { refusals } from "../call/refusals.ts";
import { Done, Id, line, PathId } from "../call/shapes.ts";
import { OpenDisputeInput } from "../disputes/shapes.ts";
import { Checkout } from "./checkout.ts";
import { orderMessages } from "./messages.ts";
import { Order, OrderSummary } from "./order-shapes.ts";

/** Orders on a page of « Mes commandes ». */
export const ORDERS_A_PAGE = 10;

const Reference = z.string().max(40);
const OptionalId = z.preprocess(
  (value) => (value === "" || value === undefined ? undefined : Number(value)),
  Id.optional(),
);
const { deliveryRequired } = orderMessages;
const note = z.string().trim().max(500, orderMessages.noteTooLong).default("");
const tags = ["orders"];

export const orders = {
  /** The cart with the deliveries to a town, for the page on which it is ordered. */
  checkout: call("customer")
    .route({ method: "GET", path: "/api/v1/orders/checkout", tags, summary: "What can be ordered" })
    .input(z.object({ town_id: OptionalId }))
    .output(Checkout),

  /**
   * Orders the cart: splits it by seller, keeps its stock for 30 minutes, opens its payment. Lines
   * and deliveries are sent with the prices that the customer read. The same key is one order.
   */
  place: call("customer")
    .route({ method: "POST", path: "/api/v1/orders", tags, summary: "Order the cart" })
    .input(
      z.object({
        order_key: z.uuid(orderMessages.keyInvalid),
        recipient: line(orderMessages.recipientRequired, 120),
        phone_number: line(orderMessages.phoneRequired, 40),
        town_id: z.preprocess(
          (value) => (typeof value === "string" ? Number(value) : value),
          z.int(orderMessages.townRequired).positive(orderMessages.townRequired),
        ),
        /** Required when something is sent. */
        address: z.string().trim().max(300).default(""),
        note,
        lines: z.array(z.object({ id: Id, quantity: z.int(), price: z.int() })).max(50),
        deliveries: z
          .array(
            z.object({
              seller_id: z.int(deliveryRequired),
              zone_id: z.int(deliveryRequired),
              price: z.int(),
            }),
          )
          .max(50),
      }),
    )
    .output(
      z.object({
        success: z.literal(true),
        data: z.object({
          reference: z.string(),
          /** Names the page of its payment, `/paiement/{reference}`. */
          payment_reference: z.string(),
          /** The fabric order for which it buys: what was collected for it may pay. */
          fabric_order_id: Id.nullable(),
        }),
      }),
    )
    .errors(
      refusals(
        "cart-empty",
        "order-changed",
        "stock-short",
        "order-too-large",
        "orders-closed",
        "too-many-requests",
      ),
    ),

  /** The customer's orders, the newest first. */
  list: call("customer")
    .route({ method: "GET", path: "/api/v1/orders", tags, summary: "Own orders" })
    .input(z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) }))
    .output(pageOf(OrderSummary)),

  order: call("customer")
    .route({ method: "GET", path: "/api/v1/orders/{reference}", tags, summary: "One own order" })
    .input(z.object({ reference: Reference }))
    .output(Order)
    .errors(refusals("not-found")),

  /** Cancels an unpaid order, or suborders of a paid one that their sellers have not prepared. */
  cancel: call("customer")
    .route({
      method: "POST",
      path: "/api/v1/orders/{reference}/cancel",
      tags,
      summary: "Cancel an own order",
    })
    .input(
      z.object({
        reference: Reference,
        /** The suborder to cancel; all that may be without it. */
        suborder_id: OptionalId,
        note,
      }),
    )
    .output(Done)
    .errors(refusals("not-found", "state-changed")),

  /** Puts what is available of a past order into the cart again, at the present prices. */
  again: call("customer")
    .route({
      method: "POST",
      path: "/api/v1/orders/{reference}/again",
      tags,
      summary: "Order the same again",
    })
    .input(z.object({ reference: Reference }))
    .output(
      z.object({
        success: z.literal(true),
        message: z.string(),
        /** Units that went into the cart. */
        added: z.int(),
        /** What did not, or only in part, and why. */
        left: z.array(z.object({ name: z.string(), why: z.string() })),
      }),
    )
    .errors(refusals("not-found")),

  /** Disputes a suborder while its money is held: it is frozen, and its seller answers within three days. */
  openDispute: call("customer")
    .route({
      method: "POST",
      path: "/api/v1/suborders/{id}/disputes",
      tags,
      summary: "Dispute a part of an order",
    })
    .input(OpenDisputeInput)
    .output(Done)
    .errors(refusals("not-found", "dispute-not-possible", "too-many-requests")),

  /** Confirms that a suborder arrived: its money is its seller's once it can no longer be returned. */
  receive: call("customer")
    .route({
      method: "POST",
      path: "/api/v1/suborders/{id}/receive",
      tags,
      summary: "Confirm a delivery",
    })
    .input(z.object({ id: PathId }))
    .output(Done)
    .errors(refusals("not-found", "state-changed")),

  /** Asks the seller of a delivered suborder to take products back. */
  askReturn: call("customer")
    .route({
      method: "POST",
      path: "/api/v1/suborders/{id}/return",
      tags,
      summary: "Ask for a return",
    })
    .input(
      z.object({
        id: PathId,
        reason: z
          .string(orderMessages.reasonRequired)
          .trim()
          .min(1, orderMessages.reasonRequired)
          .max(500, orderMessages.noteTooLong),
        lines: z.array(z.object({ id: Id, quantity: z.int().min(0).max(999) })).max(50),
      }),
    )
    .output(Done)
    .errors(refusals("not-found", "return-late", "return-asked")),
};
