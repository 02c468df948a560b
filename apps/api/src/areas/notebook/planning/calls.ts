import { type FieldErrors, fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { may } from "@jdj/contract/call/sharing-policy";
import { notebookMessages } from "@jdj/contract/notebook/messages";
import { planning as contract } from "@jdj/contract/notebook/planning";
import { calendarDate } from "../../../app-context.ts";
import { answer, asVerifiedCustomer } from "../../../http/answer.ts";
import {
  asVerifiedCustomerPrefetchingEvent,
  withEvent,
  withEventOfRows,
} from "../events/with-event.ts";
import { saveOwnLines } from "../own-lines/save-own-lines.ts";
import { openFeed } from "./open-feed.ts";
import { planningTasksStore } from "./own-tasks.ts";
import { presentPlanning } from "./present.ts";
import { listPlanning } from "./queries.ts";
import { savePlanning } from "./save-planning.ts";
import { taskDateError } from "./task-dates.ts";

export const planningCalls = {
  planningsByEvent: answer(contract.planningsByEvent)
    .use(asVerifiedCustomerPrefetchingEvent)
    .use(withEvent)
    .handler(async ({ context: { db, event } }) => {
      return presentPlanning(await listPlanning(db, event), event);
    }),

  savePlannings: answer(contract.savePlannings)
    .use(asVerifiedCustomer)
    .use(withEventOfRows)
    .handler(async ({ input, context }) => {
      const { actor, event } = context;
      const planning = await savePlanning(context, event, input);
      return {
        success: true,
        message: notebookMessages.saved,
        customer_id: actor.customer.id,
        data: presentPlanning(planning, event),
      };
    }),

  planningFeed: answer(contract.planningFeed)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input, context }) => {
      const { event } = context;
      const renew = input.renew === true;
      if (renew && !may(event.role, "planning:write")) throw refusal("not-allowed");
      return { success: true, address: await openFeed(context, event, renew) };
    }),

  saveOwnTasks: answer(contract.saveOwnTasks)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input, context }) => {
      const { actor, event } = context;
      const today = calendarDate(context.now);
      const errors: FieldErrors = {};
      for (const [index, change] of input.lines.entries()) {
        const day = "end_date" in change ? change.end_date : null;
        const error = day === null ? null : taskDateError(day, event, today);
        if (error !== null) errors[`lines.${index}.end_date`] = [error];
      }
      if (Object.keys(errors).length > 0) throw fieldRefusal(errors);
      await saveOwnLines(context, event, input.lines, planningTasksStore);
      return {
        success: true,
        message: notebookMessages.saved,
        customer_id: actor.customer.id,
      };
    }),
};
