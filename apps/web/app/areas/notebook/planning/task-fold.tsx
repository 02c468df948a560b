import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import type { PlannedTask } from "./planned-task.ts";
import styles from "./planning.module.css";
import { TaskRow } from "./task-row.tsx";
import { useRefusedTasks } from "./use-ticks.ts";

type TaskFoldProps = {
  className: string | undefined;
  /** When its tasks are due, if they are listed by due date. */
  state?: string;
  eventId: number;
  tasks: readonly PlannedTask[];
  /** Whether all of them are rendered: at first it is enough to render those that the first screen shows. */
  isWhole: boolean;
  today: string;
  /** Whether it is unfolded at first; it must not change. */
  opensFirst: boolean;
  summary: ReactNode;
  /** What stands below the tasks. */
  children?: ReactNode;
  onSaved: () => void;
};

const TASKS_AT_FIRST = 20;

/** The query's parameter that asks for all tasks, for those whose scripts do not run. */
export const ALL_TASKS = ["lignes", "toutes"] as const;

/** About the height of a task, in rem: the page keeps its length while tasks are missing. */
const TASK_REM = 5.5;

/** Tasks that can be folded away; it unfolds itself when one of them has two versions to choose from. */
export function TaskFold(props: TaskFoldProps) {
  const {
    className,
    state,
    eventId,
    tasks,
    isWhole,
    today,
    opensFirst,
    summary,
    children,
    onSaved,
  } = props;
  const query = new URLSearchParams(useLocation().search);
  query.set(...ALL_TASKS);
  const rendered = isWhole ? tasks : tasks.slice(0, opensFirst ? TASKS_AT_FIRST : 0);
  const left = tasks.length - rendered.length;
  const details = useRef<HTMLDetailsElement>(null);
  const refused = useRefusedTasks();
  const hasConflict = tasks.some(({ id }) => refused.has(id));
  useEffect(() => {
    if (hasConflict && details.current) details.current.open = true;
  }, [hasConflict]);
  return (
    <details
      ref={details}
      className={`${kit.card} ${className}`}
      data-state={state}
      open={opensFirst}
    >
      <summary>
        {summary}
        <Icon name="chevron-down" className={words.turns} size={20} />
      </summary>
      {tasks.length > 0 ? (
        <ul>
          {rendered.map((task) => (
            <TaskRow key={task.id} eventId={eventId} task={task} today={today} onSaved={onSaved} />
          ))}
          {left > 0 ? (
            <li className={styles.left} style={{ minHeight: `${left * TASK_REM}rem` }}>
              <a href={`?${query}`}>Afficher toutes les lignes</a>
            </li>
          ) : null}
        </ul>
      ) : null}
      {children}
    </details>
  );
}
