import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import { byDue, type PlannedGroup } from "./planned-task.ts";
import styles from "./planning.module.css";
import { TaskRow } from "./task-row.tsx";

const nothing = {
  late: "Rien en retard. Bravo\u00a0!",
  "this-week": "Rien d’autre à finir cette semaine.",
  later: "Plus rien à prévoir.",
};

type DueListsProps = {
  eventId: number;
  groups: readonly PlannedGroup[];
  today: string;
  onSaved: () => void;
};

/** The tasks that remain, by due date. */
export function DueLists({ eventId, groups, today, onSaved }: DueListsProps) {
  const lists = byDue(groups, today);
  // Later tasks are folded while something is due soon.
  const isPressing = lists.some(({ state, tasks }) => state !== "later" && tasks.length > 0);
  return (
    <div className={`${kit.stack3} ${kit.oneColumn} ${kit.alignStart}`}>
      {lists.map(({ state, label, tasks }) => (
        <details
          key={state}
          className={`${kit.card} ${styles.due}`}
          data-state={state}
          open={state !== "later" || !isPressing}
        >
          <summary>
            <h2>{label}</h2>
            <span className={styles.count}>{tasks.length}</span>
            <Icon name="chevron-down" className={words.turns} size={20} />
          </summary>
          {tasks.length > 0 ? (
            <ul>
              {tasks.map((task) => (
                <TaskRow
                  key={task.id}
                  eventId={eventId}
                  task={task}
                  today={today}
                  onSaved={onSaved}
                />
              ))}
            </ul>
          ) : (
            <p>{nothing[state]}</p>
          )}
        </details>
      ))}
    </div>
  );
}
