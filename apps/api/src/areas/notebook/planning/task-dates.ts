import { proposedDates } from "@jdj/contract/notebook/proposed-task-dates";
import { longDate } from "@jdj/french/dates";
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

/** Years before and after the event within which a task's dates lie, and from today while it has no date. */
const BEFORE = 2;
const AFTER = 1;
const UNDATED = 6;

function shiftYears(day: string, years: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCFullYear(at.getUTCFullYear() + years);
  return at.toISOString().slice(0, 10);
}

/**
 * Why a day cannot be a task's: it lies years before or after the event, as a slip of the keyboard
 * does. Null for any other. Hosts who began earlier may have tasks since then.
 * @param day `YYYY-MM-DD` @param today the same
 */
export function taskDateError(
  day: string,
  { weddingDate, createdAt }: DatedEvent,
  today: string,
): string | null {
  const begun = calendarDate(createdAt);
  const early = weddingDate === null ? begun : shiftYears(weddingDate, -BEFORE);
  const [earliest = begun] = [early, begun].sort();
  const latest = weddingDate === null ? shiftYears(today, UNDATED) : shiftYears(weddingDate, AFTER);
  if (day >= earliest && day <= latest) return null;
  return `Choisissez une date entre le ${longDate(earliest)} et le ${longDate(latest)}`;
}
