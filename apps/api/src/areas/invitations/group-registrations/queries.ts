import { eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { preparedQuery, type Values } from "../../../database/prepared-query.ts";
import type { CallContext } from "../../../http/answer.ts";
import { refuseDeleted } from "../../notebook/events/refuse-deleted.ts";
import { events } from "../../notebook/events/tables.ts";
import { rankOf } from "../../notebook/group-links/queries.ts";
import { peopleNow, stateNow } from "../../notebook/group-links/seats.ts";
import { groupLinks, groupRegistrations } from "../../notebook/group-links/tables.ts";
import { guests } from "../../notebook/guests/tables.ts";
import { refuseGuessedToken } from "../rsvp/refuse-guessed-token.ts";

type TokenValues = Values<{ token: string }>;

const selectGroup = preparedQuery("group-by-token", (db, { token }: TokenValues) =>
  db
    .select({ link: groupLinks, event: events })
    .from(groupLinks)
    .innerJoin(events, eq(events.id, groupLinks.eventId))
    .where(eq(groupLinks.token, token)),
);

/** A group by the token of its link; an unknown one is counted. @throws not-found, event-gone, too-many-requests */
export async function findGroup(context: CallContext, token: string) {
  const [row] = await selectGroup(context.db, { token });
  const found = row ?? (await refuseGuessedToken(context));
  refuseDeleted(found.event);
  return found;
}

const selectRegistration = preparedQuery("group-registration", (db, { token }: TokenValues) =>
  db
    .select({
      registration: groupRegistrations,
      state: stateNow,
      people: peopleNow,
      link: groupLinks,
      event: events,
    })
    .from(groupRegistrations)
    .innerJoin(groupLinks, eq(groupLinks.id, groupRegistrations.linkId))
    .innerJoin(events, eq(events.id, groupLinks.eventId))
    .leftJoin(guests, eq(guests.id, groupRegistrations.guestId))
    .where(eq(groupRegistrations.token, token)),
);

/** A registration by the token of its own page; an unknown one is counted. @throws not-found, event-gone, too-many-requests */
export async function findOwnRegistration(context: CallContext, token: string) {
  const [row] = await selectRegistration(context.db, { token });
  const found = row ?? (await refuseGuessedToken(context));
  refuseDeleted(found.event);
  return found;
}

/** Where somebody is on the waiting list of their group, from 1. */
export async function findRank(db: Database, id: number): Promise<number> {
  const [row] = await db
    .select({ rank: rankOf })
    .from(groupRegistrations)
    .where(eq(groupRegistrations.id, id));
  return row?.rank ?? 1;
}
