import { fieldRefusal } from "@jdj/contract/call/refusals";
import { consoleStatements as contract } from "@jdj/contract/console/statements";
import type { PaymentMethod } from "@jdj/contract/payments/methods";
import { answer, asStaff } from "../../../http/answer.ts";
import { pageAnswer, pageOf } from "../../staff/lists/paging.ts";
import { gatewayOf } from "../payments/gateway-methods.ts";
import { linkRow } from "./link-row.ts";
import { listStatements, readStatementDetail } from "./queries.ts";
import { uploadStatement } from "./upload-statement.ts";

function gatewayNamed(method: PaymentMethod) {
  const gateway = gatewayOf(method);
  if (gateway === null) throw fieldRefusal({ method: ["Veuillez choisir le service de paiement"] });
  return gateway;
}

export const statementCalls = {
  list: answer(contract.list)
    .use(asStaff)
    .handler(async ({ input, context: { db } }) => {
      const { offset, limit, size } = pageOf(input);
      const { method, day, lost } = input;
      const gateway = method === undefined ? undefined : gatewayNamed(method);
      const rows = await listStatements(db, { gateway, day, lost }, { offset, limit });
      return pageAnswer(rows, size, (row) => row);
    }),

  find: answer(contract.find)
    .use(asStaff)
    .handler(({ input, context: { db } }) => readStatementDetail(db, input.id)),

  upload: answer(contract.upload)
    .use(asStaff)
    .handler(({ input: { method, day, file }, context }) =>
      uploadStatement(context, context.author, { gateway: gatewayNamed(method), day, file }),
    ),

  link: answer(contract.link)
    .use(asStaff)
    .handler(async ({ input: { id, row_id: rowId, reference }, context }) => {
      await linkRow(context, context.author, { id, rowId, reference });
      return readStatementDetail(context.db, id);
    }),
};
