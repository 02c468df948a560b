import { hostPayouts as contract } from "@jdj/contract/gifts/payouts";
import { payoutMessages } from "@jdj/contract/payouts/messages";
import { answer, asVerifiedCustomer } from "../../../http/answer.ts";
import { confirmPassword } from "../../identity/users/confirm-password.ts";
import { withEvent } from "../../notebook/events/with-event.ts";
import { listPayouts, presentPayout } from "../../payouts/payouts/queries.ts";
import { findHostMoney, findHostsAvailable } from "./queries.ts";
import { requestHostPayout } from "./request-payout.ts";

/** The calls about the money of gifts. */
export const hostPayoutCalls = {
  list: answer(contract.list)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ context: { db, event, now } }) => {
      const [money, available, payouts] = await Promise.all([
        findHostMoney(db, event.id),
        findHostsAvailable(db, event.id, now),
        listPayouts(db, { account: "hosts", eventId: event.id }),
      ]);
      return {
        received_fcfa: money.received,
        paid_out_fcfa: money.paidOut,
        balance_fcfa: money.balance,
        available_fcfa: available,
        payouts: payouts.map(presentPayout),
      };
    }),

  request: answer(contract.request)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ context, input }) => {
      const { event, actor } = context;
      const { user } = actor;
      await confirmPassword(context, user, input.current_password, "current_password");
      const asked = { amount: input.amount, numberId: input.number_id, userId: user.id };
      await requestHostPayout(context, event.id, asked);
      return { success: true as const, message: payoutMessages.asked };
    }),
};
