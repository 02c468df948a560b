import { refusal } from "@jdj/contract/call/refusals";
import { notebookMessages } from "@jdj/contract/notebook/messages";
import { summary as contract } from "@jdj/contract/notebook/summary";
import { answer, asVerifiedCustomer } from "../../../http/answer.ts";
import { codeOfLabel } from "../event-types/code-of-label.ts";
import { templateOf } from "../event-types/templates/by-type.ts";
import {
  asVerifiedCustomerPrefetchingEvent,
  withEvent,
  withEventOfRows,
  withNamedOrCurrentEvent,
} from "../events/with-event.ts";
import { saveOwnLines } from "../own-lines/save-own-lines.ts";
import { summaryQuestionsStore } from "./own-questions.ts";
import { presentQuestion, presentSummary } from "./present.ts";
import { listQuestions, listSummary, withImages } from "./queries.ts";
import { saveSummary } from "./save-summary.ts";

export const summaryCalls = {
  summariesByEvent: answer(contract.summariesByEvent)
    .use(asVerifiedCustomerPrefetchingEvent)
    .use(withEvent)
    .handler(async ({ context: { db, event } }) => {
      return presentSummary(await listSummary(db, event));
    }),

  saveSummaries: answer(contract.saveSummaries)
    .use(asVerifiedCustomer)
    .use(withEventOfRows)
    .handler(async ({ input, context }) => {
      const { actor, event } = context;
      const answered = await saveSummary(context, event, input);
      return {
        success: true,
        message: notebookMessages.saved,
        customer_id: actor.customer.id,
        data: presentSummary(answered),
      };
    }),

  summaryByLabel: answer(contract.summaryByLabel)
    .use(asVerifiedCustomer)
    .use(withNamedOrCurrentEvent)
    .handler(async ({ input, context: { db, event } }) => {
      const asked = await listQuestions(db, event);
      const first = templateOf(event.type.code)?.summary ?? [];
      const code = codeOfLabel(
        input.label,
        [
          ...asked.map(({ question }) => question),
          ...first.flatMap((group) => group.questions),
        ].map(({ code, content: name }) => ({ code, name })),
      );
      const meant = asked.find(({ question }) => question.code === code);
      if (!meant) throw refusal("not-found");
      const [whole] = await withImages(db, [meant]);
      if (!whole) throw refusal("not-found");
      return presentQuestion(whole);
    }),

  saveOwnQuestions: answer(contract.saveOwnQuestions)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input, context }) => {
      const { actor, event } = context;
      await saveOwnLines(context, event, input.lines, summaryQuestionsStore);
      return {
        success: true,
        message: notebookMessages.saved,
        customer_id: actor.customer.id,
      };
    }),
};
