import { calendar as contract } from "@jdj/contract/bookings/calendar";
import { bookingMessages } from "@jdj/contract/bookings/messages";
import { dateAfter } from "@jdj/french/dates";
import { and, asc, count, eq, gte } from "drizzle-orm";
import { calendarDate } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { answer, asProvider } from "../../../http/answer.ts";
import { externalCalendars, externalDays } from "../../providers/availability/tables.ts";
import { providers } from "../../providers/tables.ts";
import { withProvider } from "../../providers/team/with-provider.ts";
import { addExternalCalendar, removeExternalCalendar } from "./add-external-calendar.ts";
import { listEntries } from "./list-entries.ts";
import { findFeed, openFeed } from "./open-feed.ts";
import { saveNoticeDays } from "./save-notice-days.ts";

/** The calls about a provider's calendar. */
export const calendarCalls = {
  month: answer(contract.month)
    .use(asProvider)
    .use(withProvider)
    .handler(async ({ input, context }) => {
      const { db, now, settings, membership, actor, calendars } = context;
      const first = `${input.month}-01`;
      const last = dateAfter(dateAfter(first, 1, "months"), -1, "days");
      const { providerId } = membership;
      const [data, noticeDays, feed, listed] = await Promise.all([
        listEntries(db, providerId, { first, last }),
        findNotice(db, providerId),
        findFeed(db, actor.user.id, settings.publicUrl),
        listExternalCalendars(db, providerId, calendarDate(now)),
      ]);
      return {
        data,
        notice_days: noticeDays,
        feed,
        external_calendars: listed,
        reads_external_calendars: calendars !== null,
      };
    }),

  saveNotice: answer(contract.saveNotice)
    .use(asProvider)
    .use(withProvider)
    .handler(async ({ input, context }) => {
      await saveNoticeDays(context, context.membership.providerId, input.days);
      return { success: true, message: bookingMessages.noticeSaved };
    }),

  openFeed: answer(contract.openFeed)
    .use(asProvider)
    .use(withProvider)
    .handler(async ({ input, context }) => ({
      success: true as const,
      address: await openFeed(context, context.actor.user.id, input.renew ?? false),
    })),

  addExternalCalendar: answer(contract.addExternalCalendar)
    .use(asProvider)
    .use(withProvider)
    .handler(async ({ input, context }) => {
      await addExternalCalendar(context, context.membership.providerId, input.address);
      return { success: true, message: bookingMessages.calendarAdded };
    }),

  removeExternalCalendar: answer(contract.removeExternalCalendar)
    .use(asProvider)
    .use(withProvider)
    .handler(async ({ input, context }) => {
      await removeExternalCalendar(context, context.membership.providerId, input.id);
      return { success: true, message: bookingMessages.calendarRemoved };
    }),
};

async function findNotice(db: Database, providerId: number): Promise<number> {
  const [row] = await db
    .select({ days: providers.noticeDays })
    .from(providers)
    .where(eq(providers.id, providerId));
  return row?.days ?? 0;
}

/** The calendars that a provider keeps elsewhere, with their busy days to come. */
async function listExternalCalendars(db: Database, providerId: number, today: string) {
  const rows = await db
    .select({ calendar: externalCalendars, days: count(externalDays.day) })
    .from(externalCalendars)
    .leftJoin(
      externalDays,
      and(eq(externalDays.calendarId, externalCalendars.id), gte(externalDays.day, today)),
    )
    .where(eq(externalCalendars.providerId, providerId))
    .groupBy(externalCalendars.id)
    .orderBy(asc(externalCalendars.id));
  return rows.map(({ calendar: { id, name, readAt, failures }, days }) => ({
    ...{ id, name, days, read_at: readAt.toISOString() },
    is_late: failures > 0,
  }));
}
