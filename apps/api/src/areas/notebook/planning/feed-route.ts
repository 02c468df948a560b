import { Hono } from "hono";
import type { AppContext } from "../../../app-context.ts";
import { heldOn } from "../ceremonies/ceremony.ts";
import { listCeremonies } from "../ceremonies/queries.ts";
import { type CalendarEntry, feedHeaders, writeCalendar } from "./calendar.ts";
import { ceremonyMinutes } from "./ceremony-minutes.ts";
import { findEventBySecret, listPlanning } from "./queries.ts";
import { proposalFor } from "./task-dates.ts";

/** The secret of an address, without its ending. */
const address = /^([\w-]{22})\.ics$/;

/** Serves an event's planning and ceremonies to calendars, by its secret address: tasks on their last day, until they are done. */
export function planningFeedRoutes({ db, settings, clock }: AppContext): Hono {
  return new Hono().get("/api/v1/plannings/:file", async (c) => {
    const secret = address.exec(c.req.param("file"))?.[1];
    const event = secret === undefined ? null : await findEventBySecret(db, secret);
    if (event === null) return c.notFound();
    const host = new URL(settings.publicUrl).host;

    const tasks = (await listPlanning(db, event)).flatMap(({ task, saved }): CalendarEntry[] => {
      const proposed = proposalFor(task, event);
      const day = saved ? (saved.endDate ?? saved.startDate) : proposed.end_date;
      if (day === null || saved?.isDone) return [];
      const uid = `task-${event.id}-${task.id}@${host}`;
      return [{ uid, title: `À faire\u00a0: ${task.content}`, day, time: null, place: null }];
    });
    const held = (await listCeremonies(db, event)).flatMap((one): CalendarEntry[] => {
      const day = heldOn(one, event);
      if (!one.held?.isActive || day === null) return [];
      const uid = `ceremony-${event.id}-${one.ceremony.id}@${host}`;
      const { time, place } = one.held;
      const minutes = ceremonyMinutes(one.ceremony.code);
      return [{ uid, title: one.ceremony.name, day, time, minutes, place }];
    });

    return c.body(
      writeCalendar(event.name, [...held, ...tasks], clock()),
      200,
      feedHeaders("planning.ics"),
    );
  });
}
