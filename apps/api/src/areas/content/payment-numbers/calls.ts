import { consolePaymentNumbers as contract } from "@jdj/contract/console/visibility-offers";
import { answer, asStaff } from "../../../http/answer.ts";
import { orderList } from "../../staff/lists/order-list.ts";
import { pageAnswer, pageOf } from "../../staff/lists/paging.ts";
import { offerPaymentNumbers } from "../vendors/tables.ts";
import { requestNumber, requestNumberChange } from "./change-number.ts";
import { findNumber, listNumbers, presentNumber } from "./queries.ts";

export const consolePaymentNumberCalls = {
  list: answer(contract.list)
    .use(asStaff)
    .handler(async ({ input, context: { db } }) => {
      const { offset, limit, size } = pageOf(input);
      const rows = await listNumbers(db, { offset, limit });
      return pageAnswer(rows, size, presentNumber);
    }),

  find: answer(contract.find)
    .use(asStaff)
    .handler(({ input, context: { db } }) => findNumber(db, input.id)),

  add: answer(contract.add)
    .use(asStaff)
    .handler(({ input, context }) => requestNumber(context, context.author, input)),

  update: answer(contract.update)
    .use(asStaff)
    .handler(({ input, context }) => requestNumberChange(context, context.author, input)),

  order: answer(contract.order)
    .use(asStaff)
    .handler(({ input, context }) =>
      orderList(context, "payment-numbers", offerPaymentNumbers, input.rows),
    ),
};
