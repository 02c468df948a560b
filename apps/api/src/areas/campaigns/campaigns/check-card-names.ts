import { fieldRefusal } from "@jdj/contract/call/refusals";
import { type CardPlace, lackingNameErrors } from "@jdj/contract/campaigns/card-names";
import { eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { customers, users } from "../../identity/users/tables.ts";
import { hostsOf } from "../../notebook/couple/celebrated-persons.ts";
import { type Celebrated, listCelebrated } from "../../notebook/couple/queries.ts";
import { events } from "../../notebook/events/tables.ts";

/** A place as the rules of a card's names read it. */
export function cardPlace({ role, person }: Celebrated): CardPlace {
  return {
    id: role.id,
    name: role.name,
    optional: role.isOptional,
    givenNames: person?.givenNames ?? "",
  };
}

/**
 * Checks that a card bears a name. Where its host asked for that, everybody whom the event needs must
 * be named; otherwise the owner alone may stand for them, as on the cards of the historical API.
 * @throws 422 at `names.{id}`
 */
export async function checkCardNames(
  db: Database,
  eventId: number,
  { requireNames = false }: { requireNames?: boolean },
): Promise<void> {
  const [row] = await db
    .select({ eventTypeId: events.eventTypeId, givenNames: users.givenNames })
    .from(events)
    .innerJoin(customers, eq(customers.id, events.customerId))
    .innerJoin(users, eq(users.id, customers.userId))
    .where(eq(events.id, eventId));
  if (!row) return;
  const celebrated = await listCelebrated(db, { id: eventId, eventTypeId: row.eventTypeId });
  const people = celebrated.flatMap(({ role, person }) =>
    person ? [{ code: role.code, givenNames: person.givenNames }] : [],
  );
  const isNamed = hostsOf(people, row).hosts.length > 0;
  if (isNamed && !requireNames) return;
  const errors = lackingNameErrors(celebrated.map(cardPlace));
  if (Object.keys(errors).length > 0) throw fieldRefusal(errors);
}
