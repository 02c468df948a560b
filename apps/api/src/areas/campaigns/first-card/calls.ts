import { firstCard as contract } from "@jdj/contract/campaigns/first-card";
import { answer, asVerifiedCustomer } from "../../../http/answer.ts";
import { withEvent } from "../../notebook/events/with-event.ts";
import { findFirstCard } from "./find-first-card.ts";
import { saveFirstCard } from "./save-first-card.ts";

export const firstCardCalls = {
  facts: answer(contract.facts)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(({ context }) => findFirstCard(context, context.event)),

  save: answer(contract.save)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input: { eventId: _, ...typed }, context }) => {
      const event = await saveFirstCard(context, context.event, typed);
      return { success: true as const, data: await findFirstCard(context, event) };
    }),
};
