import { giftMessages } from "@jdj/contract/gifts/messages";
import { hostPayouts as contract } from "@jdj/contract/gifts/payouts";
import { answer, asVerifiedCustomer } from "../../../http/answer.ts";
import { confirmPassword } from "../../identity/users/confirm-password.ts";
import { withEvent } from "../../notebook/events/with-event.ts";
import { findHostMoney, listHostPayouts } from "./queries.ts";
import { requestHostPayout } from "./request-payout.ts";

/** The calls about the money of gifts. */
export const hostPayoutCalls = {
  list: answer(contract.list)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ context: { db, event } }) => {
      const [money, payouts] = await Promise.all([
        findHostMoney(db, event.id),
        listHostPayouts(db, event.id),
      ]);
      return {
        received_fcfa: money.received,
        paid_out_fcfa: money.paidOut,
        balance_fcfa: money.balance,
        payouts: payouts.map(({ id, method, phone, holder, state, reason, ...payout }) => ({
          ...{ id, method, phone, holder, state, reason },
          amount: payout.amountFcfa,
          transfer_reference: payout.transferReference,
          asked_at: payout.createdAt.toISOString(),
          settled_at: payout.settledAt?.toISOString() ?? null,
        })),
      };
    }),

  request: answer(contract.request)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ context, input }) => {
      const { user } = context.actor;
      await confirmPassword(context, user, input.current_password, "current_password");
      const { amount, method, phone, holder } = input;
      const whose = { eventId: context.event.id, userId: user.id };
      await requestHostPayout(context, whose, { amount, method, phone, holder });
      return { success: true as const, message: giftMessages.payoutAsked };
    }),
};
