import { refusal } from "@jdj/contract/call/refusals";
import { type AuditEntry, audit as contract } from "@jdj/contract/console/audit";
import { and, asc, desc, eq } from "drizzle-orm";
import { answer, asStaff } from "../../../http/answer.ts";
import { pageAnswer, pageOf } from "../lists/paging.ts";
import { auditLog } from "./tables.ts";

function present(row: typeof auditLog.$inferSelect): AuditEntry {
  return {
    id: row.id,
    at: row.at.toISOString(),
    staff_id: row.staffId,
    staff_name: row.staffName,
    action: row.action,
    resource: row.resource,
    record_id: row.recordId,
    before: row.before,
    after: row.after,
  };
}

export const auditCalls = {
  list: answer(contract.list)
    .use(asStaff)
    .handler(async ({ input, context: { db } }) => {
      const { offset, limit, size } = pageOf(input);
      const { staff_id: staffId, resource, record_id: recordId, order } = input;
      const rows = await db
        .select()
        .from(auditLog)
        .where(
          and(
            staffId === undefined ? undefined : eq(auditLog.staffId, staffId),
            resource ? eq(auditLog.resource, resource) : undefined,
            recordId ? eq(auditLog.recordId, recordId) : undefined,
          ),
        )
        .orderBy(order === "asc" ? asc(auditLog.id) : desc(auditLog.id))
        .offset(offset)
        .limit(limit);
      return pageAnswer(rows, size, present);
    }),

  find: answer(contract.find)
    .use(asStaff)
    .handler(async ({ input, context: { db } }) => {
      const [row] = await db.select().from(auditLog).where(eq(auditLog.id, input.id));
      if (!row) throw refusal("not-found");
      return present(row);
    }),
};
