import { shortDate } from "@jdj/french/dates";
import {
  byDue,
  type PlannedTask,
  plannedGroup,
  progressOf,
} from "#app/areas/notebook/planning/planned-task.ts";
import { Progress } from "#app/areas/notebook/planning/progress.tsx";
import { tourEvent } from "#app/areas/tour/find-tour-event.ts";
import { refuseWriting } from "#app/areas/tour/refuse-writing.ts";
import styles from "#app/areas/tour/tour.module.css";
import type { PageHandle } from "#app/document/page-kind.ts";
import { apiContext } from "#app/http/context.ts";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";

export const handle: PageHandle = { page: "static", cachedBy: [] };

export async function loader({ context }: Route.LoaderArgs) {
  const { id: eventId, seed } = await tourEvent(context);
  const groups = await context.get(apiContext).notebook.planning.planningsByEvent({ eventId });
  const today = new Date().toISOString().slice(0, 10);
  return { seed, groups: groups.map(plannedGroup), today };
}

export function action() {
  refuseWriting();
}

/** `/visite/planning`: how much is done, what is due, and what was done. */
export default function TourPlanning({ loaderData }: Route.ComponentProps) {
  const { seed, groups, today } = loaderData;
  const tasks = groups.flatMap((group) => group.tasks);
  const done = tasks.filter(({ isDone }) => isDone);
  return (
    <>
      <Progress {...progressOf(tasks)} seed={seed} />
      {byDue(groups, today).map(({ state, label, tasks: due }) => (
        <details key={state} className={styles.group} open={state !== "later"}>
          <summary>
            <span>{label}</span>
            <span>{due.length}</span>
          </summary>
          <Tasks tasks={due} isLate={state === "late"} />
        </details>
      ))}
      <details className={styles.group}>
        <summary>
          <span>Déjà fait</span>
          <span>{done.length}</span>
        </summary>
        <Tasks tasks={done} isLate={false} />
      </details>
    </>
  );
}

function Tasks({ tasks, isLate }: { tasks: readonly PlannedTask[]; isLate: boolean }) {
  return (
    <ul className={`${kit.listReset} ${styles.tasks}`}>
      {tasks.map(({ id, content, start, end, isDone }) => (
        <li key={id} data-done={isDone || undefined}>
          <span>{content}</span>
          <span className={`${words.note} ${styles.when}`} data-late={isLate || undefined}>
            {isLate ? "En retard, " : ""}
            {start ? shortDate(start) : "…"} → {end ? shortDate(end) : "…"}
          </span>
        </li>
      ))}
    </ul>
  );
}
