import { refusal } from "@jdj/contract/call/refusals";
import { notebookMessages } from "@jdj/contract/notebook/messages";
import { summary as contract } from "@jdj/contract/notebook/summary";
import { answer, asVerifiedCustomer } from "../../../http/answer.ts";
import { codeOfLabel } from "../event-types/code-of-label.ts";
import { setsOf } from "../event-types/templates/by-type.ts";
import { ownEventOfRows } from "../events/own-event-of-rows.ts";
import { currentEvent, ownEvent } from "../events/queries.ts";
import { presentQuestion, presentSummary } from "./present.ts";
import { listSummary } from "./queries.ts";
import { saveSummary } from "./save-summary.ts";

export const summaryCalls = {
  summariesByEvent: answer(contract.summariesByEvent)
    .use(asVerifiedCustomer)
    .handler(async ({ input, context: { db, actor, need } }) => {
      const event = await ownEvent(db, actor.customer.id, input.eventId, need);
      return presentSummary(await listSummary(db, event));
    }),

  saveSummaries: answer(contract.saveSummaries)
    .use(asVerifiedCustomer)
    .handler(async ({ input, context }) => {
      const { customer } = context.actor;
      const event = await ownEventOfRows(context.db, customer.id, input, context.need);
      const answered = await saveSummary(context, event, input);
      return {
        success: true,
        message: notebookMessages.saved,
        customer_id: customer.id,
        data: presentSummary(answered),
      };
    }),

  summaryByLabel: answer(contract.summaryByLabel)
    .use(asVerifiedCustomer)
    .handler(async ({ input, context: { db, actor, need } }) => {
      const event =
        input.event_id === undefined
          ? await currentEvent(db, actor.customer.id, need)
          : await ownEvent(db, actor.customer.id, input.event_id, need);
      const asked = await listSummary(db, event);
      const first = setsOf(event.type.code)?.summary ?? [];
      const code = codeOfLabel(
        input.label,
        [
          ...asked.map(({ question }) => question),
          ...first.flatMap((group) => group.questions),
        ].map(({ code, content: name }) => ({ code, name })),
      );
      const meant = asked.find(({ question }) => question.code === code);
      if (!meant) throw refusal("not-found");
      return presentQuestion(meant);
    }),
};
