import { and, count, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import type { Moment } from "../../../world.ts";
import { customers } from "../../accounts/users/tables.ts";
// The cards are the last section of the notebook (spec 2 §1), and the only thing above it that it asks about.
import { messages, recipients } from "../../cards/messages/tables.ts";
import { celebratedPersons } from "../couple/tables.ts";
import { celebratedRoles } from "../event-types/tables.ts";
import { type EventWithType, findCurrentEvent } from "../events/queries.ts";
import { guests } from "../guests/tables.ts";
import { completionPercent, type NotebookFacts } from "./completion.ts";

async function factsOf(db: Database, event: EventWithType): Promise<NotebookFacts> {
  const [[places], [persons], [guestList], [sent]] = await Promise.all([
    db
      .select({ of: count() })
      .from(celebratedRoles)
      .where(eq(celebratedRoles.eventTypeId, event.eventTypeId)),
    db
      .select({ of: count() })
      .from(celebratedPersons)
      .where(eq(celebratedPersons.eventId, event.id)),
    db.select({ of: count() }).from(guests).where(eq(guests.eventId, event.id)),
    db
      .select({ of: count() })
      .from(recipients)
      .innerJoin(messages, eq(messages.id, recipients.messageId))
      .where(and(eq(messages.eventId, event.id), eq(recipients.state, "sent"))),
  ]);
  return {
    places: places?.of ?? 0,
    persons: persons?.of ?? 0,
    hasEventDate: event.weddingDate !== null,
    guests: guestList?.of ?? 0,
    hasSentCards: (sent?.of ?? 0) > 0,
  };
}

/** Works out how much of a customer's current notebook is filled in, 0 to 100, and stores it; 0 without an event. */
export async function storeCompletion({ db }: Moment, customerId: number): Promise<number> {
  const event = await findCurrentEvent(db, customerId);
  const percent = event ? completionPercent(await factsOf(db, event)) : 0;
  await db
    .update(customers)
    .set({ completionPercent: percent })
    .where(eq(customers.id, customerId));
  return percent;
}
