import { at } from "@jdj/contract/paths/addresses";
import { and, eq, isNull, not } from "drizzle-orm";
import { calendarDate, type RequestContext } from "../../../app-context.ts";
import { raiseNotice } from "../../identity/notices/raise-notice.ts";
import { events } from "../events/tables.ts";
import { readersOf } from "../sharing/event-readers.ts";
import { eventTasks, planningTasks } from "./tables.ts";

/**
 * Tells whoever sees the planning of an event of the tasks whose last day is today and that are not
 * done: once for each of them, however often it runs that day.
 */
export async function tellDueTasks(context: RequestContext): Promise<void> {
  const { db, now } = context;
  const today = calendarDate(now);
  const due = await db
    .select({ id: eventTasks.id, task: planningTasks.content, event: events })
    .from(eventTasks)
    .innerJoin(planningTasks, eq(planningTasks.id, eventTasks.taskId))
    .innerJoin(events, eq(events.id, eventTasks.eventId))
    .where(
      and(
        eq(eventTasks.endDate, today),
        not(eventTasks.isDone),
        isNull(events.deletedAt),
        isNull(events.cancelledAt),
      ),
    );
  for (const { id, task, event } of due)
    await raiseNotice(context, readersOf(event.id, "planning:read"), {
      ...{ kind: "task-due", title: task, text: event.name, who: task },
      ...{ path: at("planning"), eventId: event.id },
      joinKey: `tasks:${event.id}`,
      sourceId: `task-${id}-${today}`,
    });
}
