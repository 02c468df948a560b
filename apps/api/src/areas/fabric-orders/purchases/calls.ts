import { may } from "@jdj/contract/call/sharing-policy";
import { fabricPurchases as contract } from "@jdj/contract/fabric-orders/purchases";
import { answer, asVerifiedCustomer } from "../../../http/answer.ts";
import { findPurchasePayment } from "./find-purchase-payment.ts";
import { payRemainder } from "./pay-remainder.ts";
import { transferCollected } from "./transfer-collected.ts";
import { withPurchase } from "./with-purchase.ts";

/** The calls about paying an order of the shop that was placed for a fabric order. */
export const fabricPurchaseCalls = {
  purchase: answer(contract.purchase)
    .use(asVerifiedCustomer)
    .use(withPurchase)
    .handler(({ context }) => {
      const { purchase, actor, role } = context;
      const mayWrite = may(role, "fabric:write");
      return findPurchasePayment(context, purchase, { customerId: actor.customer.id, mayWrite });
    }),

  transfer: answer(contract.transfer)
    .use(asVerifiedCustomer)
    .use(withPurchase)
    .handler(async ({ context, input }) => {
      const { purchase, actor } = context;
      const by = { readFcfa: input.left_fcfa, userId: actor.user.id };
      return { success: true as const, message: await transferCollected(context, purchase, by) };
    }),

  pay: answer(contract.pay)
    .use(asVerifiedCustomer)
    .use(withPurchase)
    .handler(async ({ context }) => {
      const { purchase, actor } = context;
      const opened = await payRemainder(context, purchase, actor.customer.id);
      return { reference: opened.reference, amount_fcfa: opened.amountFcfa };
    }),
};
