import { proposedDates } from "@jdj/contract/notebook/proposed-task-dates";
import { calendarDate } from "../../../app-context.ts";
import type { planningTasks } from "./tables.ts";

/** What the dates of an event's tasks are proposed from. */
export interface DatedEvent {
  weddingDate: string | null;
  createdAt: Date;
}

/** The dates proposed for a task of an event; null both while the event has none. */
export function proposalFor(
  task: Pick<typeof planningTasks.$inferSelect, "startOffsetDays" | "endOffsetDays">,
  { weddingDate, createdAt }: DatedEvent,
): { start_date: string | null; end_date: string | null } {
  if (weddingDate === null) return { start_date: null, end_date: null };
  const offsets = { start: task.startOffsetDays, end: task.endOffsetDays };
  return proposedDates(offsets, weddingDate, calendarDate(createdAt));
}
