import { type FieldErrors, fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { sql } from "drizzle-orm";
import { calendarDate, type RequestContext } from "../../../app-context.ts";
import { lockEvent } from "../events/lock-event.ts";
import type { EventWithType } from "../events/queries.ts";
import { changedRows, refuseTwice } from "../saving/changed-rows.ts";
import { listPlanning, type PlanningRow } from "./queries.ts";
import { eventTasks } from "./tables.ts";
import { proposalFor, taskDateError } from "./task-dates.ts";

/** A task as its page sends it; dates are `YYYY-MM-DD`, in their order. */
interface TaskForm {
  planning_id: number;
  start_date: string | null;
  end_date: string | null;
  status: 0 | 1;
  version?: number | undefined;
}

/**
 * Saves tasks of an event: all of them or none.
 * @returns the planning as it now is
 * @throws field errors (422) for a task sent twice and for dates years from the event; changed-meanwhile; not-found for a task of
 * another type of event
 */
export async function savePlanning(
  { db, now }: RequestContext,
  event: EventWithType,
  forms: readonly TaskForm[],
): Promise<PlanningRow[]> {
  const rows = forms.map((form) => ({
    key: form.planning_id,
    version: form.version,
    startDate: form.start_date,
    endDate: form.end_date,
    isDone: form.status === 1,
  }));
  refuseTwice(rows, (index) => `${index}.planning_id`);
  return await db.transaction(async (tx) => {
    await lockEvent(tx, event);
    const tasks = await listPlanning(tx, event);
    const known = new Set(tasks.map(({ task }) => task.id));
    if (rows.some(({ key }) => !known.has(key))) throw refusal("not-found");
    refuseFarDates(rows, tasks, event, calendarDate(now));
    const stored = new Map(
      tasks.flatMap(({ saved }) => (saved ? [[saved.taskId, saved] as const] : [])),
    );
    const changed = changedRows(
      rows,
      stored,
      (row, before) =>
        row.startDate === before.startDate &&
        row.endDate === before.endDate &&
        row.isDone === before.isDone,
    );
    if (changed.length > 0)
      await tx
        .insert(eventTasks)
        .values(
          changed.map(({ key: taskId, version: _, ...task }) => {
            return { ...task, taskId, eventId: event.id, createdAt: now };
          }),
        )
        .onConflictDoUpdate({
          target: [eventTasks.eventId, eventTasks.taskId],
          set: {
            startDate: sql`excluded.start_date`,
            endDate: sql`excluded.end_date`,
            isDone: sql`excluded.is_done`,
            version: sql`${eventTasks.version} + 1`,
          },
        });
    return await listPlanning(tx, event);
  });
}

/**
 * Refuses dates that lie years from the event. Dates that were shown and not changed stay: a tick
 * sends them as well, and the event may have moved since.
 * @throws field errors (422), named by row: `0.end_date`
 */
function refuseFarDates(
  rows: readonly { key: number; startDate: string | null; endDate: string | null }[],
  tasks: readonly PlanningRow[],
  event: EventWithType,
  today: string,
): void {
  const errors: FieldErrors = {};
  for (const [index, { key, startDate, endDate }] of rows.entries()) {
    const row = tasks.find(({ task }) => task.id === key);
    const proposed = row && proposalFor(row.task, event);
    const shown = row?.saved
      ? { start: row.saved.startDate, end: row.saved.endDate }
      : { start: proposed?.start_date, end: proposed?.end_date };
    const check = (field: string, day: string | null, before: string | null | undefined) => {
      const error = day === null || day === before ? null : taskDateError(day, event, today);
      if (error !== null) errors[`${index}.${field}`] = [error];
    };
    check("start_date", startDate, shown.start);
    check("end_date", endDate, shown.end);
  }
  if (Object.keys(errors).length > 0) throw fieldRefusal(errors);
}
