import { consoleWhatsAppCosts as contract } from "@jdj/contract/console/whatsapp-costs";
import { calendarDate } from "../../../../app-context.ts";
import { answer, asStaff } from "../../../../http/answer.ts";
import { pageOf } from "../../../staff/lists/paging.ts";
import { monthStart } from "./present-costs.ts";
import { listCountryCosts, listMonthCosts } from "./queries.ts";

export const whatsAppCostCalls = {
  list: answer(contract.list)
    .use(asStaff)
    .handler(async ({ input, context: { db, now } }) => {
      const { offset, size } = pageOf(input);
      const rows = await listCountryCosts(db, monthStart(input.month ?? calendarDate(now)));
      return { items: rows.slice(offset, offset + size), has_more: rows.length > offset + size };
    }),

  months: answer(contract.months)
    .use(asStaff)
    .handler(async ({ context: { db, now } }) => ({
      items: await listMonthCosts(db, calendarDate(now)),
      has_more: false,
    })),
};
