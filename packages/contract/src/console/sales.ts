import { z } from "zod";
import { bookingStates } from "../bookings/booking-states.ts";
import { call } from "../call/call.ts";
import { pageOf } from "../call/page.ts";
import { refusals } from "../call/refusals.ts";
import { CalendarDate, Id, Instant, line, PathId } from "../call/shapes.ts";
import { fabricStates } from "../fabric-orders/fabric-states.ts";
import { withdrawalStates } from "../fabric-orders/withdrawal-states.ts";
import { giftStates } from "../gifts/gift-states.ts";
import { orderStates } from "../orders/order-states.ts";
import { StaffRefund } from "../orders/staff-refund.ts";
import { quoteStatuses } from "../quotes/quote-state.ts";
import { LedgerAccount } from "./ledger.ts";
import { consoleMessages } from "./messages.ts";
import { ById, listInput, Search } from "./resource.ts";
import { holdCalls, holdFields } from "./staff-holds.ts";
import { WaitingApproval, WaitingSum } from "./waiting-approval.ts";

const tags = ["console"];

/** Something that customers ordered, as staff look it up: the same of every kind. */
const saleFields = {
  id: Id,
  /** What people call it: the reference of an order, the number of anything else. */
  reference: z.string(),
  created_at: Instant,
  /** What it is, in words. */
  label: z.string(),
  /** What it costs, or was given; null while no price is known. */
  amount_fcfa: z.int().nullable(),
  /** Who ordered; of a gift or a fabric order the owner of the event. Null once the account is erased. */
  customer: z.object({ user_id: Id, name: z.string(), phone: z.string().nullable() }).nullable(),
  /** Who provides it, where one alone does. */
  provider: z.object({ id: Id, name: z.string() }).nullable(),
  /** The day of the service, where it has one. */
  day: z.string().nullable(),
};

/** A payment of it, with what is left to give back. */
export const SalePayment = z
  .object({
    id: Id,
    reference: z.string(),
    state: z.string(),
    amount_fcfa: z.int(),
    left_fcfa: z.int(),
    /** A refund that waits for a second person. */
    approval: WaitingSum.nullable(),
  })
  .meta({ id: "SalePayment" });

/** What happened to it, the oldest first. */
const SaleEvent = z.object({ at: Instant, by: z.string(), state: z.string(), note: z.string() });

const SaleLine = z.object({ name: z.string(), quantity: z.int(), amount_fcfa: z.int() });

const detailFields = {
  payments: z.array(SalePayment),
  lines: z.array(SaleLine),
  history: z.array(SaleEvent),
  /** What was written to it: why it was refused, or a message; empty for nothing. */
  note: z.string(),
};

const filters = {
  /** A number or a reference, a phone in any wording, an address, or a piece of a name. */
  q: Search.optional(),
  /** Calendar dates on which it was made, both included. */
  from: CalendarDate.optional(),
  to: CalendarDate.optional(),
};

/** The list and the page of one kind, by its states. @param more what its page alone has, and how the API's document names it */
function resource<
  const S extends readonly [string, ...string[]],
  const M extends z.ZodRawShape = Record<never, never>,
>(path: `/api/v1/console/${string}`, name: string, states: S, more?: { id: string; fields: M }) {
  const Row = z.object({ ...saleFields, state: z.enum(states) });
  const Whole = Row.extend({ ...detailFields, ...(more?.fields ?? ({} as M)) });
  const Detail = more ? Whole.meta({ id: more.id }) : Whole;
  return {
    ...{ Row, Detail },
    list: call("staff", "sales:read")
      .route({ method: "GET", path, tags, summary: `${name}: search` })
      .input(listInput(["id"], { ...filters, state: z.enum(states).optional() }))
      .output(pageOf(Row)),
    find: call("staff", "sales:read")
      .route({ method: "GET", path: `${path}/{id}`, tags, summary: `${name}: one` })
      .input(ById)
      .output(Detail)
      .errors(refusals("not-found")),
  };
}

