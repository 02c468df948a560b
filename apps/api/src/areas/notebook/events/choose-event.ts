import { refusal } from "@jdj/contract/glue/refusals";
import { and, eq, ne } from "drizzle-orm";
import type { Moment } from "../../../world.ts";
import { customers } from "../../accounts/users/tables.ts";
import { events } from "./tables.ts";

/**
 * Makes one of a customer's events the current one, and no other.
 * @throws not-found for another's event and a missing one alike
 */
export async function chooseEvent(
  { db }: Moment,
  customerId: number,
  eventId: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    // Two choices at once come one after the other: each would else unseat the same event.
    await tx.select().from(customers).where(eq(customers.id, customerId)).for("update");
    await tx
      .update(events)
      .set({ isCurrent: false })
      .where(and(eq(events.customerId, customerId), events.isCurrent, ne(events.id, eventId)));
    const chosen = await tx
      .update(events)
      .set({ isCurrent: true })
      .where(and(eq(events.customerId, customerId), eq(events.id, eventId)))
      .returning({ id: events.id });
    if (chosen.length === 0) throw refusal("not-found");
  });
}
