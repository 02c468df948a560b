import type { PlanningGroup } from "@jdj/contract/notebook/planning";
import { ownVersion } from "../own-lines/own-line.ts";
import type { PlanningRow } from "./queries.ts";
import { type DatedEvent, proposalFor } from "./task-dates.ts";

/** A planning in the historical shape: groups with their tasks, and what was saved of each as pivot. */
export function presentPlanning(
  rows: readonly PlanningRow[],
  event: DatedEvent & { id: number },
): PlanningGroup[] {
  const groups = new Map<number, PlanningGroup>();
  for (const { group, task, saved } of rows) {
    const { id, content, drawing: image } = group;
    const shown = groups.get(id) ?? { id, content, image, doneTasks: 0, children: [] };
    groups.set(id, shown);
    if (saved?.isDone) shown.doneTasks += 1;
    const proposed = proposalFor(task, event);
    shown.children.push({
      id: task.id,
      content: task.content,
      own: ownVersion(task),
      proposed_start_date: proposed.start_date,
      proposed_end_date: proposed.end_date,
      pivot: {
        event_id: event.id,
        planning_id: task.id,
        start_date: saved?.startDate ?? null,
        end_date: saved?.endDate ?? null,
        status: saved?.isDone ? 1 : 0,
        version: saved?.version ?? 0,
      },
    });
  }
  return [...groups.values()];
}
