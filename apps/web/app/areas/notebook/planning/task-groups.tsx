import { GroupDrawing } from "#app/areas/notebook/group-drawing.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import { type PlannedGroup, progressOf } from "./planned-task.ts";
import styles from "./planning.module.css";
import { TaskRow } from "./task-row.tsx";

type GroupsProps = {
  eventId: number;
  groups: readonly PlannedGroup[];
  today: string;
  first: number;
  onSaved: () => void;
};

/** The groups of tasks, each with its drawing and how much of it is done. */
export function TaskGroups({ eventId, groups, today, first, onSaved }: GroupsProps) {
  return (
    <div className={`${kit.stack3} ${kit.oneColumn} ${kit.alignStart}`}>
      {groups.map(({ id, content, drawing, tasks }) => {
        const { done, all } = progressOf(tasks);
        return (
          <details key={id} className={`${kit.card} ${styles.group}`} open={id === first}>
            <summary>
              <GroupDrawing code={drawing} />
              <h2>{content}</h2>
              <span className={styles.count} data-all={done === all}>
                {done} sur {all} <span>{all > 1 ? "faites" : "faite"}</span>
              </span>
              <Icon name="chevron-down" className={words.turns} size={20} />
            </summary>
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
          </details>
        );
      })}
    </div>
  );
}
