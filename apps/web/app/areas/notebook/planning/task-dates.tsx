import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { bindFields } from "#app/forms/bind-fields.ts";
import type { FormState } from "#app/forms/form-state.ts";
import { PostingAccountField } from "#app/forms/posting-account-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { DateField } from "#app/ui/date-field.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import { dateFieldNames } from "./date-field-names.ts";
import type { PlannedTask } from "./planned-task.ts";
import styles from "./planning.module.css";

type TaskDatesProps = {
  eventId: number;
  task: PlannedTask;
  onSaved: () => void;
  onClose: () => void;
};

/** The two dates of a task, under it; closed by a save that succeeds. */
export function TaskDates({ eventId, task, onSaved, onClose }: TaskDatesProps) {
  const fetcher = useFetcher<FormState | null>();
  const form = useRef<HTMLFormElement>(null);
  const { data: state } = fetcher;
  const isSaved = fetcher.state === "idle" && state === null;
  useEffect(() => {
    if (isSaved) onSaved();
    else if (state) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [isSaved, state, onSaved]);

  const names = dateFieldNames(task.id);
  const field = bindFields(state ?? undefined, {
    [names.start]: task.start,
    [names.end]: task.end,
  });
  return (
    <fetcher.Form method="post" ref={form} className={`${kit.stack4} ${styles.editor}`} noValidate>
      <PostingAccountField />
      <input type="hidden" name="event_id" value={eventId} />
      <input type="hidden" name="planning_id" value={task.id} />
      <input type="hidden" name="status" value={task.isDone ? 1 : 0} />
      <input type="hidden" name="version" value={task.version} />
      {state && Object.values(state.errors).flat().length === 0 ? (
        <ErrorNote>{state.message}</ErrorNote>
      ) : null}
      {task.isProposed ? (
        <p className={words.note}>Dates proposées d’après la date de votre fête.</p>
      ) : null}
      <div className={`${kit.stack4} ${styles.pair}`}>
        <DateField label="Début" {...field(names.start)} />
        <DateField label="Fin" {...field(names.end)} />
      </div>
      <div className={kit.wrap2}>
        <Button busy={fetcher.state !== "idle"}>Enregistrer les dates</Button>
        <Button type="button" variant="quiet" onClick={onClose}>
          Annuler
        </Button>
      </div>
    </fetcher.Form>
  );
}
