import { PostingAccountField } from "#app/forms/posting-account-field.tsx";
import { dateFieldNames } from "./date-field-names.ts";
import type { PlannedTask } from "./planned-task.ts";
import styles from "./planning.module.css";

const FORM = "sans-script";
const FIELD = "tick";

/** What a tick sends: the task with the dates that are shown. */
export function tickedRow(eventId: number, task: PlannedTask, isDone: boolean) {
  const { id, start, end, version } = task;
  const names = dateFieldNames(id);
  return {
    event_id: String(eventId),
    planning_id: String(id),
    [names.start]: start ?? "",
    [names.end]: end ?? "",
    status: isDone ? "1" : "0",
    version: String(version),
  };
}

/** The form of all ticks on pages without script. */
export function ScriptlessForm() {
  return (
    <noscript>
      <form id={FORM} method="post">
        <PostingAccountField />
      </form>
    </noscript>
  );
}

/** A task's tick for pages without script: the button's value holds what the form sends. */
export function TickWithoutScript({ eventId, task }: { eventId: number; task: PlannedTask }) {
  return (
    <noscript>
      <button
        type="submit"
        form={FORM}
        name={FIELD}
        value={String(new URLSearchParams(tickedRow(eventId, task, !task.isDone)))}
        className={styles.plainTick}
      >
        {task.isDone ? "Encore à faire" : "C’est fait"}
        <span className="visually-hidden">{`\u00a0: ${task.content}`}</span>
      </button>
    </noscript>
  );
}

/** The fields of a task's form: those of the pressed button without script. */
export function taskForm(form: FormData): FormData {
  const ticked = form.get(FIELD);
  if (typeof ticked !== "string") return form;
  const fields = new FormData();
  for (const [name, value] of new URLSearchParams(ticked)) fields.append(name, value);
  return fields;
}
