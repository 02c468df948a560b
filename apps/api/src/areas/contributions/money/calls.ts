import { contributionMoney as contract } from "@jdj/contract/contributions/money";
import { fabricMessages } from "@jdj/contract/fabric-orders/messages";
import { answer, asVerifiedCustomer } from "../../../http/answer.ts";
import { confirmPassword } from "../../identity/users/confirm-password.ts";
import { withEvent } from "../../notebook/events/with-event.ts";
import { moneyRole } from "../../payouts/withdrawals/withdrawal-asker.ts";
import { askWithdrawal } from "../withdrawals/ask-withdrawal.ts";
import { confirmWithdrawal, refuseWithdrawal } from "../withdrawals/decide-withdrawal.ts";
import { presentMoney } from "./present-money.ts";

const done = (message: string) => ({ success: true as const, message });

/** The calls about the money of contributions. */
export const contributionMoneyCalls = {
  read: answer(contract.read)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(({ context }) => presentMoney(context, context.event, context.actor.customer.id)),

  ask: answer(contract.ask)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ context, input }) => {
      const { event, actor } = context;
      const { customer, user } = actor;
      await confirmPassword(context, user, input.current_password, "current_password");
      const asker = { customerId: customer.id, name: user.name, role: moneyRole(event.role) };
      const asked = { amount: input.amount, numberId: input.number_id, asker };
      await askWithdrawal(context, event, asked);
      return done(fabricMessages.withdrawalAsked);
    }),

  confirm: answer(contract.confirm)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ context, input }) => {
      const { event, actor } = context;
      const { customer, user } = actor;
      await confirmPassword(context, user, input.current_password, "current_password");
      const member = { customerId: customer.id, userId: user.id, name: user.name };
      await confirmWithdrawal(context, event, input.withdrawal_id, member);
      return done(fabricMessages.withdrawalConfirmed);
    }),

  refuse: answer(contract.refuse)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ context, input }) => {
      const { event, actor } = context;
      const member = { customerId: actor.customer.id, name: actor.user.name };
      const isOwn = await refuseWithdrawal(context, event, input.withdrawal_id, member);
      return done(isOwn ? fabricMessages.withdrawalTakenBack : fabricMessages.withdrawalRefused);
    }),
};
