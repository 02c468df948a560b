import type { PlanningGroup } from "@jdj/contract/notebook/planning";
import {
  progressPercent,
  type TaskState,
  taskState,
  taskStateLabels,
} from "@jdj/contract/notebook/planning-progress";

/** A task as the page shows it: its saved dates, or those proposed. */
export type PlannedTask = {
  id: number;
  content: string;
  /** The version of a task that the hosts added; null for the template's. */
  own: number | null;
  /** `YYYY-MM-DD` or null. */
  start: string | null;
  end: string | null;
  /** Whether the dates are proposed from the event's date: nobody saved any yet. */
  isProposed: boolean;
  isDone: boolean;
  version: number;
};

export function plannedTask({
  id,
  content,
  own,
  pivot,
  proposed_start_date,
  proposed_end_date,
}: PlanningGroup["children"][number]): PlannedTask {
  const isSaved = pivot.version > 0;
  return {
    id,
    content,
    own,
    start: isSaved ? pivot.start_date : proposed_start_date,
    end: isSaved ? pivot.end_date : proposed_end_date,
    isProposed: !isSaved && (proposed_start_date ?? proposed_end_date) !== null,
    isDone: pivot.status === 1,
    version: pivot.version,
  };
}

/** A group of the planning as the page shows it. */
export type PlannedGroup = { id: number; content: string; drawing: string; tasks: PlannedTask[] };

export function plannedGroup({ id, content, image, children }: PlanningGroup): PlannedGroup {
  return { id, content, drawing: image, tasks: children.map(plannedTask) };
}

/** The changes of a task that are shown before the server has saved them. */
export type SentTask = Pick<PlannedTask, "isDone" | "start" | "end">;

/** The groups with the changes that are being sent already applied. */
export function withTicks(
  groups: readonly PlannedGroup[],
  ticks: ReadonlyMap<number, SentTask>,
): PlannedGroup[] {
  if (ticks.size === 0) return [...groups];
  return groups.map((group) => ({
    ...group,
    tasks: group.tasks.map((task) => ({ ...task, ...ticks.get(task.id) })),
  }));
}

/** How many tasks are done, how many there are, and the percentage. */
export function progressOf(tasks: readonly PlannedTask[]) {
  const done = tasks.filter(({ isDone }) => isDone).length;
  return { done, all: tasks.length, percent: progressPercent(done, tasks.length) };
}

const states: TaskState[] = ["late", "this-week", "later"];

/**
 * The open tasks by due date, the nearest first; a task without any date
 * comes last.
 * @param today `YYYY-MM-DD`
 * @param kept done tasks that stay in their list: those ticked while it is looked at
 */
export function byDue(
  groups: readonly PlannedGroup[],
  today: string,
  kept: ReadonlySet<number> = new Set(),
) {
  const due = ({ start, end }: PlannedTask) => end ?? start ?? "9999";
  const remaining = groups
    .flatMap(({ tasks }) => tasks)
    .filter(({ id, isDone }) => !isDone || kept.has(id))
    .sort((a, b) => due(a).localeCompare(due(b)));
  return states.map((state) => ({
    state,
    label: taskStateLabels[state],
    tasks: remaining.filter((task) => stateOf(task, today) === state),
  }));
}

/** The due date of a task. */
export function stateOf({ start, end }: PlannedTask, today: string): TaskState {
  return taskState({ start_date: start, end_date: end }, today);
}
