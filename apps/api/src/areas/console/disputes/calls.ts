import { consoleDisputes as contract } from "@jdj/contract/console/disputes";
import { answer, asStaff } from "../../../http/answer.ts";
import { pageAnswer, pageOf } from "../../staff/lists/paging.ts";
import { decideDispute } from "./decide-dispute.ts";
import { listConsoleDisputes, readConsoleDispute } from "./queries.ts";

export const consoleDisputeCalls = {
  list: answer(contract.list)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      const { size, ...page } = pageOf(input);
      const rows = await listConsoleDisputes(context, input.state, page);
      return pageAnswer(rows, size, (row) => row);
    }),

  find: answer(contract.find)
    .use(asStaff)
    .handler(({ input, context }) => readConsoleDispute(context, input.id)),

  decide: answer(contract.decide)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      const { id, refund_fcfa: refundFcfa, left_fcfa: seenLeftFcfa, decision } = input;
      await decideDispute(context, { id, refundFcfa, seenLeftFcfa, decision });
      return readConsoleDispute(context, id);
    }),
};
