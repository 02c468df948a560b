import { GroupDrawing } from "#app/areas/notebook/group-drawing.tsx";
import kit from "#app/ui/kit.module.css";
import { type PlannedGroup, progressOf } from "./planned-task.ts";
import styles from "./planning.module.css";
import { TaskFold } from "./task-fold.tsx";

type GroupsProps = {
  eventId: number;
  groups: readonly PlannedGroup[];
  today: string;
  isWhole: boolean;
  first: number;
  onSaved: () => void;
};

/** The groups of tasks, each with its drawing and how much of it is done. */
export function TaskGroups({ eventId, groups, today, isWhole, first, onSaved }: GroupsProps) {
  return (
    <div className={`${kit.stack3} ${kit.oneColumn} ${kit.alignStart}`}>
      {groups.map(({ id, content, drawing, tasks }) => {
        const { done, all } = progressOf(tasks);
        return (
          <TaskFold
            key={id}
            className={styles.group}
            eventId={eventId}
            tasks={tasks}
            today={today}
            isWhole={isWhole}
            opensFirst={id === first}
            onSaved={onSaved}
            summary={
              <>
                <GroupDrawing code={drawing} />
                <h2>{content}</h2>
                <span className={styles.count} data-all={done === all}>
                  {done} sur {all} <span>{all > 1 ? "faites" : "faite"}</span>
                </span>
              </>
            }
          />
        );
      })}
    </div>
  );
}
