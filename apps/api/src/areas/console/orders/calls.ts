import { consoleOrders as contract } from "@jdj/contract/console/orders";
import { answer, asStaff } from "../../../http/answer.ts";
import { pageAnswer, pageOf } from "../../staff/lists/paging.ts";
import { holdSale } from "../staff-holds/hold-sale.ts";
import { liftHold } from "../staff-holds/lift-hold.ts";
import { cancelSuborder } from "./cancel-suborder.ts";
import { listConsoleOrders, readConsoleOrder } from "./queries.ts";
import { refundSuborder } from "./refund-suborder.ts";

export const consoleOrderCalls = {
  list: answer(contract.list)
    .use(asStaff)
    .handler(async ({ input, context: { db } }) => {
      const { offset, limit, size } = pageOf(input);
      const rows = await listConsoleOrders(db, input, { offset, limit });
      return pageAnswer(rows, size, (row) => row);
    }),

  find: answer(contract.find)
    .use(asStaff)
    .handler(({ input, context: { db } }) => readConsoleOrder(db, input.id)),

  holdSuborder: answer(contract.holdSuborder)
    .use(asStaff)
    .handler(async ({ input: { id, suborder_id: suborderId, reason }, context }) => {
      await holdSale(context, { resource: "orders", id, suborderId }, reason);
      return readConsoleOrder(context.db, id);
    }),

  liftSuborderHold: answer(contract.liftSuborderHold)
    .use(asStaff)
    .handler(async ({ input: { id, suborder_id: suborderId, reason }, context }) => {
      await liftHold(context, { resource: "orders", id, suborderId }, reason);
      return readConsoleOrder(context.db, id);
    }),

  cancelSuborder: answer(contract.cancelSuborder)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      const { id, suborder_id: suborderId, refund_fcfa: refundFcfa, reason } = input;
      await cancelSuborder(context, { id, suborderId, refundFcfa, reason });
      return readConsoleOrder(context.db, id);
    }),

  refundSuborder: answer(contract.refundSuborder)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      const { id, suborder_id: suborderId, amount_fcfa: amountFcfa, reason } = input;
      const seenLeftFcfa = input.left_fcfa;
      await refundSuborder(context, { id, suborderId, amountFcfa, seenLeftFcfa, reason });
      return readConsoleOrder(context.db, id);
    }),
};
