import { refusal } from "@jdj/contract/call/refusals";
import { completion as contract } from "@jdj/contract/notebook/completion";
import { eq } from "drizzle-orm";
import { answer, asCustomer, type CustomerContext } from "../../../http/answer.ts";
import { rememberForCaller } from "../../../http/remember-for-caller.ts";
import { customers } from "../../identity/users/tables.ts";
import { currentEventFor } from "../events/event-for-caller.ts";
import type { EventWithType } from "../events/queries.ts";
import { asVerifiedCustomerPrefetchingEvent, withEvent } from "../events/with-event.ts";
import { completionOf } from "./completion.ts";
import { factsOf } from "./facts.ts";

/** The frame of each page, « En bref » and the advice before sending cards ask. */
const factsFor = rememberForCaller(({ id }: EventWithType) => String(id), factsOf);

export const completionCalls = {
  percentage: answer(contract.percentage)
    .use(asCustomer)
    .handler(async ({ input, context }) => {
      const { customer } = context.actor;
      if (customer.id !== input.customerId) throw refusal("not-found");
      return { success: true, ...(await storeCompletion(context)) };
    }),

  begun: answer(contract.begun)
    .use(asVerifiedCustomerPrefetchingEvent)
    .use(withEvent)
    .handler(async ({ context }) => {
      const facts = await factsFor.find(context, context.event);
      return {
        summary: facts.questions === 0 || facts.answers > 0,
        committee: facts.committeePlaces === 0 || facts.committeeMembers > 0,
        asks_planned_guests: facts.asksPlanned,
        planned_guests: facts.plannedRange,
      };
    }),
};

/**
 * Computes how much of a customer's current notebook is filled in, 0 without an event. Every page of
 * the notebook asks; it is stored only when it has changed.
 */
async function storeCompletion(
  context: Pick<CustomerContext, "db" | "caller" | "actor">,
): Promise<ReturnType<typeof completionOf>> {
  const { db, actor } = context;
  const event = await currentEventFor(context, actor.customer.id);
  const completion = event
    ? completionOf(await factsFor.find(context, event))
    : { percentage: 0, sections: [] };
  if (actor.customer.completionPercent !== completion.percentage) {
    await db
      .update(customers)
      .set({ completionPercent: completion.percentage })
      .where(eq(customers.id, actor.customer.id));
  }
  return completion;
}
