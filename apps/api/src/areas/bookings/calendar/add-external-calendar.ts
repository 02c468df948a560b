import { MOST_EXTERNAL_CALENDARS } from "@jdj/contract/bookings/calendar-limits";
import { bookingMessages } from "@jdj/contract/bookings/messages";
import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { and, eq } from "drizzle-orm";
import { calendarDate, type RequestContext } from "../../../app-context.ts";
import { keyedHash } from "../../../crypto/token.ts";
import { CalendarUnread } from "../../../drivers/calendar/port.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import { externalCalendars } from "../../providers/availability/tables.ts";
import { lockCalendar } from "../bookings/busy-days.ts";
import { readBusyDays } from "./read-busy-days.ts";
import { periodOf, readIn, sealAddress } from "./read-external-calendars.ts";
import { replaceExternalDays, writeExternalDays } from "./write-external-days.ts";

/** The HTTPS address that is meant by what somebody pasted; null for what is none. */
export function readCalendarAddress(typed: string): string | null {
  const text = typed.trim().replace(/^webcals?:\/\//i, "https://");
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const isPlain = url.protocol === "https:" && url.port === "" && url.username === "";
  return isPlain && url.password === "" && url.hostname.includes(".") ? url.href : null;
}

const refuse = (sentence: string) => fieldRefusal({ address: [sentence] });

/**
 * Connects a calendar that a provider keeps elsewhere, once it could be read.
 * @throws 422 at `address`: none, unread, known already, or a fourth; too-many-requests (429)
 */
export async function addExternalCalendar(
  context: RequestContext,
  providerId: number,
  typed: string,
): Promise<void> {
  const { db, now, settings, calendars } = context;
  const address = readCalendarAddress(typed);
  if (address === null || calendars === null) throw refuse(bookingMessages.calendarAddress);
  await consumeRateLimit(limits.externalCalendar, String(providerId), context);
  const read = await readBusyDays(calendars, address, periodOf(now)).catch((error: unknown) => {
    if (!(error instanceof CalendarUnread)) throw error;
    const { calendarAway, calendarUnread } = bookingMessages;
    throw refuse(error.reason === "away" ? calendarAway : calendarUnread);
  });
  const addressHash = keyedHash(settings.secret, address).toString("base64url");
  await db.transaction(async (tx) => {
    await lockCalendar(tx, providerId);
    const known = await tx
      .select({ addressHash: externalCalendars.addressHash })
      .from(externalCalendars)
      .where(eq(externalCalendars.providerId, providerId));
    if (known.some((one) => one.addressHash === addressHash))
      throw refuse(bookingMessages.calendarKnown);
    if (known.length >= MOST_EXTERNAL_CALENDARS) throw refuse(bookingMessages.calendarsMost);
    const [added] = await tx
      .insert(externalCalendars)
      .values({
        providerId,
        addressHash,
        sealedAddress: sealAddress(settings, providerId, address),
        name: read.name ?? new URL(address).hostname,
        readAt: now,
        dueAt: readIn(now, 0),
        createdAt: now,
      })
      .returning({ id: externalCalendars.id });
    if (!added) throw new Error("The calendar was not written");
    await replaceExternalDays(tx, { id: added.id, providerId }, read.days, calendarDate(now));
  });
}

/** Forgets a calendar kept elsewhere, with its days. @throws not-found */
export async function removeExternalCalendar(
  { db, now }: RequestContext,
  providerId: number,
  id: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockCalendar(tx, providerId);
    const removed = await tx
      .delete(externalCalendars)
      .where(and(eq(externalCalendars.id, id), eq(externalCalendars.providerId, providerId)))
      .returning({ id: externalCalendars.id });
    if (removed.length === 0) throw refusal("not-found");
    await writeExternalDays(tx, providerId, calendarDate(now));
  });
}
