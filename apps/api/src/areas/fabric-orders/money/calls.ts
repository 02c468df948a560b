import { fabricMessages } from "@jdj/contract/fabric-orders/messages";
import { fabricMoney as contract } from "@jdj/contract/fabric-orders/money";
import { answer, asVerifiedCustomer } from "../../../http/answer.ts";
import { confirmPassword } from "../../identity/users/confirm-password.ts";
import { withEvent } from "../../notebook/events/with-event.ts";
import { moneyRole } from "../../payouts/withdrawals/withdrawal-asker.ts";
import { askWithdrawal } from "../withdrawals/ask-withdrawal.ts";
import { confirmWithdrawal } from "../withdrawals/confirm-withdrawal.ts";
import { refuseWithdrawal } from "../withdrawals/refuse-withdrawal.ts";
import { presentMoney } from "./present-money.ts";

const done = (message: string) => ({ success: true as const, message });

/** The calls about the money of a fabric order. */
export const fabricMoneyCalls = {
  read: answer(contract.read)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(({ context, input }) =>
      presentMoney(context, context.event, input.id, context.actor.customer.id),
    ),

  ask: answer(contract.ask)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ context, input }) => {
      const { event, actor } = context;
      const { customer, user } = actor;
      await confirmPassword(context, user, input.current_password, "current_password");
      const role = moneyRole(event.role);
      const asker = { customerId: customer.id, name: user.name, role };
      const asked = { amount: input.amount, numberId: input.number_id, asker };
      await askWithdrawal(context, { eventId: event.id, id: input.id }, asked);
      return done(fabricMessages.withdrawalAsked);
    }),

  confirm: answer(contract.confirm)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ context, input }) => {
      const { event, actor } = context;
      const { customer, user } = actor;
      await confirmPassword(context, user, input.current_password, "current_password");
      const names = { eventId: event.id, id: input.id, withdrawalId: input.withdrawal_id };
      const member = { customerId: customer.id, userId: user.id, name: user.name };
      await confirmWithdrawal(context, names, member);
      return done(fabricMessages.withdrawalConfirmed);
    }),

  refuse: answer(contract.refuse)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ context, input }) => {
      const { event, actor } = context;
      const names = { eventId: event.id, id: input.id, withdrawalId: input.withdrawal_id };
      const member = { customerId: actor.customer.id, name: actor.user.name };
      const isOwn = await refuseWithdrawal(context, names, member);
      return done(isOwn ? fabricMessages.withdrawalTakenBack : fabricMessages.withdrawalRefused);
    }),
};
