import { methodFacts, paymentMethods } from "@jdj/contract/payments/methods";
import { orders as contract } from "@jdj/contract/payments/orders";
import { gatewayNames } from "../../../drivers/payments/gateway-names.ts";
import { answer, asVerifiedCustomer } from "../../../http/answer.ts";
import { findCurrentEvent } from "../../notebook/events/queries.ts";
import { methodOf } from "./gateway-methods.ts";
import { presentOrder, presentPurchase } from "./present.ts";
import { findTopUp, listAttempts, listOrders, ownOrder } from "./queries.ts";

export const orderCalls = {
  paymentMethods: answer(contract.paymentMethods).handler(({ context: { payments } }) => {
    const open = gatewayNames.filter((name) => payments.gateways[name]).map(methodOf);
    return paymentMethods
      .filter((code) => open.includes(code))
      .map((code) => ({ code, ...methodFacts[code] }));
  }),

  order: answer(contract.order)
    .use(asVerifiedCustomer)
    .handler(async ({ input, context }) => {
      const { db, actor, need } = context;
      const order = await ownOrder(db, actor.customer.id, input.reference, need);
      const found = { order, attempts: await listAttempts(db, [order.id]) };
      return presentOrder(context, found, await findTopUp(db, order));
    }),

  customerPurchases: answer(contract.customerPurchases)
    .use(asVerifiedCustomer)
    .handler(async ({ context }) => {
      const event = await findCurrentEvent(context.db, context.actor.customer.id, context.need);
      const listed = event === null ? [] : await listOrders(context.db, event.id);
      return listed.map((found) => presentPurchase(context, found));
    }),
};
