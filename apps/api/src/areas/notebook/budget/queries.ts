import { and, asc, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import type { EventWithType } from "../events/queries.ts";
import { budgetGroups, budgetLines, eventBudgetLines } from "./tables.ts";

/** A line of an event's budget with its category, and the amounts once some were saved. */
interface BudgetRow {
  group: { id: number; content: string };
  line: typeof budgetLines.$inferSelect;
  amounts: typeof eventBudgetLines.$inferSelect | null;
}

/** The budget of an event that was proven to be its reader's own, in its order. */
export function listBudget(
  db: Database,
  event: Pick<EventWithType, "id" | "eventTypeId">,
): Promise<BudgetRow[]> {
  return db
    .select({
      group: { id: budgetGroups.id, content: budgetGroups.content },
      line: budgetLines,
      amounts: eventBudgetLines,
    })
    .from(budgetLines)
    .innerJoin(budgetGroups, eq(budgetGroups.id, budgetLines.groupId))
    .leftJoin(
      eventBudgetLines,
      and(eq(eventBudgetLines.lineId, budgetLines.id), eq(eventBudgetLines.eventId, event.id)),
    )
    .where(eq(budgetGroups.eventTypeId, event.eventTypeId))
    .orderBy(
      asc(budgetGroups.position),
      asc(budgetGroups.id),
      asc(budgetLines.position),
      asc(budgetLines.id),
    );
}

/** Which line of which event a pivot stands for, whosever it is; null when there is none. */
export async function findBudgetPivot(
  db: Database,
  pivotId: number,
): Promise<{ eventId: number; lineId: number } | null> {
  const [row] = await db
    .select({ eventId: eventBudgetLines.eventId, lineId: eventBudgetLines.lineId })
    .from(eventBudgetLines)
    .where(eq(eventBudgetLines.id, pivotId));
  return row ?? null;
}
