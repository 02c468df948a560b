import { and, eq, ne } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { customers } from "../../identity/users/tables.ts";
import { findCurrentEvent } from "../events/queries.ts";
import { completionOf } from "./completion.ts";
import { factsOf } from "./facts.ts";

/** Works out how much of a customer's current notebook is filled in, and stores it; 0 without an event. */
export async function storeCompletion(
  { db }: RequestContext,
  customerId: number,
): Promise<ReturnType<typeof completionOf>> {
  const event = await findCurrentEvent(db, customerId);
  const completion = event
    ? completionOf(await factsOf(db, event))
    : { percentage: 0, sections: [] };
  await db
    .update(customers)
    .set({ completionPercent: completion.percentage })
    .where(
      // Told at every page of the notebook, and seldom another.
      and(eq(customers.id, customerId), ne(customers.completionPercent, completion.percentage)),
    );
  return completion;
}
