import { and, asc, isNotNull, isNull, sql } from "drizzle-orm";
import { calendarDate, type RequestContext } from "../../app-context.ts";
import type { Database } from "../../database/connect.ts";
import { noticeChoices } from "../identity/notices/choices/tables.ts";
import { customers, users } from "../identity/users/tables.ts";
import { events } from "../notebook/events/tables.ts";
import { eventMembers } from "../notebook/sharing/tables.ts";
import { type LetterWeek, letterWeekAt } from "./letter-week.ts";
import { notebookLetters } from "./tables.ts";

/** How many events are taken up in one transaction. */
const BATCH = 200;

/** Where a turn stands in the events: by their date, then by their number. */
interface Place {
  date: string;
  id: number;
}

/**
 * Takes up the letters of a week: one for each member of each event to come. A letter is claimed in the
 * transaction that enqueues it, by a row that moves on with the weeks, so processes that meet, a restart
 * and a second turn send none twice.
 */
export async function startLetters(context: RequestContext): Promise<void> {
  const { db, now, settings, jobs } = context;
  const week = letterWeekAt(now);
  if (week === null || settings.closedServices.includes("mail")) return;
  let place: Place | null = { date: calendarDate(now), id: Number.MAX_SAFE_INTEGER };
  while (place !== null && !jobs.isStopping()) {
    const found = await listEventsAfter(db, place);
    if (found.length > 0)
      await claimLetters(
        context,
        week,
        found.map(({ id }) => id),
      );
    const last = found.at(-1);
    place = last?.date != null && found.length === BATCH ? { date: last.date, id: last.id } : null;
  }
}

/** The next events that are to take place, in the order of their dates. */
function listEventsAfter(db: Database, { date, id }: Place) {
  return db
    .select({ id: events.id, date: events.weddingDate })
    .from(events)
    .where(
      and(
        sql`${events.weddingDate} >= ${date}`,
        sql`(${events.weddingDate}, ${events.id}) > (${date}::date, ${id}::bigint)`,
        isNull(events.deletedAt),
        isNull(events.cancelledAt),
      ),
    )
    .orderBy(asc(events.weddingDate), asc(events.id))
    .limit(BATCH);
}

/** Claims the letters of some events to their members who want them, and enqueues each. */
async function claimLetters(
  { db, jobs }: RequestContext,
  { week, opensAt }: LetterWeek,
  eventIds: readonly number[],
): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ event_id: string; customer_id: string }>(sql`
      insert into ${notebookLetters} (event_id, customer_id, week)
      select ${eventMembers.eventId}, ${eventMembers.customerId}, ${week}::date
      from ${eventMembers}
      join ${customers} on ${customers.id} = ${eventMembers.customerId}
      join ${users} on ${users.id} = ${customers.userId}
      where ${eventMembers.eventId} = any(${sql.param(eventIds)}::bigint[])
        and ${eventMembers.createdAt} < ${opensAt.toISOString()}::timestamptz and ${mayGetLetters}
      on conflict (event_id, customer_id) do update set week = excluded.week
      where notebook_letters.week < excluded.week
      returning event_id, customer_id`);
    for (const row of rows)
      await jobs.enqueue(tx, "send-letter", {
        ...{ eventId: Number(row.event_id), customerId: Number(row.customer_id), week },
      });
  });
}

/** The members of events who get letters: with a proven address and an open account, the event in their list. */
export const mayGetLetters = and(
  isNull(eventMembers.archivedAt),
  isNull(customers.archivedAt),
  isNull(customers.erasesAt),
  isNull(users.archivedAt),
  isNotNull(users.emailVerifiedAt),
  sql`not exists (select from ${noticeChoices} where ${noticeChoices.userId} = ${users.id} and ${noticeChoices.kind} = 'letter' and ${noticeChoices.email} = 'never')`,
);
