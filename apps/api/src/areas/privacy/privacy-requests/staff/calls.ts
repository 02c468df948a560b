import { fieldRefusal } from "@jdj/contract/call/refusals";
import { consoleMessages } from "@jdj/contract/console/messages";
import { consolePrivacyRequests as contract } from "@jdj/contract/console/privacy-requests";
import { answer, asStaff } from "../../../../http/answer.ts";
import { pageAnswer, pageOf } from "../../../staff/lists/paging.ts";
import { approveErasure } from "../../account-erasure/approve-erasure.ts";
import { cancelAsStaff } from "../../account-erasure/end-erasure.ts";
import { addRequest, changeRequest, closeRequest } from "./change-request.ts";
import { findRequest, listRequests, presentRequest } from "./queries.ts";
import { readData, runRequest } from "./run-request.ts";

export const privacyRequestCalls = {
  list: answer(contract.list)
    .use(asStaff)
    .handler(async ({ input, context: { db, now } }) => {
      const { offset, limit, size } = pageOf(input);
      const rows = await listRequests(db, { state: input.state, offset, limit });
      return pageAnswer(rows, size, (row) => presentRequest(row, now));
    }),

  find: answer(contract.find)
    .use(asStaff)
    .handler(({ input, context }) => findRequest(context, input.id)),

  add: answer(contract.add)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      const id = await addRequest(context, input);
      return findRequest(context, id);
    }),

  update: answer(contract.update)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      await changeRequest(context, input);
      return findRequest(context, input.id);
    }),

  run: answer(contract.run)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      await runRequest(context, input);
      return findRequest(context, input.id);
    }),

  approve: answer(contract.approve)
    .use(asStaff)
    .handler(async ({ input: { id }, context }) => {
      await approveErasure(context, id);
      return findRequest(context, id);
    }),

  cancelErasure: answer(contract.cancelErasure)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      if (input.reason === "") throw fieldRefusal({ reason: [consoleMessages.reasonRequired] });
      await cancelAsStaff(context, input);
      return findRequest(context, input.id);
    }),

  data: answer(contract.data)
    .use(asStaff)
    .handler(({ input: { id }, context }) => readData(context, id)),

  finish: answer(contract.finish)
    .use(asStaff)
    .handler(async ({ input: { id, outcome }, context }) => {
      await closeRequest(context, { id, outcome, state: "done" });
      return findRequest(context, id);
    }),

  refuse: answer(contract.refuse)
    .use(asStaff)
    .handler(async ({ input: { id, outcome }, context }) => {
      await closeRequest(context, { id, outcome, state: "refused" });
      return findRequest(context, id);
    }),
};
