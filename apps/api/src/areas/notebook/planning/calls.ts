import { refusal } from "@jdj/contract/call/refusals";
import { may } from "@jdj/contract/call/sharing-policy";
import { notebookMessages } from "@jdj/contract/notebook/messages";
import { planning as contract } from "@jdj/contract/notebook/planning";
import { answer, asVerifiedCustomer } from "../../../http/answer.ts";
import { withEvent, withEventOfRows } from "../events/with-event.ts";
import { openFeed } from "./open-feed.ts";
import { presentPlanning } from "./present.ts";
import { listPlanning } from "./queries.ts";
import { savePlanning } from "./save-planning.ts";

export const planningCalls = {
  planningsByEvent: answer(contract.planningsByEvent)
    .use(asVerifiedCustomer)
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
};