const bookings = resource("/api/v1/console/bookings", "Bookings", bookingStates, {
  id: "ConsoleBookingDetail",
  fields: holdFields,
});
const quotes = resource("/api/v1/console/quotes", "Quote requests", quoteStatuses, {
  id: "ConsoleQuoteDetail",
  fields: holdFields,
});
const gifts = resource("/api/v1/console/gifts", "Gifts", giftStates);
const fabricOrders = resource("/api/v1/console/fabric-orders", "Fabric orders", fabricStates);

/** A fabric order with its account. */
export const ConsoleFabricOrderDetail = fabricOrders.Row.extend({
  ...detailFields,
  account: LedgerAccount,
  /** Transfers to orders of the shop that are to come back and wait: their seller's balance is short. */
  waiting: z.array(
    z.object({
      instalment_id: Id,
      reference: z.string(),
      amount_fcfa: z.int(),
      /** A return that waits for a second person. */
      approval: z.object({ requested_by: z.string(), reason: z.string() }).nullable(),
    }),
  ),
  withdrawals: z.array(
    z.object({
      id: Id,
      amount_fcfa: z.int(),
      state: z.enum(withdrawalStates),
      asked_by: z.string(),
      asked_at: Instant,
      decided_by: z.string().nullable(),
      decided_at: Instant.nullable(),
      /** The payout that followed. */
      payout_id: Id.nullable(),
    }),
  ),
}).meta({ id: "ConsoleFabricOrderDetail" });
export type ConsoleFabricOrderDetail = z.infer<typeof ConsoleFabricOrderDetail>;
const orders = resource("/api/v1/console/orders", "Orders", orderStates);

export type ConsoleSale = Omit<z.infer<typeof bookings.Row>, "state"> & { state: string };
export type ConsoleSaleDetail = ConsoleSale & z.infer<z.ZodObject<typeof detailFields>>;

/** A sale with a deposit: staff may hold it. */
export type ConsoleDepositSale = ConsoleSaleDetail & z.infer<z.ZodObject<typeof holdFields>>;

/** One seller's part of an order. */
export const ConsoleSuborder = z
  .object({
    id: Id,
    provider: z.object({ id: Id, name: z.string() }).nullable(),
    state: z.enum(orderStates),
    goods_fcfa: z.int(),
    delivery_fcfa: z.int(),
    commission_fcfa: z.int(),
    refunded_fcfa: z.int(),
    lines: z.array(SaleLine),
    history: z.array(SaleEvent),
    /** What staff give back when they cancel it now, in FCFA; null where they may not. */
    cancel_fcfa: z.int().nullable(),
    /** A cancellation that waits for a second person. */
    approval: WaitingApproval.nullable(),
    /** What is left to give back, and the most of it that staff may give back now; null where they may not. */
    refundable: z.object({ left_fcfa: z.int(), most_fcfa: z.int() }).nullable(),
    /** What staff gave back, the oldest first. */
    refunds: z.array(StaffRefund.extend({ requested_by: z.string() })),
    /** A refund of an exact sum that waits for a second person. */
    refund_approval: WaitingSum.nullable(),
    ...holdFields,
  })
  .meta({ id: "ConsoleSuborder" });
export type ConsoleSuborder = z.infer<typeof ConsoleSuborder>;

/** An order with its parts. */
export const ConsoleOrderDetail = orders.Row.extend({
  ...detailFields,
  suborders: z.array(ConsoleSuborder),
}).meta({ id: "ConsoleOrderDetail" });
export type ConsoleOrderDetail = z.infer<typeof ConsoleOrderDetail>;

