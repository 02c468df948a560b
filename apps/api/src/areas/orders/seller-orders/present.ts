import type { Dispute } from "@jdj/contract/disputes/shapes";
import { MOST_CODE_MISSES } from "@jdj/contract/orders/delivery-rights";
import { orderStateLabel, transitionLabel } from "@jdj/contract/orders/order-label";
import {
  mayTransitionSellerOrder,
  type OrderState,
  standingStates,
} from "@jdj/contract/orders/order-states";
import type { ReceivedOrder } from "@jdj/contract/orders/seller-orders";
import { returnedOf } from "@jdj/contract/orders/suborder-money";
import { orderReleaseAt } from "@jdj/contract/payments/order-release";
import { dateIn } from "@jdj/french/dates";
import { openHoldOf, presentStaffHold } from "../../ledger/staff-holds/queries.ts";
import { rightsOf } from "../disputes/delivery-facts.ts";
import { expectedDaysOf, isSuborderLate } from "../orders/expected-days.ts";
import { labelledOrder } from "../orders/labelled-order.ts";
import { optionsOf } from "../orders/line-label.ts";
import { presentIssued } from "../payment/suborder-invoices.ts";
import { holdOf } from "../release/order-hold.ts";
import { presentStaffRefund } from "../staff-refunds/queries.ts";
import type { FoundSellerOrder } from "./queries.ts";
import { slipAddress } from "./slip-address.ts";

/**
 * Whether a seller may see where an order goes and whom to call: while it stands, or comes back, and
 * until its personal data are erased.
 */
export function seesBuyer(state: OrderState, erasedAt: Date | null): boolean {
  const isStanding = standingStates.some((one) => one === state) || state === "returned";
  return isStanding && erasedAt === null;
}

/** An order as its seller prepares it. @param shown its last dispute, as the seller sees it */
export function presentSellerOrder(
  found: FoundSellerOrder,
  { secret, now, shown }: { secret: string; now: Date; shown: Dispute | null },
): ReceivedOrder {
  const { suborder, order, town, lines, moves, returns, dispute, holds } = found;
  const isShown = seesBuyer(suborder.state, order.erasedAt);
  const may = (to: OrderState) => mayTransitionSellerOrder(suborder, to, "seller");
  const returned = returns[0]?.returned;
  const labelled = labelledOrder({ suborder, asked: returned ?? null });
  const isContested =
    dispute?.state === "open" || returned?.state === "asked" || openHoldOf(holds) !== null;
  const hold = holdOf(suborder, { order, isContested });
  return {
    ...{ id: suborder.id, reference: order.reference, state: suborder.state },
    state_label: orderStateLabel(labelled),
    paid_at: (order.paidAt ?? order.createdAt).toISOString(),
    ...{ recipient: order.recipient, town, note: isShown ? order.note : "" },
    phone: isShown ? order.phone : null,
    address: isShown ? order.address : null,
    ...{ zone: suborder.zoneName, ships: suborder.ships },
    expected: expectedDaysOf(suborder),
    is_late: isSuborderLate(suborder, dateIn(now)),
    ...{ goods: suborder.goodsFcfa, delivery: suborder.deliveryFcfa },
    ...{ commission: suborder.commissionFcfa, refunded: suborder.refundedFcfa },
    lines: lines.map((line) => ({
      ...{ id: line.id, name: line.name, quantity: line.quantity, day: line.day, note: line.note },
      options: optionsOf(line),
      unit_price: line.unitFcfa,
    })),
    history: moves
      .filter(({ to }) => to !== "placed")
      .map(({ to, by, note, createdAt }) => ({
        ...{ by, note, state_label: transitionLabel({ to, by }, labelled) },
        at: createdAt.toISOString(),
      })),
    returned: returned
      ? {
          ...{ state: returned.state, reason: returned.reason, answer: returned.answer },
          amount: returnedOf(suborder, returned),
          lines: returns.map(({ lineId, quantity }) => ({
            name: lines.find(({ id }) => id === lineId)?.name ?? "",
            quantity,
          })),
        }
      : null,
    release_at: (hold && orderReleaseAt(hold)?.toISOString()) ?? null,
    is_released: suborder.releasedAt !== null,
    is_confirmed: suborder.confirmedAt !== null,
    is_code_closed: suborder.codeMisses >= MOST_CODE_MISSES,
    holds: holds.map(presentStaffHold),
    dispute: shown,
    invoices: presentIssued({ secret, now }, found.invoices),
    refunds: found.refunds.map(presentStaffRefund),
    refund_waits: found.isRefundWaiting,
    slip_url: slipAddress(secret, suborder.id, now),
    can: {
      prepare: may("prepared"),
      ship: may("shipped"),
      deliver: may("delivered"),
      cancel: may("cancelled"),
      enter_code: rightsOf(suborder, dispute, null).enterCode,
      answer_return: returned?.state === "asked" && may("returned"),
      restock: returned?.state === "accepted" && returned.restockedAt === null,
    },
  };
}
