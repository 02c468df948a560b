import { methodFacts, paymentMethods } from "@jdj/contract/payments/methods";
import { payments as contract } from "@jdj/contract/payments/payments";
import { gatewayNames } from "../../../drivers/payments/gateway-names.ts";
import { answer, asVerifiedCustomer } from "../../../http/answer.ts";
import { withCurrentEventOrNull } from "../../notebook/events/with-event.ts";
import { methodOf } from "./gateway-methods.ts";
import { presentPayment, presentPurchase } from "./present.ts";
import { findTopUp, listPayments, withAttempts } from "./queries.ts";
import { withPayment } from "./with-payment.ts";

/** The calls about payments; clients call them orders. */
export const paymentCalls = {
  paymentMethods: answer(contract.paymentMethods).handler(({ context: { payments } }) => {
    const open = gatewayNames.filter((name) => payments.gateways[name]).map(methodOf);
    return paymentMethods
      .filter((code) => open.includes(code))
      .map((code) => ({ code, ...methodFacts[code] }));
  }),

  order: answer(contract.order)
    .use(asVerifiedCustomer)
    .use(withPayment)
    .handler(async ({ context }) => {
      const { db, payment } = context;
      return presentPayment(context, await withAttempts(db, payment), await findTopUp(db, payment));
    }),

  customerPurchases: answer(contract.customerPurchases)
    .use(asVerifiedCustomer)
    .use(withCurrentEventOrNull)
    .handler(async ({ context }) => {
      const { db, event } = context;
      const listed = event === null ? [] : await listPayments(db, event.id);
      return listed.map((found) => presentPurchase(context, found));
    }),
};
