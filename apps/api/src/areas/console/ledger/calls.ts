import { ledgerAccounts as contract } from "@jdj/contract/console/ledger";
import { answer, asStaff } from "../../../http/answer.ts";
import { pageAnswer, pageOf } from "../../staff/lists/paging.ts";
import { listLedgerAccounts, listLedgerMoves, readLedgerAccount } from "./queries.ts";

export const ledgerAccountCalls = {
  list: answer(contract.list)
    .use(asStaff)
    .handler(async ({ input, context: { db } }) => {
      const { offset, limit, size } = pageOf(input);
      const { kind = "provider", q } = input;
      const rows = await listLedgerAccounts(db, { kind, q }, { offset, limit });
      return pageAnswer(rows, size, (row) => row);
    }),

  find: answer(contract.find)
    .use(asStaff)
    .handler(({ input, context: { db } }) => readLedgerAccount(db, input.id)),

  moves: answer(contract.moves)
    .use(asStaff)
    .handler(async ({ input, context: { db } }) => {
      const { offset, limit, size } = pageOf(input);
      const rows = await listLedgerMoves(db, input.account_id, { offset, limit });
      return pageAnswer(rows, size, (row) => row);
    }),
};
