import { refusal } from "@jdj/contract/call/refusals";
import { notebookMessages } from "@jdj/contract/notebook/messages";
import { planning as contract } from "@jdj/contract/notebook/planning";
import { may } from "@jdj/contract/notebook/sharing-policy";
import { answer, asVerifiedCustomer } from "../../../http/answer.ts";
import { ownEventOfRows } from "../events/own-event-of-rows.ts";
import { ownEvent } from "../events/queries.ts";
import { openFeed } from "./open-feed.ts";
import { presentPlanning } from "./present.ts";
import { listPlanning } from "./queries.ts";
import { savePlanning } from "./save-planning.ts";

export const planningCalls = {
  planningsByEvent: answer(contract.planningsByEvent)
    .use(asVerifiedCustomer)
    .handler(async ({ input, context: { db, actor, need } }) => {
      const event = await ownEvent(db, actor.customer.id, input.eventId, need);
      return presentPlanning(await listPlanning(db, event), event);
    }),

  savePlannings: answer(contract.savePlannings)
    .use(asVerifiedCustomer)
    .handler(async ({ input, context }) => {
      const { customer } = context.actor;
      const event = await ownEventOfRows(context.db, customer.id, input, context.need);
      const planning = await savePlanning(context, event, input);
      return {
        success: true,
        message: notebookMessages.saved,
        customer_id: customer.id,
        data: presentPlanning(planning, event),
      };
    }),

  planningFeed: answer(contract.planningFeed)
    .use(asVerifiedCustomer)
    .handler(async ({ input, context }) => {
      const event = await ownEvent(
        context.db,
        context.actor.customer.id,
        input.event_id,
        context.need,
      );
      const renew = input.renew === true;
      if (renew && !may(event.role, "planning:write")) throw refusal("not-allowed");
      return { success: true, address: await openFeed(context, event, renew) };
    }),
};
