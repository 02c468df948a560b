import type { Database } from "../../../database/connect.ts";
import { listTypesWithTemplates } from "../event-types/queries.ts";
import { budgetGroups, budgetLines } from "./tables.ts";

/** Adds the budgets' categories and lines where they are missing; what staff renamed stays renamed. */
export async function writeBudgetReference(db: Database): Promise<void> {
  const types = await listTypesWithTemplates(db);
  await db
    .insert(budgetGroups)
    .values(
      types.flatMap(({ eventTypeId, template }) =>
        template.budget.map(({ code, content }, position) => ({
          eventTypeId,
          code,
          content,
          position,
        })),
      ),
    )
    .onConflictDoNothing();
  const groups = await db.select().from(budgetGroups);
  const rows = types.flatMap(({ eventTypeId, template }) =>
    template.budget.flatMap(({ code, lines }) =>
      groups
        .filter((group) => group.eventTypeId === eventTypeId && group.code === code)
        .flatMap(({ id: groupId }) =>
          lines.map(([lineCode, content, categoryCode], position) => ({
            groupId,
            code: lineCode,
            content,
            categoryCode,
            position,
          })),
        ),
    ),
  );
  await db.insert(budgetLines).values(rows).onConflictDoNothing();
}
