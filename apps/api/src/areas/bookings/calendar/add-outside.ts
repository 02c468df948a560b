import { MOST_OUTSIDE } from "@jdj/contract/bookings/calendar-limits";
import { bookingMessages } from "@jdj/contract/bookings/messages";
import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { and, eq } from "drizzle-orm";
import { calendarDate, type RequestContext } from "../../../app-context.ts";
import { keyedHash } from "../../../crypto/token.ts";
import { CalendarUnread } from "../../../drivers/calendar/port.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import { outsideCalendars } from "../../providers/availability/tables.ts";
import { lockCalendar } from "../bookings/busy-days.ts";
import { readBusyDays } from "./read-busy-days.ts";
import { periodOf, readIn, sealAddress } from "./read-outside.ts";
import { replaceOutsideDays, writeOutsideDays } from "./write-outside-days.ts";

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
export async function addOutside(
  context: RequestContext,
  providerId: number,
  typed: string,
): Promise<void> {
  const { db, now, settings, calendars } = context;
  const address = readCalendarAddress(typed);
  if (address === null || calendars === null) throw refuse(bookingMessages.calendarAddress);
  await consumeRateLimit(limits.outsideCalendar, String(providerId), context);
  const read = await readBusyDays(calendars, address, periodOf(now)).catch((error: unknown) => {
    if (!(error instanceof CalendarUnread)) throw error;
    const { calendarAway, calendarUnread } = bookingMessages;
    throw refuse(error.reason === "away" ? calendarAway : calendarUnread);
  });
  const addressHash = keyedHash(settings.secret, address).toString("base64url");
  await db.transaction(async (tx) => {
    await lockCalendar(tx, providerId);
    const known = await tx
      .select({ addressHash: outsideCalendars.addressHash })
      .from(outsideCalendars)
      .where(eq(outsideCalendars.providerId, providerId));
    if (known.some((one) => one.addressHash === addressHash))
      throw refuse(bookingMessages.calendarKnown);
    if (known.length >= MOST_OUTSIDE) throw refuse(bookingMessages.calendarsMost);
    const [added] = await tx
      .insert(outsideCalendars)
      .values({
        providerId,
        addressHash,
        sealedAddress: sealAddress(settings, providerId, address),
        name: read.name ?? new URL(address).hostname,
        readAt: now,
        dueAt: readIn(now, 0),
        createdAt: now,
      })
      .returning({ id: outsideCalendars.id });
    if (!added) throw new Error("The calendar was not written");
    await replaceOutsideDays(tx, { id: added.id, providerId }, read.days, calendarDate(now));
  });
}

/** Forgets a calendar kept elsewhere, with its days. @throws not-found */
export async function removeOutside(
  { db, now }: RequestContext,
  providerId: number,
  id: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockCalendar(tx, providerId);
    const removed = await tx
      .delete(outsideCalendars)
      .where(and(eq(outsideCalendars.id, id), eq(outsideCalendars.providerId, providerId)))
      .returning({ id: outsideCalendars.id });
    if (removed.length === 0) throw refusal("not-found");
    await writeOutsideDays(tx, providerId, calendarDate(now));
  });
}
