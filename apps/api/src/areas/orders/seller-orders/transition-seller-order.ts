import { refusal } from "@jdj/contract/call/refusals";
import type { TeamRole } from "@jdj/contract/call/team-policy";
import { leftOf } from "@jdj/contract/orders/suborder-money";
import { at } from "@jdj/contract/paths/addresses";
import type { RequestContext } from "../../../app-context.ts";
import { giveBackAs } from "../../providers/team/give-money-back.ts";
import { notifyCustomer, notifySeller } from "../emails/notify.ts";
import { cancelSuborders } from "../orders/cancel-suborders.ts";
import { lockOrderOfSuborder } from "../orders/lock-order.ts";
import { transitionSuborders } from "../orders/transition-suborders.ts";

/** Where a seller moves an order. */
export interface SellerTransition {
  to: "prepared" | "shipped" | "delivered" | "cancelled";
  /** What the buyer reads: the carrier, or why it is cancelled; empty for nothing. */
  note: string;
  /** Who of the team, and what they are in it. */
  userId: number;
  role?: TeamRole;
}

/**
 * Moves a paid order for its seller, and tells its buyer. A cancelled one is given back, and its
 * stock put back.
 * @throws not-found for another seller's and for one that is not paid; state-changed (409); manager-only,
 * owner-only-refund (403) for a cancellation
 */
export async function transitionSellerOrder(
  context: RequestContext,
  { providerId, suborderId }: { providerId: number; suborderId: number },
  { to, note, userId, role = "owner" }: SellerTransition,
): Promise<void> {
  const { jobs, now } = context;
  await context.db.transaction(async (tx) => {
    const whole = await lockOrderOfSuborder(tx, suborderId);
    const suborder = whole?.suborders.find(({ id }) => id === suborderId);
    if (!whole || whole.order.paidAt === null || suborder?.providerId !== providerId)
      throw refusal("not-found");
    if (to === "cancelled") {
      await giveBackAs({ ...context, db: tx }, role, {
        providerId,
        amountFcfa: leftOf(suborder),
        what: `Commande ${whole.order.reference}`,
        path: at("proOrder", { id: suborderId }),
      });
      const cancellation = { by: "seller" as const, userId, note };
      await cancelSuborders({ ...context, db: tx }, whole, [suborder], cancellation);
      return;
    }
    await transitionSuborders(tx, [suborder], { to, by: "seller", userId, note, now });
    await notifyCustomer(tx, jobs, whole.order, suborder, to);
    if (to === "delivered") await notifySeller(tx, jobs, suborder, "claimed");
  });
}
