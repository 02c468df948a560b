import { methodFacts, paymentMethods } from "@jdj/contract/payments/methods";
import { orders as contract } from "@jdj/contract/payments/orders";
import { gatewayNames } from "../../../drivers/payments/gateway-names.ts";
import { answer, asVerifiedCustomer } from "../../../http/answer.ts";
import { withCurrentEventOrNull } from "../../notebook/events/with-event.ts";
import { methodOf } from "./gateway-methods.ts";
import { presentOrder, presentPurchase } from "./present.ts";
import { findTopUp, listOrders, withPayments } from "./queries.ts";
import { withOrder } from "./with-order.ts";

export const orderCalls = {
  paymentMethods: answer(contract.paymentMethods).handler(({ context: { payments } }) => {
    const open = gatewayNames.filter((name) => payments.gateways[name]).map(methodOf);
    return paymentMethods
      .filter((code) => open.includes(code))
      .map((code) => ({ code, ...methodFacts[code] }));
  }),

  order: answer(contract.order)
    .use(asVerifiedCustomer)
    .use(withOrder)
    .handler(async ({ context }) => {
      const { db, order } = context;
      return presentOrder(context, await withPayments(db, order), await findTopUp(db, order));
    }),

  customerPurchases: answer(contract.customerPurchases)
    .use(asVerifiedCustomer)
    .use(withCurrentEventOrNull)
    .handler(async ({ context }) => {
      const { db, event } = context;
      const listed = event === null ? [] : await listOrders(db, event.id);
      return listed.map((found) => presentPurchase(context, found));
    }),
};
