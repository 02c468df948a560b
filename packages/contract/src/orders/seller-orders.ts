import { z } from "zod";
import { call } from "../call/call.ts";
import { pageOf } from "../call/page.ts";
import { refusals } from "../call/refusals.ts";
import { CalendarDate, Done, Id, Instant, PathId } from "../call/shapes.ts";
import { paragraphsOrNone } from "../content/paragraphs.ts";
import { Dispute } from "../disputes/shapes.ts";
import { StaffHold } from "../payments/staff-hold.ts";
import { ExpectedDays } from "./expected-days.ts";
import { orderSides, orderStates, returnStates } from "./order-states.ts";
import { sellerOrderMessages as sentences } from "./seller-messages.ts";
import { sellerViews } from "./seller-views.ts";
import { StaffRefund } from "./staff-refund.ts";
import { IssuedInvoice } from "./suborder-invoice.ts";

/** A paid order in the list of its seller. */
export const SellerOrderRow = z.object({
  id: Id,
  /** What the buyer calls it. */
  reference: z.string(),
  state: z.enum(orderStates),
  state_label: z.string(),
  recipient: z.string(),
  town: z.string(),
  /** The first product, and how many units there are in all. */
  summary: z.string(),
  units: z.int(),
  /** Goods and delivery, FCFA. */
  total: z.int(),
  paid_at: Instant,
  /** Whether the buyer asked to give something back and waits for an answer. */
  return_asked: z.boolean(),
  /** By which day the buyer expects it; null for services alone. */
  expected: ExpectedDays.nullable(),
  is_late: z.boolean(),
});
export type SellerOrderRow = z.infer<typeof SellerOrderRow>;

/** A paid order as its seller prepares it. */
export const ReceivedOrder = z.object({
  id: Id,
  reference: z.string(),
  state: z.enum(orderStates),
  state_label: z.string(),
  paid_at: Instant,
  recipient: z.string(),
  town: z.string(),
  /** Null once the order was cancelled or its personal data were erased. */
  phone: z.string().nullable(),
  address: z.string().nullable(),
  /** For every seller of the order; empty for nothing. */
  note: z.string(),
  /** How it is delivered; empty for services alone. */
  zone: z.string(),
  /** Whether it is sent; else it is fetched, or is a service. */
  ships: z.boolean(),
  /** Between which days the buyer expects it; null for services alone. */
  expected: ExpectedDays.nullable(),
  is_late: z.boolean(),
  /** What it brings: goods and delivery, less the commission; FCFA. */
  goods: z.int(),
  delivery: z.int(),
  commission: z.int(),
  refunded: z.int(),
  lines: z.array(
    z.object({
      id: Id,
      name: z.string(),
      /** Size and colour, joined; empty without. */
      options: z.string(),
      quantity: z.int(),
      unit_price: z.int(),
      day: CalendarDate.nullable(),
      note: z.string(),
    }),
  ),
  history: z.array(
    z.object({
      state_label: z.string(),
      by: z.enum(orderSides),
      note: z.string(),
      at: Instant,
    }),
  ),
  /** What the buyer wants to give back; null for nothing. */
  returned: z
    .object({
      state: z.enum(returnStates),
      reason: z.string(),
      answer: z.string(),
      amount: z.int(),
      lines: z.array(z.object({ name: z.string(), quantity: z.int() })),
    })
    .nullable(),
  /** When its money may be withdrawn if nobody says anything; null while nothing is decided. */
  release_at: Instant.nullable(),
  is_released: z.boolean(),
  is_confirmed: z.boolean(),
  /** Whether its delivery code was guessed too often. */
  is_code_closed: z.boolean(),
  /** When staff held its money outside a dispute, and why, the oldest first; none is usual. */
  holds: z.array(StaffHold),
  /** What the buyer said of it last: that it did not arrive, or is not as agreed; null for nothing. */
  dispute: Dispute.nullable(),
  /** The invoices in the seller's name, oldest first; none without their key. */
  invoices: z.array(IssuedInvoice),
  /** What our team gave back of it outside a dispute, and why, the oldest first; none is usual. */
  refunds: z.array(StaffRefund),
  /** Whether its refund waits for our team: the balance does not cover it. */
  refund_waits: z.boolean(),
  /** Address of the delivery slip (PDF); it opens for an hour or two. */
  slip_url: z.string(),
  can: z.object({
    prepare: z.boolean(),
    ship: z.boolean(),
    deliver: z.boolean(),
    cancel: z.boolean(),
    enter_code: z.boolean(),
    answer_return: z.boolean(),
    /** Whether what came back can be put into stock again. */
    restock: z.boolean(),
  }),
});
export type ReceivedOrder = z.infer<typeof ReceivedOrder>;

