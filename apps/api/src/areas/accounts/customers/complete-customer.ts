import { and, eq, isNull } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { CustomerActor } from "../../identity/sessions/queries.ts";
import { customers, users } from "../../identity/users/tables.ts";
import { currentOwnEvent } from "../../notebook/events/queries.ts";
import { events } from "../../notebook/events/tables.ts";

/** The fields of the second call of a registration; a missing field keeps its value. */
interface Completion {
  civility?: "M" | "Mme" | "Mlle" | undefined;
  last_name: string;
  given_names: string;
  dob?: string | null | undefined;
  wedding_date?: string | null | undefined;
}

/** Completes the customer's own record. A repeated call with the same values changes nothing. */
export async function completeCustomer(
  { db }: RequestContext,
  { user, customer }: CustomerActor,
  completion: Completion,
): Promise<{ id: number }> {
  await db.transaction(async (tx) => {
    await tx
      .update(users)
      .set({ lastName: completion.last_name, givenNames: completion.given_names })
      .where(eq(users.id, user.id));
    await tx
      .update(customers)
      .set({
        civility: completion.civility ?? customer.civility,
        dob: completion.dob ?? customer.dob,
      })
      .where(eq(customers.id, customer.id));
    if (completion.wedding_date)
      await tx
        .update(events)
        .set({ weddingDate: completion.wedding_date })
        .where(and(eq(events.id, currentOwnEvent(tx, customer.id)), isNull(events.weddingDate)));
  });
  return { id: customer.id };
}
