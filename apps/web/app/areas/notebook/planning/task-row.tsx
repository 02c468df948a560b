import { at } from "@jdj/contract/paths/addresses";
import { shortDate } from "@jdj/french/dates";
import { useCallback, useEffect, useState } from "react";
import { useFetcher, useRevalidator } from "react-router";
import { useWaitingEdits, type WaitingEdit } from "#app/areas/notebook/offline/waiting-edits.ts";
import { useMayWrite } from "#app/areas/notebook/sharing/use-may-write.ts";
import type { FormState } from "#app/forms/form-state.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import { type PlannedTask, stateOf } from "./planned-task.ts";
import styles from "./planning.module.css";
import { TaskConflict } from "./task-conflict.tsx";
import { TaskDates } from "./task-dates.tsx";
import { TickWithoutScript, tickedRow } from "./tick-without-script.tsx";

type TaskRowProps = {
  eventId: number;
  task: PlannedTask;
  today: string;
  /** Called whenever the server has saved it. */
  onSaved: () => void;
};

/** A task: its box, ticked before the server has answered, and its dates, changed in place. */
export function TaskRow({ eventId, task, today, onSaved }: TaskRowProps) {
  const { id, content, start, end, isDone, version } = task;
  const tick = useFetcher<FormState | null>({ key: `task-${id}` });
  const { revalidate } = useRevalidator();
  const mayWrite = useMayWrite("planning");
  const [isOpen, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const waits = useWaitingEdits().find(
    ({ path, subject }) => path === at("planning") && subject === String(id),
  );
  const failure = tick.state === "idle" ? tick.data : undefined;

  const isSaved = tick.state === "idle" && tick.data === null;
  useEffect(() => {
    if (isSaved) onSaved();
  }, [isSaved, onSaved]);

  const send = (done: boolean) => {
    setWanted(done);
    // At once: a controlled box would be unticked for a moment.
    void tick.submit(tickedRow(eventId, task, done), { method: "post", flushSync: true });
  };
  const close = useCallback(() => setOpen(false), []);
  const datesSaved = useCallback(() => {
    setOpen(false);
    onSaved();
  }, [onSaved]);
  const sendAgain = (edit: WaitingEdit) => {
    const form = new FormData();
    for (const [name, value] of edit.fields) form.append(name, value);
    form.set("version", String(version));
    void tick.submit(form, { method: "post" });
  };
  const isLate = !isDone && stateOf(task, today) === "late";
  const dates = [start, end].map((date) => (date ? shortDate(date) : null));
  return (
    <li className={isDone ? `${styles.task} ${styles.done}` : styles.task}>
      <label className={`${kit.row3} ${styles.tick}`}>
        <input
          type="checkbox"
          checked={isDone}
          disabled={!mayWrite}
          onChange={() => send(!isDone)}
        />
        <span className={`${kit.shrink} ${words.breakAnywhere} ${styles.label}`}>{content}</span>
      </label>
      {mayWrite ? <TickWithoutScript eventId={eventId} task={task} /> : null}
      <button
        type="button"
        className={`${kit.cluster} ${words.note} ${styles.dates}`}
        aria-expanded={isOpen}
        aria-label={`Dates de «\u00a0${content} »`}
        onClick={() => setOpen(!isOpen)}
        disabled={!mayWrite}
        data-late={isLate || undefined}
      >
        {isLate ? <span className={`${kit.shrink} ${styles.late}`}>En retard</span> : null}
        {dates[0] || dates[1] ? (
          <span className={kit.shrink}>
            {dates[0] ?? "…"} → {dates[1] ?? "…"}
          </span>
        ) : (
          <span className={kit.shrink}>Choisir des dates</span>
        )}
      </button>
      {waits?.refusal ? (
        <TaskConflict task={task} edit={waits} onKeep={sendAgain} />
      ) : waits ? (
        <p className={words.note}>En attente d’envoi</p>
      ) : failure && !failure.waiting ? (
        <div className={`${kit.cluster2} ${styles.failure}`} role="alert">
          <Icon name="alert-triangle" size={18} />
          <span>{failure.message}</span>
          {failure.code === "changed-meanwhile" ? (
            <Button type="button" variant="quiet" onClick={() => void revalidate()}>
              Recharger
            </Button>
          ) : (
            <Button type="button" variant="quiet" onClick={() => send(wanted)}>
              Réessayer
            </Button>
          )}
        </div>
      ) : null}
      {isOpen ? (
        <TaskDates eventId={eventId} task={task} onSaved={datesSaved} onClose={close} />
      ) : null}
    </li>
  );
}
