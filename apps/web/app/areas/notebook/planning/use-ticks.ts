import { at } from "@jdj/contract/paths/addresses";
import { readDate } from "@jdj/french/dates";
import { useFetchers } from "react-router";
import { useWaitingEdits } from "#app/areas/notebook/offline/waiting-edits.ts";
import { dateFieldNames } from "./date-field-names.ts";
import type { SentTask } from "./planned-task.ts";

/**
 * The changes of tasks that are being sent, or queued without a network, by task id: shown as saved
 * before the response. A refused one is shown with the stored values.
 */
export function useTicks(): Map<number, SentTask> {
  const fetchers = useFetchers();
  const edits = useWaitingEdits();
  const ticks = new Map<number, SentTask>();
  for (const { path, refusal, fields } of edits) {
    if (path !== at("planning") || refusal) continue;
    const form = new FormData();
    for (const [name, value] of fields) form.append(name, value);
    ticks.set(Number(form.get("planning_id")), sentTask(form));
  }
  for (const { formData } of fetchers) {
    const id = formData?.get("planning_id");
    if (formData && id) ticks.set(Number(id), sentTask(formData));
  }
  return ticks;
}

/** The ids of the tasks of which a change made without a network was refused: two versions to choose from. */
export function useRefusedTasks(): ReadonlySet<number> {
  return new Set(
    useWaitingEdits()
      .filter(({ path, refusal }) => path === at("planning") && refusal)
      .map(({ subject }) => Number(subject)),
  );
}

/** A task as its form posts it. */
export function sentTask(form: FormData): SentTask {
  const names = dateFieldNames(String(form.get("planning_id")));
  return {
    isDone: form.get("status") === "1",
    start: readDate(String(form.get(names.start) ?? "")),
    end: readDate(String(form.get(names.end) ?? "")),
  };
}
