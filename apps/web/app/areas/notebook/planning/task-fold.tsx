import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import type { PlannedTask } from "./planned-task.ts";
import { TaskRow } from "./task-row.tsx";
import { useRefusedTasks } from "./use-ticks.ts";

type TaskFoldProps = {
  className: string | undefined;
  /** When its tasks are due, if they are listed by due date. */
  state?: string;
  eventId: number;
  tasks: readonly PlannedTask[];
  today: string;
  /** Whether it is unfolded at first; it must not change. */
  opensFirst: boolean;
  summary: ReactNode;
  /** What stands below the tasks. */
  children?: ReactNode;
  onSaved: () => void;
};

/** Tasks that can be folded away; it unfolds itself when one of them has two versions to choose from. */
export function TaskFold(props: TaskFoldProps) {
  const { className, state, eventId, tasks, today, opensFirst, summary, children, onSaved } = props;
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
          {tasks.map((task) => (
            <TaskRow key={task.id} eventId={eventId} task={task} today={today} onSaved={onSaved} />
          ))}
        </ul>
      ) : null}
      {children}
    </details>
  );
}
