import { cardFacts as contract } from "@jdj/contract/campaigns/card-facts";
import { answer, asVerifiedCustomer } from "../../../http/answer.ts";
import { withEvent } from "../../notebook/events/with-event.ts";
import { findCardFacts } from "./find-card-facts.ts";
import { saveCardFacts } from "./save-card-facts.ts";

export const cardFactsCalls = {
  facts: answer(contract.facts)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(({ context }) => findCardFacts(context, context.event)),

  save: answer(contract.save)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input: { eventId: _, ...typed }, context }) => {
      const event = await saveCardFacts(context, context.event, typed);
      return { success: true as const, data: await findCardFacts(context, event) };
    }),
};
