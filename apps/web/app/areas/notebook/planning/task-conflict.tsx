import { shortDate } from "@jdj/french/dates";
import { discardEdit } from "#app/areas/notebook/offline/send-or-queue.ts";
import type { WaitingEdit } from "#app/areas/notebook/offline/waiting-edits.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import type { PlannedTask, SentTask } from "./planned-task.ts";
import styles from "./planning.module.css";
import { sentTask } from "./use-ticks.ts";

type TaskConflictProps = {
  /** The stored version. */
  task: PlannedTask;
  edit: WaitingEdit;
  onKeep: (edit: WaitingEdit) => void;
};

/** A task changed without a network that somebody else changed meanwhile: both versions, and the choice. */
export function TaskConflict({ task, edit, onKeep }: TaskConflictProps) {
  const form = new FormData();
  for (const [name, value] of edit.fields) form.append(name, value);
  return (
    <div className={styles.conflict}>
      <ErrorNote>
        <p>{edit.refusal?.message}</p>
        <dl>
          <dt className={words.secondary}>Votre version</dt>
          <dd>{taskText(sentTask(form))}</dd>
          <dt className={words.secondary}>Enregistré entre-temps</dt>
          <dd>{taskText(task)}</dd>
        </dl>
        <div className={kit.wrap2}>
          <Button type="button" onClick={() => onKeep(edit)}>
            Garder la mienne
          </Button>
          <Button type="button" variant="quiet" onClick={() => void discardEdit(edit)}>
            Garder l’autre
          </Button>
        </div>
      </ErrorNote>
    </div>
  );
}

function taskText({ isDone, start, end }: SentTask): string {
  const dates = [start, end].map((date) => (date ? shortDate(date) : "…"));
  return `${isDone ? "fait" : "à faire"}, ${start || end ? dates.join(" → ") : "sans date"}`;
}
