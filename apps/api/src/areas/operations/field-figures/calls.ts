import { consoleFieldFigures } from "@jdj/contract/console/field-figures";
import { fieldFigures as contract } from "@jdj/contract/operations/field-figures";
import { calendarDate } from "../../../app-context.ts";
import { answer, asStaff } from "../../../http/answer.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import { pageAnswer, pageOf } from "../../staff/lists/paging.ts";
import { listFieldFigures } from "./list-figures.ts";
import { recordVisit } from "./record-visit.ts";

/** The calls of the figures of real visits. */
export const fieldFigureCalls = {
  report: answer(contract.report).handler(async ({ input, context }) => {
    await consumeRateLimit(limits.fieldFigures, context.caller.address, context);
    return { received: await recordVisit(context.db, input, calendarDate(context.now)) };
  }),
};

export const consoleFieldFigureCalls = {
  list: answer(consoleFieldFigures.list)
    .use(asStaff)
    .handler(async ({ input, context: { db, now } }) => {
      const { offset, limit, size } = pageOf(input);
      const figures = await listFieldFigures(db, input, calendarDate(now));
      return pageAnswer(figures.slice(offset, offset + limit), size, (figure) => figure);
    }),
};
