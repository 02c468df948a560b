import { CALENDAR_DAYS } from "@jdj/contract/providers/availability";
import { dateAfter } from "@jdj/french/dates";
import { asc, eq, lte, sql } from "drizzle-orm";
import { type AppContext, calendarDate } from "../../../app-context.ts";
import { CalendarUnread } from "../../../drivers/calendar/port.ts";
import { decrypt, encrypt, secretsOf } from "../../../secrets.ts";
import type { ApiSettings } from "../../../settings.ts";
import { externalCalendars } from "../../providers/availability/tables.ts";
import { lockCalendar } from "../bookings/busy-days.ts";
import type { Period } from "./queries.ts";
import { readBusyDays } from "./read-busy-days.ts";
import { replaceExternalDays } from "./write-external-days.ts";

/** How many calendars are read at the same time: their hosts may be slow. */
const AT_ONCE = 8;

/** How many calendars one job reads; the next job reads the others. */
const BATCH = 400;

const HOUR_MS = 3_600_000;

/** When a calendar is read next: after an hour, doubled with each failed attempt, at most a day. */
export function readIn(now: Date, failures: number): Date {
  return new Date(now.getTime() + Math.min(24, 2 ** failures) * HOUR_MS);
}

/** The days that are asked of a calendar kept elsewhere: as many as our own has. */
export function periodOf(now: Date): Period {
  const first = calendarDate(now);
  return { first, last: dateAfter(first, CALENDAR_DAYS, "days") };
}

type Settings = Pick<ApiSettings, "secret" | "previousSecrets">;

/** Each provider's addresses are encrypted for themselves: copied to another row, they do not open. */
const purposeOf = (providerId: number) => `external-calendar:${providerId}`;

/** An address as it is stored. */
export function sealAddress(settings: Settings, providerId: number, address: string): string {
  return encrypt(secretsOf(settings), purposeOf(providerId), address);
}

/** The address of a calendar; null where no secret of ours opens it. */
export function openAddress(
  settings: Settings,
  {
    providerId,
    sealedAddress,
  }: Pick<typeof externalCalendars.$inferSelect, "providerId" | "sealedAddress">,
): string | null {
  return decrypt(secretsOf(settings), purposeOf(providerId), sealedAddress);
}

/** Reads the calendars kept elsewhere whose time has come. One that fails keeps its days. */
export async function readExternalCalendars(app: AppContext): Promise<void> {
  const { db, calendars } = app;
  if (calendars === null) return;
  const due = await db
    .select()
    .from(externalCalendars)
    .where(lte(externalCalendars.dueAt, app.clock()))
    .orderBy(asc(externalCalendars.dueAt))
    .limit(BATCH);
  const next = due.values();
  // Each lane takes the next calendar once it has read one.
  const lane = async () => {
    for (const calendar of next) await readOne({ ...app, calendars }, calendar);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

async function readOne(
  {
    db,
    settings,
    clock,
    calendars,
  }: AppContext & { calendars: NonNullable<AppContext["calendars"]> },
  { id, providerId, sealedAddress, failures }: typeof externalCalendars.$inferSelect,
): Promise<void> {
  const now = clock();
  const address = openAddress(settings, { providerId, sealedAddress });
  const read =
    address !== null &&
    (await readBusyDays(calendars, address, periodOf(now)).catch((error: unknown) => {
      if (error instanceof CalendarUnread) return false as const;
      throw error;
    }));
  const isThis = eq(externalCalendars.id, id);
  if (read === false) {
    await db
      .update(externalCalendars)
      .set({ failures: sql`${externalCalendars.failures} + 1`, dueAt: readIn(now, failures + 1) })
      .where(isThis);
    return;
  }
  await db.transaction(async (tx) => {
    await lockCalendar(tx, providerId);
    const kept = await tx
      .update(externalCalendars)
      .set({
        failures: 0,
        readAt: now,
        dueAt: readIn(now, 0),
        ...(read.name && { name: read.name }),
      })
      .where(isThis)
      .returning({ id: externalCalendars.id });
    // It may have been disconnected while it was read.
    if (kept.length > 0)
      await replaceExternalDays(tx, { id, providerId }, read.days, calendarDate(now));
  });
}
