import { unpaidRefusal } from "@jdj/contract/bookings/booking-limits";
import { depositOf, holdingStates } from "@jdj/contract/bookings/booking-states";
import { bookingMessages } from "@jdj/contract/bookings/messages";
import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { dateInvalid } from "@jdj/contract/call/shapes";
import { may } from "@jdj/contract/call/sharing-policy";
import { isCounted } from "@jdj/contract/prices/price-unit";
import { dateAfter, dateIn, readDate } from "@jdj/french/dates";
import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import type { EventWithType } from "../../notebook/events/queries.ts";
import { raiseLead } from "../../providers/lead-alerts/raise-lead.ts";
import { notifyCustomer, notifyProvider } from "../emails/notify.ts";
import { type FullPackage, findPackage } from "../packages/queries.ts";
import { answerBy, freePlace } from "./booking-times.ts";
import { findBusyDay, lockCalendar, takenPlaces, writeBusyDay } from "./busy-days.ts";
import type { StoredBooking } from "./queries.ts";
import { bookings } from "./tables.ts";

/** How far ahead a package may be booked, in years. */
const MOST_YEARS = 3;

/** The date that a booking is for, `YYYY-MM-DD`, or the sentence that refuses it. */
type BookingDate = { ok: true; day: string } | { ok: false; message: string };

/**
 * The date of a booking: the typed one, or without one that of the main ceremony.
 * @param typed `DD/MM/YYYY` or `YYYY-MM-DD`, with or without a time; empty for « Commander maintenant »
 * @param mainDay the certain date of the main ceremony; null when there is none
 * @param today `YYYY-MM-DD` in Abidjan
 */
function bookingDate(
  typed: string | null | undefined,
  mainDay: string | null,
  today: string,
): BookingDate {
  const text = (typed ?? "").trim();
  if (text === "" && mainDay === null) return { ok: false, message: bookingMessages.noMainDate };
  const day = text === "" ? mainDay : readDate(text.replace(/^(\d{4}-\d\d-\d\d)[T ].*$/, "$1"));
  if (day === null) return { ok: false, message: dateInvalid };
  if (day < today) return { ok: false, message: bookingMessages.datePast };
  if (day > `${Number(today.slice(0, 4)) + MOST_YEARS}${today.slice(4)}`)
    return { ok: false, message: bookingMessages.dateTooFar };
  return { ok: true, day };
}

/** What a customer orders. */
export interface PackageOrder {
  packageId: number;
  /** As it was typed; empty for the date of the main ceremony. */
  date: string | null | undefined;
  /** The price that they have read, FCFA; undefined when it was not sent. */
  priceFcfa: number | undefined;
  /** How many guests, hours, days or pieces; undefined for a price of the event. */
  quantity?: number | undefined;
}

/** The highest price of a booking, FCFA. */
const MOST_TOTAL = 500_000_000;

/** How many of its unit are ordered. @throws 422 at `quantity` without a number, or for too high a total */
function quantityOf({ priceUnit, priceFcfa }: FullPackage, asked: number | undefined): number {
  if (!isCounted(priceUnit)) return 1;
  if (asked === undefined)
    throw fieldRefusal({ quantity: [bookingMessages.quantityRequired[priceUnit]] });
  if (asked * priceFcfa > MOST_TOTAL)
    throw fieldRefusal({ quantity: [bookingMessages.totalTooLarge] });
  return asked;
}

/**
 * Books a package for a date, as a request that waits for the provider. It takes a place of that day
 * at once. What is asked twice is one booking.
 * @param event the one that the customer works on; null while there is none
 * @throws not-found; package-gone, package-price-changed, too-many-unpaid, too-many-unpaid-a-month (409); 422 at `date_reservation` for a date
 * that is none, past, too soon, too far or full, and at `quantity` for a missing number;
 * too-many-requests (429)
 */
