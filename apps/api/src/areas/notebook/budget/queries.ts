import { may } from "@jdj/contract/call/sharing-policy";
import { and, asc, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { preparedQuery, type Values } from "../../../database/prepared-query.ts";
import { serviceTypes } from "../../service-types/tables.ts";
import type { EventWithType } from "../events/queries.ts";
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
