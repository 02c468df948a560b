import { may } from "@jdj/contract/call/sharing-policy";
import { and, asc, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { preparedQuery, type Values } from "../../../database/prepared-query.ts";
import { serviceTypes } from "../../service-types/tables.ts";
import type { EventWithType } from "../events/queries.ts";
import { events } from "../events/tables.ts";
import { guests } from "../guests/tables.ts";
import { eventAnswers, summaryQuestions } from "../summary/tables.ts";
import { readPivotId } from "./pivot-id.ts";
import { budgetGroups, budgetLines, eventBudgetLines } from "./tables.ts";

/** A line of an event's budget with its category, and the amounts once some were saved. */
interface BudgetRow {
  group: { id: number; content: string };
  line: typeof budgetLines.$inferSelect;
  /** The service of the directory that the line pays for. */
  serviceTypeId: number | null;
  amounts: typeof eventBudgetLines.$inferSelect | null;
}

type BudgetValues = Values<{ eventId: number; eventTypeId: number; seesPrivate: boolean }>;

const selectBudget = preparedQuery(
  "budget",
  (db, { eventId, eventTypeId, seesPrivate }: BudgetValues) =>
    db
      .select({
        group: { id: budgetGroups.id, content: budgetGroups.content },
        line: budgetLines,
        serviceTypeId: serviceTypes.id,
        amounts: eventBudgetLines,
      })
      .from(budgetLines)
      .innerJoin(budgetGroups, eq(budgetGroups.id, budgetLines.groupId))
      .leftJoin(serviceTypes, eq(serviceTypes.code, budgetLines.categoryCode))
      .leftJoin(
        eventBudgetLines,
        and(eq(eventBudgetLines.lineId, budgetLines.id), eq(eventBudgetLines.eventId, eventId)),
      )
      .where(
        and(
          eq(budgetGroups.eventTypeId, eventTypeId),
          or(isNull(budgetLines.eventId), eq(budgetLines.eventId, eventId)),
          or(
            and(isNull(budgetLines.archivedAt), isNull(budgetGroups.archivedAt)),
            isNotNull(eventBudgetLines.id),
            isNotNull(budgetLines.eventId),
          ),
          sql`(${seesPrivate} or ${eventBudgetLines.isPrivate} is not true)`,
        ),
      )
      .orderBy(
        asc(budgetGroups.position),
        asc(budgetGroups.id),
        asc(budgetLines.position),
        asc(budgetLines.id),
      ),
);

/**
 * The budget of an event that its reader was proven to be a member of, in its order. Private lines
 * are there for those alone who may see them: to others they look missing.
 */
export function listBudget(
  db: Database,
  { id, eventTypeId, role }: Pick<EventWithType, "id" | "eventTypeId" | "role">,
): Promise<BudgetRow[]> {
  const seesPrivate = may(role, "private:read");
  return selectBudget(db, { eventId: id, eventTypeId, seesPrivate });
}

/** Which line of which event a pivot stands for, whosever it is, also before its first save; null when there is none. */
export async function findBudgetPivot(
  db: Database,
  pivotId: number,
): Promise<{ eventId: number; lineId: number } | null> {
  const [row] = await db
    .select({ eventId: eventBudgetLines.eventId, lineId: eventBudgetLines.lineId })
    .from(eventBudgetLines)
    .where(eq(eventBudgetLines.id, pivotId));
  return row ?? readPivotId(pivotId);
}

const selectExpected = preparedQuery(
  "expected-guests",
  (db, { eventId }: Values<{ eventId: number }>) =>
    db
      .select({
        listed: sql<number>`(select coalesce(sum(1 + guest.companions), 0) from ${guests} as guest
          where guest.event_id = ${eventId} and guest.answer <> 'no')`.mapWith(Number),
        planned: sql<string | null>`(select answer.response from ${eventAnswers} as answer
          join ${summaryQuestions} as question on question.id = answer.question_id
          where answer.event_id = ${eventId} and question.code = 'planned-guests')`,
      })
      .from(events)
      .where(eq(events.id, eventId)),
);

/** What an event says of its guests: what is planned, and how many people its list has who did not decline. */
export async function readExpected(db: Database, eventId: number) {
  const [row] = await selectExpected(db, { eventId });
  return row ?? { listed: 0, planned: null };
}
