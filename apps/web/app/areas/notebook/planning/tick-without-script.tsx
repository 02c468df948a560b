import { AccountField } from "#app/forms/account-field.tsx";
import { dateNames } from "./date-names.ts";
import type { PlannedTask } from "./planned-task.ts";
import styles from "./planning.module.css";

/** A task's tick as a form of its own, for pages without script. */
export function TickWithoutScript({ eventId, task }: { eventId: number; task: PlannedTask }) {
  const { id, content, start, end, isDone, version } = task;
  const names = dateNames(id);
  return (
    <form method="post">
      <AccountField />
      <input type="hidden" name="event_id" value={eventId} />
      <input type="hidden" name="planning_id" value={id} />
      <input type="hidden" name={names.start} value={start ?? ""} />
      <input type="hidden" name={names.end} value={end ?? ""} />
      <input type="hidden" name="status" value={isDone ? 0 : 1} />
      <input type="hidden" name="version" value={version} />
      <button type="submit" className={styles.plainTick}>
        {isDone ? "Encore à faire" : "C’est fait"}
        <span className="visually-hidden">{`\u00a0: ${content}`}</span>
      </button>
    </form>
  );
}
