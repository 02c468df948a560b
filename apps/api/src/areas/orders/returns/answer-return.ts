import { refusal } from "@jdj/contract/call/refusals";
import type { TeamRole } from "@jdj/contract/call/team-policy";
import { returnMachine } from "@jdj/contract/orders/order-states";
import { returnedOf } from "@jdj/contract/orders/suborder-money";
import { at } from "@jdj/contract/paths/addresses";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { giveBackAs } from "../../providers/team/give-money-back.ts";
import { notifyCustomer } from "../emails/notify.ts";
import { lockOrderOfSuborder } from "../orders/lock-order.ts";
import { transitionSuborders } from "../orders/transition-suborders.ts";
import { refundSuborders } from "../payment/refund-suborders.ts";
import { orderReturns } from "./tables.ts";

/** What a seller answers to a return. */
export interface ReturnAnswer {
  isAccepted: boolean;
  /** What the customer reads. */
  answer: string;
  /** Who of the team answers, null for the demonstration, and what they are in it. */
  userId: number | null;
  role?: TeamRole;
}

/**
 * Accepts or refuses a return for its seller. An accepted one gives back the price of what is
 * returned, without its delivery, at most what is left of the goods; the seller puts the units into stock
 * again where they can be sold.
 * @throws not-found for another seller's; state-changed (409) when it is answered already; manager-only,
 * owner-only-refund (403) for an acceptance
 */
export async function answerReturn(
  context: RequestContext,
  providerId: number,
  suborderId: number,
  { isAccepted, answer, userId, role = "owner" }: ReturnAnswer,
): Promise<void> {
  const { jobs, now } = context;
  await context.db.transaction(async (tx) => {
    const whole = await lockOrderOfSuborder(tx, suborderId);
    const suborder = whole?.suborders.find(({ id }) => id === suborderId);
    if (!whole || suborder?.providerId !== providerId) throw refusal("not-found");
    const [asked] = await tx
      .select()
      .from(orderReturns)
      .where(eq(orderReturns.sellerOrderId, suborderId));
    if (!asked) throw refusal("not-found");
    const state = isAccepted ? "accepted" : "refused";
    if (!returnMachine.may(asked.state, state, "seller")) throw refusal("state-changed");
    const amountFcfa = returnedOf(suborder, asked);
    if (isAccepted)
      await giveBackAs({ ...context, db: tx }, role, {
        providerId,
        amountFcfa,
        what: `Commande ${whole.order.reference}`,
        path: at("proOrder", { id: suborderId }),
      });
    await tx
      .update(orderReturns)
      .set({
        state: returnMachine.transition(asked.state, state),
        ...{ answer, answeredAt: now, amountFcfa },
      })
      .where(eq(orderReturns.id, asked.id));
    if (isAccepted) {
      await transitionSuborders(tx, [suborder], {
        to: "returned",
        by: "seller",
        userId,
        note: answer,
        now,
      });
      await refundSuborders({ ...context, db: tx }, whole.order, [{ suborder, amountFcfa }]);
    }
    await notifyCustomer(
      tx,
      jobs,
      whole.order,
      suborder,
      isAccepted ? "returned" : "return-refused",
      { amountFcfa },
    );
  });
}
