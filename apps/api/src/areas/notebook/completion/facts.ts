import { guestsToEnter } from "@jdj/contract/notebook/planned-guests";
import {
  and,
  count,
  eq,
  isNotNull,
  isNull,
  not,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { preparedQuery, type Values } from "../../../database/prepared-query.ts";
import { budgetGroups, budgetLines, eventBudgetLines } from "../budget/tables.ts";
import { type CeremonyFacts, heldOn, isPlanned } from "../ceremonies/ceremony.ts";
import { ceremonies, eventCeremonies } from "../ceremonies/tables.ts";
import { committeeMembers, committeeRoles } from "../committee/tables.ts";
import { celebratedPersons } from "../couple/tables.ts";
import { celebratedRoles } from "../event-types/tables.ts";
import { PLANNED_GUESTS } from "../event-types/templates/question-templates.ts";
import type { EventWithType } from "../events/queries.ts";
import { events } from "../events/tables.ts";
import { guests } from "../guests/tables.ts";
import { eventTasks, planningGroups, planningTasks } from "../planning/tables.ts";
import { eventAnswers, summaryGroups, summaryQuestions } from "../summary/tables.ts";
import type { NotebookFacts } from "./completion.ts";

type EventValues = Values<{ eventId: number; eventTypeId: number }>;

const selectFacts = preparedQuery("notebook-facts", (db, event: EventValues) =>
  db
    .select({
      ...countsOfTemplates(db, event),
      ceremonies: ceremoniesOf(db, event),
      guests: number(
        db.select({ of: count() }).from(guests).where(eq(guests.eventId, event.eventId)),
      ),
      planned: plannedOf(db, event),
      plannedQuestions: shownQuestions(db, event, eq(summaryQuestions.code, PLANNED_GUESTS)),
      cardsSentAt: events.cardsSentAt,
    })
    .from(events)
    .where(eq(events.id, event.eventId)),
);

/** The facts of an event, with the range of guests that was planned and whether it is asked for. */
type FactsOfEvent = NotebookFacts & { plannedRange: string | null; asksPlanned: boolean };

/**
 * What has been done of an event's notebook. Every page of it asks, so the database counts, in one
 * statement. Counts reveal nothing of a private line, and are the same for everyone.
 */
export async function factsOf(db: Database, event: EventWithType): Promise<FactsOfEvent> {
  const [counted] = await selectFacts(db, { eventId: event.id, eventTypeId: event.eventTypeId });
  if (!counted) throw new Error("The event has vanished");
  const { cardsSentAt, ceremonies: known, planned: range, plannedQuestions, ...counts } = counted;
  const planned = known.filter(isPlanned);
  return {
    ...counts,
    plannedGuests: guestsToEnter(range),
    plannedRange: range,
    asksPlanned: plannedQuestions > 0,
    hasEventDate: event.weddingDate !== null,
    plannedCeremonies: planned.length,
    placedCeremonies: planned.filter(
      (one) => one.held?.place != null && heldOn(one, event) !== null,
    ).length,
    hasSentCards: cardsSentAt !== null,
  };
}

/** The range of guests that was planned, null while the question is not answered. */
function plannedOf(db: Database, { eventId }: EventValues) {
  const response = db
    .select({ response: eventAnswers.response })
    .from(eventAnswers)
    .innerJoin(summaryQuestions, eq(summaryQuestions.id, eventAnswers.questionId))
    .where(and(eq(eventAnswers.eventId, eventId), eq(summaryQuestions.code, PLANNED_GUESTS)))
    .limit(1);
  return sql<string | null>`(${response})`;
}

/** How many questions are listed: one that staff archived stays where it was answered. */
function shownQuestions(db: Database, { eventId, eventTypeId }: EventValues, which: SQL) {
  return number(
    db
      .select({ of: count() })
      .from(summaryQuestions)
      .innerJoin(summaryGroups, eq(summaryGroups.id, summaryQuestions.groupId))
      .leftJoin(
        eventAnswers,
        and(eq(eventAnswers.questionId, summaryQuestions.id), eq(eventAnswers.eventId, eventId)),
      )
      .where(
        and(
          eq(summaryGroups.eventTypeId, eventTypeId),
          which,
          or(
            and(isNull(summaryQuestions.archivedAt), isNull(summaryGroups.archivedAt)),
            isNotNull(eventAnswers.response),
          ),
        ),
      ),
  );
}

/** The ceremonies, with what the rules of a planned and a placed one read. */
function ceremoniesOf(db: Database, { eventId, eventTypeId }: EventValues) {
  const ceremony = sql`json_build_object('isRequired', ${ceremonies.isRequired}, 'isMain', ${ceremonies.isMain})`;
  const held = sql`case when ${eventCeremonies.id} is not null then json_build_object(
    'isActive', ${eventCeremonies.isActive}, 'heldOn', ${eventCeremonies.heldOn}, 'place', ${eventCeremonies.place}) end`;
  const rows = db
    .select({
      all: sql`coalesce(json_agg(json_build_object('ceremony', ${ceremony}, 'held', ${held})), '[]')`,
    })
    .from(ceremonies)
    .leftJoin(
      eventCeremonies,
      and(eq(eventCeremonies.ceremonyId, ceremonies.id), eq(eventCeremonies.eventId, eventId)),
    )
    .where(
      and(
        eq(ceremonies.eventTypeId, eventTypeId),
        or(isNull(ceremonies.archivedAt), isNotNull(eventCeremonies.id)),
      ),
    );
  return sql<CeremonyFacts[]>`(${rows})`;
}

/** A query of one number as a column of another. */
function number(query: SQLWrapper) {
  return sql<number>`(${query})`.mapWith(Number);
}

/** What the event's type asks for, and what of it is filled in. */
function countsOfTemplates(db: Database, { eventId, eventTypeId }: EventValues) {
  const of = { of: count() };
  const hasAmount = sql`coalesce(${eventBudgetLines.minAmountFcfa}, ${eventBudgetLines.maxAmountFcfa}, ${eventBudgetLines.realAmountFcfa}) is not null`;
  return {
    places: number(
      db
        .select(of)
        .from(celebratedRoles)
        .where(and(eq(celebratedRoles.eventTypeId, eventTypeId), not(celebratedRoles.isOptional))),
    ),
    persons: number(
      db
        .select(of)
        .from(celebratedPersons)
        .innerJoin(celebratedRoles, eq(celebratedRoles.id, celebratedPersons.roleId))
        .where(
          and(
            eq(celebratedPersons.eventId, eventId),
            eq(celebratedRoles.eventTypeId, eventTypeId),
            not(celebratedRoles.isOptional),
          ),
        ),
    ),
    questions: shownQuestions(db, { eventId, eventTypeId }, isNull(summaryQuestions.eventId)),
    answers: number(
      db
        .select(of)
        .from(eventAnswers)
        .where(and(eq(eventAnswers.eventId, eventId), isNotNull(eventAnswers.response))),
    ),
    committeePlaces: number(
      db
        .select(of)
        .from(committeeRoles)
        .where(
          and(
            eq(committeeRoles.eventTypeId, eventTypeId),
            isNull(committeeRoles.eventId),
            isNull(committeeRoles.archivedAt),
          ),
        ),
    ),
    committeeMembers: number(
      db.select(of).from(committeeMembers).where(eq(committeeMembers.eventId, eventId)),
    ),
    budgetLines: number(
      db
        .select(of)
        .from(budgetLines)
        .innerJoin(budgetGroups, eq(budgetGroups.id, budgetLines.groupId))
        .where(
          and(
            eq(budgetGroups.eventTypeId, eventTypeId),
            isNull(budgetLines.eventId),
            isNull(budgetLines.archivedAt),
            isNull(budgetGroups.archivedAt),
          ),
        ),
    ),
    budgetedLines: number(
      db
        .select(of)
        .from(eventBudgetLines)
        .where(and(eq(eventBudgetLines.eventId, eventId), hasAmount)),
    ),
    tasks: number(
      db
        .select(of)
        .from(planningTasks)
        .innerJoin(planningGroups, eq(planningGroups.id, planningTasks.groupId))
        .leftJoin(
          eventTasks,
          and(eq(eventTasks.taskId, planningTasks.id), eq(eventTasks.eventId, eventId)),
        )
        .where(
          and(
            eq(planningGroups.eventTypeId, eventTypeId),
            or(isNull(planningTasks.eventId), eq(planningTasks.eventId, eventId)),
            or(
              and(isNull(planningTasks.archivedAt), isNull(planningGroups.archivedAt)),
              isNotNull(eventTasks.id),
              isNotNull(planningTasks.eventId),
            ),
          ),
        ),
    ),
    doneTasks: number(
      db
        .select(of)
        .from(eventTasks)
        .where(and(eq(eventTasks.eventId, eventId), eventTasks.isDone)),
    ),
  };
}
