import { refusal } from "@jdj/contract/call/refusals";
import { audit as contract } from "@jdj/contract/console/audit";
import { eq } from "drizzle-orm";
import { answer, asStaff } from "../../../http/answer.ts";
import { auditLog } from "../../staff/audit/tables.ts";
import { pageAnswer, pageOf } from "../../staff/lists/paging.ts";
import { listActions, presentAction } from "./list-actions.ts";

export const auditCalls = {
  list: answer(contract.list)
    .use(asStaff)
    .handler(async ({ input, context: { db } }) => {
      const { offset, limit, size } = pageOf(input);
      return pageAnswer(await listActions(db, input, { offset, limit }), size, presentAction);
    }),

  find: answer(contract.find)
    .use(asStaff)
    .handler(async ({ input, context: { db } }) => {
      const [row] = await db.select().from(auditLog).where(eq(auditLog.id, input.id));
      if (!row) throw refusal("not-found");
      return presentAction(row);
    }),
};
