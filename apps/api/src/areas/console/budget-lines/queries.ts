import { refusal } from "@jdj/contract/call/refusals";
import type { ConsoleBudgetLine } from "@jdj/contract/console/budget-lines";
import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { budgetGroups, budgetLines } from "../../notebook/budget/tables.ts";
import { eventTypes } from "../../notebook/event-types/tables.ts";

/** Events that have amounts for a line are counted up to this. */
const MOST_COUNTED = 1000;

const selectLines = (db: Database) =>
  db
    .select({
      line: budgetLines,
      group: budgetGroups.content,
      eventType: eventTypes.name,
      used: sql<number>`(select count(*) from (select from event_budget_lines where line_id = ${budgetLines.id} limit ${sql.raw(String(MOST_COUNTED))}) as used)`.mapWith(
        Number,
      ),
    })
    .from(budgetLines)
    .innerJoin(budgetGroups, eq(budgetGroups.id, budgetLines.groupId))
    .innerJoin(eventTypes, eq(eventTypes.id, budgetGroups.eventTypeId));

type Row = Awaited<ReturnType<typeof selectLines>>[number];

/** A page of the templates' lines, by their numbers or in their order; those of hosts are not theirs. */
export function listLines(
  db: Database,
  filter: {
    groupId: number | undefined;
    archived: boolean | undefined;
    sort: "id" | "position" | undefined;
    offset: number;
    limit: number;
  },
): Promise<Row[]> {
  const { groupId, archived, sort, offset, limit } = filter;
  const { archivedAt } = budgetLines;
  return selectLines(db)
    .where(
      and(
        isNull(budgetLines.eventId),
        groupId === undefined ? undefined : eq(budgetLines.groupId, groupId),
        archived === undefined ? undefined : archived ? isNotNull(archivedAt) : isNull(archivedAt),
      ),
    )
    .orderBy(...(sort === "position" ? [asc(budgetLines.position)] : []), asc(budgetLines.id))
    .offset(offset)
    .limit(limit);
}

/** A line in the shape of the contract. */
export function presentLine({ line, group, eventType, used }: Row): ConsoleBudgetLine {
  return {
    id: line.id,
    group_id: line.groupId,
    group_name: group,
    event_type: eventType,
    code: line.code,
    content: line.content,
    position: line.position,
    archived: line.archivedAt !== null,
    version: line.version,
    used_by_events: used,
  };
}

/** One line of a template. @throws not-found */
export async function findLine(db: Database, id: number): Promise<ConsoleBudgetLine> {
  const [row] = await selectLines(db).where(
    and(eq(budgetLines.id, id), isNull(budgetLines.eventId)),
  );
  if (!row) throw refusal("not-found");
  return presentLine(row);
}

/** The categories of all types of event, in their order. */
export async function listGroups(db: Database) {
  const rows = await db
    .select({ id: budgetGroups.id, name: budgetGroups.content, eventType: eventTypes.name })
    .from(budgetGroups)
    .innerJoin(eventTypes, eq(eventTypes.id, budgetGroups.eventTypeId))
    .orderBy(asc(eventTypes.position), asc(budgetGroups.position));
  return rows.map(({ id, name, eventType }) => ({
    id,
    name,
    event_type: eventType,
    label: `${eventType}\u00a0: ${name}`,
  }));
}