const tags = ["orders"];
const orderId = z.object({ id: PathId });

const SellerOrderCounts = z.object({
  prepare: z.int(),
  ready: z.int(),
  sent: z.int(),
  returns: z.int(),
});

export const sellerOrders = {
  /** The paid orders of the shop, the newest first; `prepare` has the oldest first. */
  list: call("provider")
    .route({ method: "GET", path: "/api/v1/pro/orders", tags, summary: "Orders to prepare" })
    .input(
      z.object({
        show: z.enum(sellerViews).catch("prepare").default("prepare"),
        page: z.coerce.number().int().min(1).max(10_000).catch(1).default(1),
      }),
    )
    .output(
      pageOf(SellerOrderRow).extend({
        counts: SellerOrderCounts,
      }),
    )
    .errors(refusals("no-shop", "not-a-seller")),

  /** How many orders wait in each view. */
  counts: call("provider")
    .route({ method: "GET", path: "/api/v1/pro/orders/counts", tags, summary: "Orders by view" })
    .output(SellerOrderCounts)
    .errors(refusals("no-shop", "not-a-seller")),

  get: call("provider")
    .route({ method: "GET", path: "/api/v1/pro/orders/{id}", tags, summary: "An order to prepare" })
    .input(orderId)
    .output(ReceivedOrder)
    .errors(refusals("no-shop", "not-a-seller", "not-found")),

  /** Moves an order; the note is what its buyer reads: the carrier, or why it is cancelled. */
  move: call("provider")
    .route({
      method: "POST",
      path: "/api/v1/pro/orders/{id}/moves",
      tags,
      summary: "Prepare, send, deliver or cancel an order",
    })
    .input(
      orderId
        .extend({
          to: z.enum(["prepared", "shipped", "delivered", "cancelled"]),
          note: paragraphsOrNone(500),
        })
        .refine(({ to, note }) => to !== "cancelled" || note !== "", {
          path: ["note"],
          error: sentences.reasonRequired,
        }),
    )
    .output(Done)
    .errors(
      refusals(
        "no-shop",
        "not-a-seller",
        "not-found",
        "state-changed",
        "manager-only",
        "owner-only-refund",
      ),
    ),

  /** Enters the code that the buyer gave to the deliverer: it is delivered, and confirmed. */
  enterCode: call("provider")
    .route({
      method: "POST",
      path: "/api/v1/pro/orders/{id}/delivery-code",
      tags,
      summary: "Enter a delivery code",
    })
    .input(
      orderId.extend({
        code: z
          .string(sentences.codeInvalid)
          .trim()
          .regex(/^\d{4}$/, sentences.codeInvalid),
      }),
    )
    .output(Done)
    .errors(refusals("no-shop", "not-a-seller", "not-found", "state-changed", "code-closed")),

  /** Accepts or refuses what the buyer wants to give back. */
  answerReturn: call("provider")
    .route({
      method: "POST",
      path: "/api/v1/pro/orders/{id}/return",
      tags,
      summary: "Answer a return",
    })
    .input(
      orderId
        .extend({ accepted: z.coerce.boolean(), answer: paragraphsOrNone(500) })
        .refine(({ accepted, answer }) => accepted || answer !== "", {
          path: ["answer"],
          error: sentences.reasonRequired,
        }),
    )
    .output(Done)
    .errors(
      refusals(
        "no-shop",
        "not-a-seller",
        "not-found",
        "state-changed",
        "manager-only",
        "owner-only-refund",
      ),
    ),

  /** Puts what came back into stock again: it can be sold. */
  restock: call("provider")
    .route({
      method: "POST",
      path: "/api/v1/pro/orders/{id}/return/restock",
      tags,
      summary: "Put a returned article into stock",
    })
    .input(orderId)
    .output(Done)
    .errors(refusals("no-shop", "not-a-seller", "not-found", "state-changed")),
};
