import { consolePayments as contract } from "@jdj/contract/console/payments";
import { answer, asStaff } from "../../../http/answer.ts";
import { countErrors, sumByGateway } from "../../payments/payments/check-accounts.ts";
import { methodOf } from "../../payments/payments/gateway-methods.ts";
import { pageAnswer, pageOf } from "../../staff/lists/paging.ts";
import { askGateway } from "./ask-gateway.ts";
import { listPayments, readPayment } from "./queries.ts";
import { endRefundOf, refundPayment } from "./refund-payment.ts";
import { settleLostPayment } from "./settle-lost-payment.ts";

export const consolePaymentCalls = {
  overview: answer(contract.overview)
    .use(asStaff)
    .handler(async ({ context: { db, now } }) => {
      const sums = await sumByGateway(db, now);
      return {
        companies: sums.map((sum) => ({
          method: methodOf(sum.gateway),
          paid: sum.paid,
          paid_fcfa: sum.paidFcfa,
          pending: sum.pending,
          failed: sum.failed,
          odd: sum.odd,
          refunded_fcfa: sum.refundedFcfa,
        })),
        errors: await countErrors(db),
      };
    }),

  list: answer(contract.list)
    .use(asStaff)
    .handler(async ({ input, context: { db, now } }) => {
      const { offset, limit, size } = pageOf(input);
      const rows = await listPayments(db, input, { offset, limit, now });
      return pageAnswer(rows, size, (row) => row);
    }),

  find: answer(contract.find)
    .use(asStaff)
    .handler(({ input, context: { db } }) => readPayment(db, input.id)),

  check: answer(contract.check)
    .use(asStaff)
    .handler(async ({ input: { id }, context }) => {
      await askGateway(context, context.author, id);
      return readPayment(context.db, id);
    }),

  settleLost: answer(contract.settleLost)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      await settleLostPayment(context, context.author, input);
      return readPayment(context.db, input.id);
    }),

  refund: answer(contract.refund)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      const { id, reason, amount_fcfa: amountFcfa, left_fcfa: seenLeftFcfa } = input;
      await refundPayment(context, context.author, { id, reason, amountFcfa, seenLeftFcfa });
      return readPayment(context.db, input.id);
    }),

  recordRefund: answer(contract.recordRefund)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      await endRefundOf(context, context.author, input);
      return readPayment(context.db, input.id);
    }),
};
