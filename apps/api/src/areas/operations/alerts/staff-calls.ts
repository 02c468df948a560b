import { operatorLogs } from "@jdj/contract/console/operator-logs";
import { desc } from "drizzle-orm";
import { answer, asStaff } from "../../../http/answer.ts";
import { pageAnswer, pageOf } from "../../staff/lists/paging.ts";
import { operatorAlerts } from "./tables.ts";

export const operatorAlertCalls = {
  alerts: answer(operatorLogs.alerts)
    .use(asStaff)
    .handler(async ({ input, context: { db } }) => {
      const { offset, limit, size } = pageOf(input);
      const rows = await db
        .select()
        .from(operatorAlerts)
        .orderBy(desc(operatorAlerts.id))
        .offset(offset)
        .limit(limit);
      return pageAnswer(rows, size, ({ id, detail, count, createdAt }) => ({
        ...{ id, detail, count },
        created_at: createdAt.toISOString(),
      }));
    }),
};
