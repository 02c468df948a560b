import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Id, line, PathId } from "../call/shapes.ts";
import { orderStates } from "../orders/order-states.ts";
import { StaffRefund } from "../orders/staff-refund.ts";
import { consoleMessages } from "./messages.ts";
import { ById } from "./resource.ts";
import { detailFields, SaleEvent, SaleLine, saleResource } from "./sale-resource.ts";
import { holdCalls, holdFields } from "./staff-holds.ts";
import { WaitingApproval, WaitingSum } from "./waiting-approval.ts";

const tags = ["console"];

const orders = saleResource("/api/v1/console/orders", "Orders", orderStates);

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
