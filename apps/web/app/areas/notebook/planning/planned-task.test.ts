import { describe, expect, it } from "vitest";
import { byDue, type PlannedTask, plannedTask, progressOf, withTicks } from "./planned-task.ts";

const proposed = {
  id: 1,
  content: "Réserver la salle",
  own: null,
  proposed_start_date: "2026-03-20",
  proposed_end_date: "2026-04-20",
  pivot: {
    event_id: 9,
    planning_id: 1,
    start_date: null,
    end_date: null,
    status: 0 as const,
    version: 0,
  },
};
const task = (id: number, end: string | null, isDone = false): PlannedTask => ({
  id,
  content: `Tâche ${id}`,
  own: null,
  start: null,
  end,
  isProposed: false,
  isDone,
  version: 1,
});

describe("a task of the planning", () => {
  it("shows the proposed dates until some are saved, and says so", () => {
    expect(plannedTask(proposed)).toMatchObject({
      start: "2026-03-20",
      end: "2026-04-20",
      isProposed: true,
      isDone: false,
      version: 0,
    });
  });

  it("shows what was saved, removed dates as well", () => {
    const pivot = { event_id: 9, planning_id: 1, start_date: null, end_date: null, version: 2 };
    expect(plannedTask({ ...proposed, pivot: { ...pivot, status: 1 } })).toMatchObject({
      start: null,
      end: null,
      isProposed: false,
      isDone: true,
      version: 2,
    });
  });
});

describe("the planning", () => {
  const group = (tasks: PlannedTask[]) => ({ id: 1, content: "Avant", drawing: "", tasks });

  it("sorts the open tasks by due date, those without a date last", () => {
    const groups = [
      group([task(1, null), task(2, "2026-11-19"), task(3, "2026-11-22")]),
      group([task(4, "2026-11-01"), task(5, "2026-11-23"), task(6, "2026-11-02", true)]),
    ];
    const lists = byDue(groups, "2026-11-20");
    expect(lists.map(({ label, tasks }) => [label, tasks.map(({ id }) => id)])).toEqual([
      ["En retard", [4, 2]],
      ["Cette semaine", [3]],
      ["Plus tard", [5, 1]],
    ]);
  });

  it("keeps what is ticked while the list is looked at", () => {
    const ticked = { ...task(2, "2026-11-03"), isDone: true };
    const late = (kept?: ReadonlySet<number>) =>
      byDue([group([ticked])], "2026-11-20", kept)[0]?.tasks.map(({ id }) => id);
    expect(late()).toEqual([]);
    expect(late(new Set([2]))).toEqual([2]);
  });

  it("counts ticks that are still being sent", () => {
    const tasks = withTicks(
      [group([task(1, null), task(2, null), task(3, null)])],
      new Map([[2, { isDone: true, start: "2026-11-03", end: null }]]),
    );
    expect(progressOf(tasks.flatMap((one) => one.tasks))).toEqual({ done: 1, all: 3, percent: 33 });
    expect(progressOf([])).toEqual({ done: 0, all: 0, percent: 0 });
  });
});
