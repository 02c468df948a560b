import { useState } from "react";
import kit from "#app/ui/kit.module.css";
import { byDue, type PlannedGroup } from "./planned-task.ts";
import styles from "./planning.module.css";
import { TaskFold } from "./task-fold.tsx";
import { useRefusedTasks } from "./use-ticks.ts";

const nothing = {
  late: "Rien en retard. Bravo\u00a0!",
  "this-week": "Rien d’autre à finir cette semaine.",
  later: "Plus rien à prévoir.",
};

type DueListsProps = {
  eventId: number;
  groups: readonly PlannedGroup[];
  /** The same without the ticks that are still being sent. */
  stored: readonly PlannedGroup[];
  today: string;
  isWhole: boolean;
  onSaved: () => void;
};

/**
 * The tasks that remained when the list was opened, by due date: what is ticked stays, struck
 * through, and so does what somebody else ticked and the user has to choose about.
 */
export function DueLists({ eventId, groups, stored, today, isWhole, onSaved }: DueListsProps) {
  const [kept] = useState(
    () =>
      new Set(
        stored.flatMap(({ tasks }) => tasks.filter(({ isDone }) => !isDone)).map(({ id }) => id),
      ),
  );
  // A task keeps its place until its new dates are saved: its form, and what is refused, are there.
  const sent = new Map(groups.flatMap(({ tasks }) => tasks).map((task) => [task.id, task]));
  const listed = new Set([...kept, ...useRefusedTasks()]);
  const lists = byDue(stored, today, listed).map((list) => {
    const tasks = list.tasks.map((task) => sent.get(task.id) ?? task);
    return { ...list, tasks, open: tasks.filter(({ isDone }) => !isDone).length };
  });
  // Later tasks are folded while something is due soon.
  const [isPressing] = useState(() =>
    lists.some(({ state, open }) => state !== "later" && open > 0),
  );
  return (
    <div className={`${kit.stack3} ${kit.oneColumn} ${kit.alignStart}`}>
      {lists.map(({ state, label, tasks, open }) => (
        <TaskFold
          key={state}
          className={styles.due}
          state={state}
          eventId={eventId}
          tasks={tasks}
          today={today}
          isWhole={isWhole}
          opensFirst={state !== "later" || !isPressing}
          onSaved={onSaved}
          summary={
            <>
              <h2>{label}</h2>
              <span className={styles.count}>{open}</span>
            </>
          }
        >
          {open === 0 ? <p>{nothing[state]}</p> : null}
        </TaskFold>
      ))}
    </div>
  );
}