const ofDeposit = { hold: "hold", lift: "lift-hold", input: {} } as const;
export const consoleBookings = {
  ...{ list: bookings.list, find: bookings.find },
  ...holdCalls("/api/v1/console/bookings", { ...ofDeposit, what: "a booking" }, bookings.Detail),
};
export const consoleQuotes = {
  ...{ list: quotes.list, find: quotes.find },
  ...holdCalls("/api/v1/console/quotes", { ...ofDeposit, what: "a quote" }, quotes.Detail),
};
export const consoleGifts = { list: gifts.list, find: gifts.find };
export const consoleFabricOrders = {
  list: fabricOrders.list,

  find: call("staff", "sales:read")
    .route({
      method: "GET",
      path: "/api/v1/console/fabric-orders/{id}",
      tags,
      summary: "A fabric order with its account",
    })
    .input(ById)
    .output(ConsoleFabricOrderDetail)
    .errors(refusals("not-found")),

  /**
   * Returns a transfer that waits to what was collected, by the sum that the page showed. Above the
   * limit of the settings it waits for a second person, who repeats the call.
   */
  returnTransfer: call("staff", "sales:write")
    .route({
      method: "POST",
      path: "/api/v1/console/fabric-orders/{id}/return-transfer",
      tags,
      summary: "Return a transfer to a fabric order",
    })
    .input(
      z.object({
        id: PathId,
        instalment_id: Id,
        amount_fcfa: z.int().min(1),
        reason: line(consoleMessages.reasonRequired, 300),
      }),
    )
    .output(ConsoleFabricOrderDetail)
    .errors(refusals("not-found", "changed-meanwhile", "second-person-needed", "access-too-new")),
};

const ofSuborder = {
  ...{ hold: "hold-suborder", lift: "lift-suborder-hold" },
  ...{ what: "a part of an order", input: { suborder_id: Id } },
} as const;
const suborderHold = holdCalls("/api/v1/console/orders", ofSuborder, ConsoleOrderDetail);

export const consoleOrders = {
  list: orders.list,
  holdSuborder: suborderHold.hold,
  liftSuborderHold: suborderHold.lift,

  find: call("staff", "sales:read")
    .route({
      method: "GET",
      path: "/api/v1/console/orders/{id}",
      tags,
      summary: "An order with its parts",
    })
    .input(ById)
    .output(ConsoleOrderDetail)
    .errors(refusals("not-found")),

  /**
   * Cancels one seller's part of a paid order and gives its money back, by the sum that the page
   * showed; buyer and seller read the reason. Above the limit of the settings it waits for a second
   * person, who repeats the call.
   */
  cancelSuborder: call("staff", "sales:write")
    .route({
      method: "POST",
      path: "/api/v1/console/orders/{id}/cancel-suborder",
      tags,
      summary: "Cancel a part of an order",
    })
    .input(
      z.object({
        id: PathId,
        suborder_id: Id,
        refund_fcfa: z.int().min(0),
        reason: line(consoleMessages.reasonRequired, 300),
      }),
    )
    .output(ConsoleOrderDetail)
    .errors(
      refusals(
        ...(["not-found", "state-changed", "changed-meanwhile"] as const),
        ...(["second-person-needed", "access-too-new"] as const),
      ),
    ),

  /**
   * Gives an exact sum of what is left of one seller's part back, which goes on as before; buyer and
   * seller read the reason. Above the limit of the settings, with what the customer got back on this day,
   * it waits for a second person, who repeats the call.
   */
  refundSuborder: call("staff", "sales:write")
    .route({
      method: "POST",
      path: "/api/v1/console/orders/{id}/refund-suborder",
      tags,
      summary: "Refund an exact sum of a part of an order",
    })
    .input(
      z.object({
        id: PathId,
        suborder_id: Id,
        amount_fcfa: z.int(consoleMessages.refundWrong).min(1, consoleMessages.refundWrong),
        /** What the page showed as left. */
        left_fcfa: z.int().min(0),
        reason: line(consoleMessages.reasonRequired, 300),
      }),
    )
    .output(ConsoleOrderDetail)
    .errors(
      refusals(
        ...(["not-found", "state-changed", "changed-meanwhile", "dispute-open"] as const),
        ...(["dispute-refund-waits", "second-person-needed", "access-too-new"] as const),
      ),
    ),
};
