import { and, asc, count, eq, isNull, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { preparedQuery, preparedStatement, type Values } from "../../../database/prepared-query.ts";
import { eventCards, rsvpSettings } from "../../campaigns/cards/tables.ts";
import { groupLinks, groupRegistrations } from "../../notebook/group-links/tables.ts";
import { guestCategories } from "../../notebook/guest-categories/tables.ts";
import { byName } from "../../notebook/guests/guest.ts";
import { byFoldedName, guestColumns } from "../../notebook/guests/queries.ts";
import { answerChanges, guests } from "../../notebook/guests/tables.ts";
import { checkIns } from "../check-in/tables.ts";
import { firstSettings, type RsvpSettings } from "../rsvp/invitation.ts";
import { guestRsvps, joinRequests } from "../rsvp/tables.ts";

type EventValues = Values<{ eventId: number }>;

const selectSettings = preparedQuery("rsvp-settings", (db, { eventId }: EventValues) =>
  db.select().from(rsvpSettings).where(eq(rsvpSettings.eventId, eventId)),
);

/** How the guests of an event answer; what holds at first while nothing was saved. */
export async function findSettings(db: Database, eventId: number): Promise<RsvpSettings> {
  const [row] = await selectSettings(db, { eventId });
  return row ?? firstSettings;
}

function selectGuestsWithAnswers(db: Database) {
  return db
    .select({
      guest: { ...guestColumns, answeredAt: guests.answeredAt },
      category: guestCategories.name,
      rsvp: guestRsvps,
      arrivedAt: checkIns.at,
    })
    .from(guests)
    .innerJoin(guestCategories, eq(guestCategories.id, guests.categoryId))
    .leftJoin(guestRsvps, eq(guestRsvps.guestId, guests.id))
    .leftJoin(checkIns, and(eq(checkIns.guestId, guests.id), isNull(checkIns.cancelledAt)));
}

/** The guests of an event with what they answered and when they were let in, by name. */
export async function listGuestsWithAnswers(db: Database, eventId: number) {
  const rows = await selectGuestsWithAnswers(db).where(eq(guests.eventId, eventId));
  return rows.sort((a, b) => byName(a.guest, b.guest));
}

/** A guest with their answer. */
export type GuestWithAnswer = Awaited<ReturnType<typeof listGuestsWithAnswers>>[number];

const selectGuestWithAnswer = preparedQuery(
  "guest-with-answer",
  (db, { guestId }: Values<{ guestId: number }>) =>
    selectGuestsWithAnswers(db).where(eq(guests.id, guestId)),
);

/** A guest with what they answered and when they were let in; null when there is none. */
export async function findGuestWithAnswer(
  db: Database,
  guestId: number,
): Promise<GuestWithAnswer | null> {
  const [row] = await selectGuestWithAnswer(db, { guestId });
  return row ?? null;
}

/** Which guests of an event are listed: those of one answer, or all. */
interface Listed {
  eventId: number;
  answer?: GuestWithAnswer["guest"]["answer"] | undefined;
}

const isListed = ({ eventId, answer }: Listed) =>
  and(eq(guests.eventId, eventId), answer && eq(guests.answer, answer));

/** How many guests are listed. */
export async function countListed(db: Database, listed: Listed): Promise<number> {
  const [row] = await db.select({ count: count() }).from(guests).where(isListed(listed));
  return row?.count ?? 0;
}

/** Some of the listed guests, by name. */
export function listSomeGuests(
  db: Database,
  listed: Listed,
  { limit, offset }: { limit: number; offset: number },
): Promise<GuestWithAnswer[]> {
  return selectGuestsWithAnswers(db)
    .where(isListed(listed))
    .orderBy(...byFoldedName)
    .limit(limit)
    .offset(offset);
}

type AlikeValues = Values<{ eventId: number; textIds: readonly string[] }>;

const selectAlike = preparedQuery("alike-guests", (db, { eventId, textIds }: AlikeValues) => {
  const replies = sql<Record<string, string[]> | null>`
    case when ${guests.answer} = 'yes' then coalesce(${guestRsvps.replies}, '{}') - ${textIds}::text[] end`;
  return db
    .select({
      answer: guests.answer,
      companions: guests.companions,
      invitedTo: guestRsvps.invitedTo,
      comesTo: guestRsvps.comesTo,
      replies,
      times: count(),
      arrived: sql<number>`coalesce(sum(${checkIns.people}), 0)`.mapWith(Number),
    })
    .from(guests)
    .leftJoin(guestRsvps, eq(guestRsvps.guestId, guests.id))
    .leftJoin(checkIns, and(eq(checkIns.guestId, guests.id), isNull(checkIns.cancelledAt)))
    .where(eq(guests.eventId, eventId))
    .groupBy(sql`1, 2, 3, 4, 5`);
});

/**
 * The guests of an event by what they answered: those who answered alike are one row.
 * @param textIds the questions whose replies are texts, which do not count
 */
export function listAlike(db: Database, eventId: number, textIds: readonly number[]) {
  return selectAlike(db, { eventId, textIds: textIds.map(String) });
}

/** Guests who answered alike. */
export type AlikeGuests = Awaited<ReturnType<typeof listAlike>>[number];

const selectDayChanges = preparedQuery("answers-by-day", (db, { eventId }: EventValues) => {
  const changes = db
    .select({
      date: sql<string>`(${answerChanges.at} at time zone 'UTC')::date::text`.as("date"),
      answer: answerChanges.answer,
      before: sql`lag(${answerChanges.answer}) over (
        partition by ${answerChanges.guestId} order by ${answerChanges.at}, ${answerChanges.id})`.as(
        "before",
      ),
    })
    .from(answerChanges)
    .innerJoin(guests, eq(guests.id, answerChanges.guestId))
    .where(eq(guests.eventId, eventId))
    .as("changes");
  const more = (answer: "yes" | "no") =>
    sql<number>`count(*) filter (where ${changes.answer} = ${sql.raw(`'${answer}'`)}) - count(*) filter (where ${changes.before} = ${sql.raw(`'${answer}'`)})`.mapWith(
      Number,
    );
  return db
    .select({ date: changes.date, yes: more("yes"), no: more("no") })
    .from(changes)
    .groupBy(changes.date)
    .orderBy(changes.date);
});

/** By how many the answers of each day (Abidjan, which is UTC) changed the yes and the no, oldest first. */
export function listDayChanges(db: Database, eventId: number) {
  return selectDayChanges(db, { eventId });
}

/** A text that a guest wrote to a question, and how many guests wrote to it. */
interface Written {
  questionId: number;
  guestId: number;
  name: string;
  text: string;
  count: number;
}

/** What guests wrote to some questions: of each the first texts by name. @param most how many of each */
export async function listWritten(
  db: Database,
  eventId: number,
  { questionIds, most }: { questionIds: readonly number[]; most: number },
): Promise<Written[]> {
  if (questionIds.length === 0) return [];
  const question = sql`questions.id`;
  const text = sql<string>`${guestRsvps.replies} -> ${question}::text ->> 0`;
  const inQuestion = sql`partition by ${question}`;
  const written = db
    .select({
      questionId: sql<number>`${question}`.mapWith(Number).as("question_id"),
      guestId: sql<number>`${guests.id}`.mapWith(Number).as("guest_id"),
      name: sql<string>`${guests.givenNames} || ' ' || ${guests.lastName}`.as("name"),
      text: text.as("text"),
      count: sql<number>`count(*) over (${inQuestion})`.mapWith(Number).as("count"),
      rank: sql<number>`row_number() over (${inQuestion} order by ${sql.join(byFoldedName, sql`, `)})`.as(
        "rank",
      ),
    })
    .from(guests)
    .innerJoin(guestRsvps, eq(guestRsvps.guestId, guests.id))
    .innerJoin(sql`unnest(${sql.param([...questionIds])}::bigint[]) as questions(id)`, sql`true`)
    .where(and(eq(guests.eventId, eventId), sql`${text} <> ''`))
    .as("written");
  return db
    .select({
      questionId: written.questionId,
      guestId: written.guestId,
      name: written.name,
      text: written.text,
      count: written.count,
    })
    .from(written)
    .where(sql`${written.rank} <= ${most}`)
    .orderBy(written.questionId, written.rank);
}

const selectRequests = preparedQuery("join-requests", (db, { eventId }: EventValues) =>
  db
    .select({ request: joinRequests, known: guests })
    .from(joinRequests)
    .leftJoin(
      guests,
      and(eq(guests.eventId, joinRequests.eventId), eq(guests.phone1, joinRequests.phone1)),
    )
    .where(and(eq(joinRequests.eventId, eventId), eq(joinRequests.isRefused, false)))
    .orderBy(asc(joinRequests.askedAt), asc(joinRequests.id)),
);

/** Those who added themselves and wait for a decision, the oldest first, with the guest of the same phone. */
export function listRequests(db: Database, eventId: number) {
  return selectRequests(db, { eventId });
}

/** How many registered with a group of an event and wait for its hosts, as a part of a query. */
const pendingInGroups = (eventId: SQLWrapper) => sql<number>`(
  select count(*) from ${groupLinks}
  join ${groupRegistrations} on ${groupRegistrations.linkId} = ${groupLinks.id}
  where ${groupLinks.eventId} = ${eventId} and ${groupRegistrations.state} = 'pending')`;

/** How many added themselves, by the public card or a group's link, and wait for a decision, as a column of another query. */
export function requestCount(eventId: SQLWrapper) {
  return sql<number>`((select count(*) from ${joinRequests}
    where ${joinRequests.eventId} = ${eventId} and not ${joinRequests.isRefused})
    + ${pendingInGroups(eventId)})`.mapWith(Number);
}

const selectRequestCount = preparedStatement<
  { eventId: number },
  { requests: number; in_groups: number }
>(
  "request-count",
  ({ eventId }) => sql`
    select ${requestCount(eventId)}::int as requests, ${pendingInGroups(eventId)}::int as in_groups`,
);

/** How many added themselves and wait for a decision, and how many of them by the links of groups. */
export async function countRequests(
  db: Database,
  eventId: number,
): Promise<{ requests: number; inGroups: number }> {
  const [row] = await selectRequestCount(db, { eventId });
  return { requests: row?.requests ?? 0, inGroups: row?.in_groups ?? 0 };
}

const selectOwnCard = preparedQuery("own-card", (db, { eventId }: EventValues) =>
  db
    .select()
    .from(eventCards)
    .where(and(eq(eventCards.eventId, eventId), isNull(eventCards.campaignId))),
);

/** The public card of the event itself, or null until one is opened. */
export async function findOwnCard(db: Database, eventId: number) {
  const [card] = await selectOwnCard(db, { eventId });
  return card ?? null;
}
