import { byDue, type PlannedGroup } from "./planned-task.ts";
import styles from "./planning.module.css";
import { TaskRow } from "./task-row.tsx";

const nothing = {
  late: "Rien en retard. Bravo\u00a0!",
  "this-week": "Rien d’autre à finir cette semaine.",
  later: "Plus rien à prévoir.",
};

type DueListsProps = { eventId: number; groups: readonly PlannedGroup[]; today: string };

/** What remains to be done, by when it has to be. */
export function DueLists({ eventId, groups, today }: DueListsProps) {
  return (
    <div className={styles.groups}>
      {byDue(groups, today).map(({ state, label, tasks }) => (
        <section key={state} className={styles.due} data-state={state} aria-label={label}>
          <h2>
            {label} <span className={styles.count}>{tasks.length}</span>
          </h2>
          {tasks.length > 0 ? (
            <ul className={styles.tasks}>
              {tasks.map((task) => (
                <TaskRow key={task.id} eventId={eventId} task={task} today={today} />
              ))}
            </ul>
          ) : (
            <p>{nothing[state]}</p>
          )}
        </section>
      ))}
    </div>
  );
}
