import { consolePayments as contract } from "@jdj/contract/console/payments";
import { answer, asStaff } from "../../../http/answer.ts";
import { checkPaymentOrPostpone } from "../../payments/settlement/check-payment.ts";
import { recordChange } from "../audit/record-change.ts";
import { pageAnswer, pageOf } from "../paging.ts";
import { listPayments, readPayment } from "./queries.ts";
import { endRefundByHand, refundPayment } from "./refund-payment.ts";

export const consolePaymentCalls = {
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
      const { db, now, author } = context;
      const before = await readPayment(db, id);
      await checkPaymentOrPostpone(context, id);
      const after = await readPayment(db, id);
      await recordChange(db, author, now, {
        action: "payments.check",
        id,
        before: { state: before.state, order_state: before.order_state },
        after: { state: after.state, order_state: after.order_state },
      });
      return after;
    }),

  refund: answer(contract.refund)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      await refundPayment(context, context.author, input);
      return readPayment(context.db, input.id);
    }),

  recordRefund: answer(contract.recordRefund)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      await endRefundByHand(context, context.author, input);
      return readPayment(context.db, input.id);
    }),
};