export async function bookPackage(
  context: RequestContext,
  customerId: number,
  event: EventWithType | null,
  asked: PackageOrder,
): Promise<StoredBooking> {
  await consumeRateLimit(limits.booking, String(customerId), context);
  const { db, jobs, now } = context;
  const date = bookingDate(asked.date, mainDayOf(event), dateIn(now));
  if (!date.ok) throw fieldRefusal({ date_reservation: [date.message] });
  const { day } = date;
  return db.transaction(async (tx) => {
    const named = await findPackage(tx, asked.packageId);
    if (named === null) throw refusal("not-found");
    // The customer first: what they book at other providers at the same time counts too.
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`booking ${customerId}`}, 2))`,
    );
    await lockCalendar(tx, named.providerId);
    const known = await findStanding(tx, customerId, asked.packageId, day);
    if (known !== null) return known;
    const wanted = await findPackage(tx, asked.packageId);
    if (!wanted?.isShown) throw refusal("package-gone");
    if (asked.priceFcfa !== undefined && asked.priceFcfa !== wanted.priceFcfa)
      throw refusal("package-price-changed");
    const quantity = quantityOf(wanted, asked.quantity);
    const priceFcfa = quantity * wanted.priceFcfa;
    const open = await listUnpaid(tx, customerId);
    const refused = unpaidRefusal(open, { providerId: wanted.providerId, day });
    if (refused !== null) throw refusal(refused);
    if (day < dateAfter(dateIn(now), wanted.noticeDays, "days"))
      throw fieldRefusal({ date_reservation: [bookingMessages.dayTooSoon] });
    const place = await takePlace(tx, wanted, day);
    const [booking] = await tx
      .insert(bookings)
      .values({
        packageId: wanted.id,
        providerId: wanted.providerId,
        customerId,
        eventId: event !== null && may(event.role, "budget:write") ? event.id : null,
        day,
        place,
        packageName: wanted.name,
        priceFcfa,
        quantity,
        priceUnit: wanted.priceUnit,
        depositFcfa: depositFor(context, priceFcfa, wanted.depositPercent),
        dueAt: answerBy(now, day),
        createdAt: now,
        transitionedAt: now,
      })
      .returning();
    if (!booking) throw new Error("The booking was not written");
    await writeBusyDay(tx, wanted.providerId, day);
    await notifyProvider(tx, jobs, booking, "requested");
    await raiseLead({ ...context, db: tx }, wanted.providerId, {
      kind: "booking",
      subjectId: booking.id,
    });
    await notifyCustomer(tx, jobs, booking, "received");
    return booking;
  });
}

/** The date of the main ceremony, when it is certain. */
function mainDayOf(event: EventWithType | null): string | null {
  return event?.weddingDatePrecision === "exact" ? event.weddingDate : null;
}

/** The deposit of a package; at most what a payment company takes at once, none without any. */
function depositFor({ payments }: RequestContext, priceFcfa: number, percent: number): number {
  const most = Math.floor(payments.mostFcfa / 5) * 5;
  return Math.min(depositOf(priceFcfa, percent), most);
}

async function takePlace(tx: Database, wanted: FullPackage, day: string): Promise<number> {
  const busy = await findBusyDay(tx, wanted.providerId, day);
  if (busy?.reason === "closed" || busy?.reason === "external")
    throw fieldRefusal({ date_reservation: [bookingMessages.dayBusy] });
  const place = freePlace(await takenPlaces(tx, wanted.id, day), wanted.capacity);
  if (place === null || busy !== null)
    throw fieldRefusal({ date_reservation: [bookingMessages.dayFull] });
  return place;
}

/** The booking of a package that a customer already has for a day. */
async function findStanding(
  tx: Database,
  customerId: number,
  packageId: number,
  day: string,
): Promise<StoredBooking | null> {
  const [known] = await tx
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.customerId, customerId),
        eq(bookings.packageId, packageId),
        eq(bookings.day, day),
        inArray(bookings.state, [...holdingStates]),
      ),
    );
  return known ?? null;
}

/** The bookings of a customer that wait for an answer or a deposit. */
function listUnpaid(tx: Database, customerId: number) {
  return tx
    .select({ providerId: bookings.providerId, day: bookings.day })
    .from(bookings)
    .where(
      and(
        eq(bookings.customerId, customerId),
        inArray(bookings.state, ["requested", "confirmed"]),
        isNotNull(bookings.dueAt),
      ),
    );
}
