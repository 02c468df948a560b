import type { CalendarEntry as Shown } from "@jdj/contract/bookings/calendar";
import { at } from "@jdj/contract/paths/addresses";
import { dateAfter } from "@jdj/french/dates";
import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { type AppContext, calendarDate } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import {
  type CalendarEntry,
  feedHeaders,
  writeCalendar,
} from "../../notebook/planning/calendar.ts";
import { providers } from "../../providers/tables.ts";
import { providerMembers } from "../../providers/team/tables.ts";
import { listEntries } from "./list-entries.ts";
import { providerFeeds } from "./tables.ts";

/** The secret of an address, without its ending. */
const address = /^([\w-]{22})\.ics$/;

/** How far back and ahead a feed goes, in days. */
const PAST_DAYS = 60;
const AHEAD_DAYS = 730;

/** The provider of a feed's secret; null for an unknown one, and once its user has left the team. */
async function findProvider(db: Database, secret: string) {
  const [found] = await db
    .select({ id: providers.id, name: providers.name })
    .from(providerFeeds)
    .innerJoin(providerMembers, eq(providerMembers.userId, providerFeeds.userId))
    .innerJoin(providers, eq(providers.id, providerMembers.providerId))
    .where(eq(providerFeeds.secret, secret));
  return found ?? null;
}

/** An entry as calendars show it: without a phone number, since who knows the address reads it. */
function entryOf(entry: Shown, host: string, publicUrl: string): CalendarEntry {
  const { kind, id, day, title, state, customer_name: customer, ceremonies } = entry;
  const [first] = ceremonies;
  const page =
    kind === "booking" ? `${at("proBookings")}#reservation-${id}` : at("proRequest", { id });
  return {
    uid: `${kind}-${id}@${host}`,
    title: `${state}\u00a0: ${title}, ${customer}`,
    ...{ day, time: first?.time ?? null, place: first?.place ?? null },
    link: new URL(page, publicUrl).href,
  };
}

/** Serves a provider's bookings and requests to calendars, by the secret address of a member of its team. */
export function providerFeedRoutes({ db, settings, clock }: AppContext): Hono {
  return new Hono().get("/api/v1/pro-calendars/:file", async (c) => {
    const secret = address.exec(c.req.param("file"))?.[1];
    const provider = secret === undefined ? null : await findProvider(db, secret);
    if (provider === null) return c.notFound();
    const today = calendarDate(clock());
    const entries = await listEntries(db, provider.id, {
      first: dateAfter(today, -PAST_DAYS, "days"),
      last: dateAfter(today, AHEAD_DAYS, "days"),
    });
    const { host } = new URL(settings.publicUrl);
    const shown = entries.map((entry) => entryOf(entry, host, settings.publicUrl));
    return c.body(writeCalendar(provider.name, shown, clock()), 200, feedHeaders("calendrier.ics"));
  });
}
