import { quantityFor } from "@jdj/contract/prices/price-unit";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { type AppContext, calendarDate } from "../../src/app-context.ts";
import { answerBooking } from "../../src/areas/bookings/bookings/answer-booking.ts";
import { bookPackage } from "../../src/areas/bookings/bookings/book-package.ts";
import { bookings } from "../../src/areas/bookings/bookings/tables.ts";
import {
  lockBooking,
  transitionBooking,
} from "../../src/areas/bookings/bookings/transition-booking.ts";
import { customers, users } from "../../src/areas/identity/users/tables.ts";
import { enterInCashBook } from "../../src/areas/ledger/deposits/enter-in-cash-book.ts";
import { findCurrentEvent } from "../../src/areas/notebook/events/queries.ts";
import { beginAttempt } from "../../src/areas/payments/initiations/begin-attempt.ts";
import { paymentAttempts, payments } from "../../src/areas/payments/payments/tables.ts";
import { settlePayment } from "../../src/areas/payments/settlement/settle-payment.ts";
import { providerBusyDays } from "../../src/areas/providers/availability/tables.ts";
import { packages } from "../../src/areas/providers/packages/tables.ts";
import { providers } from "../../src/areas/providers/tables.ts";
import { providerMembers } from "../../src/areas/providers/team/tables.ts";
import { serviceTypes } from "../../src/areas/service-types/tables.ts";
import type { Database } from "../../src/database/connect.ts";
import { cast } from "../cast.ts";
import { addDays, baseDay, instantOn, weddingDay } from "../couple/base-day.ts";
import { pastContext } from "../couple/past-context.ts";

/** A booking of the demonstration. Days are counted from the base day. */
interface DemoBooking {
  email: string;
  /** A feast of which the demonstration has no notebook, so that the couple's has none of its bookings. */
  isElsewhere?: boolean;
  packageId: number;
  day: string;
  /** How far it went, and when it was ordered. */
  until: "requested" | "confirmed" | "paid" | "done";
  orderedOn: string;
}

/** A demonstration's booking waits for its answer or deposit that long, in days from the base. */
const WAITS_DAYS = 28;

/** The guests of the demonstration’s feasts. */
const GUESTS = 120;

/**
 * Writes the bookings of the demonstration once, all or none, by the product's own acts: the couple's,
 * and those that the demonstration's provider has to answer.
 */
export async function writeDemoBookings(app: AppContext): Promise<void> {
  const [known] = await app.db
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(packages, eq(packages.id, bookings.packageId))
    .where(eq(packages.demonstration, true))
    .limit(1);
  if (known) return;
  const base = baseDay(calendarDate(app.clock()));
  await app.db.transaction(async (tx) => {
    for (const booking of await plan(tx, base)) await write(app, tx, booking, base);
  });
}

async function plan(tx: Database, base: string): Promise<DemoBooking[]> {
  const wedding = weddingDay(base);
  const own = await ownPackages(tx);
  const ofService = async (code: string) => {
    const [found] = await packagesOf(tx, code, own);
    return found;
  };
  const couple = cast.customer.email;
  const asked: [packageId: number | undefined, Omit<DemoBooking, "packageId">][] = [
    [
      await ofService("venue"),
      { email: couple, day: wedding, until: "paid", orderedOn: addDays(base, -24) },
    ],
    [
      await ofService("photography"),
      { email: couple, day: wedding, until: "confirmed", orderedOn: addDays(base, -2) },
    ],
    [
      await ofService("dj"),
      { email: couple, day: wedding, until: "requested", orderedOn: addDays(base, -1) },
    ],
    [
      await ofService("hair-and-makeup"),
      { email: couple, day: addDays(base, -15), until: "done", orderedOn: addDays(base, -40) },
    ],
    [own[0], { email: couple, day: wedding, until: "requested", orderedOn: addDays(base, -1) }],
    [
      own[0],
      {
        email: cast.treasurer.email,
        isElsewhere: true,
        day: addDays(base, 47),
        until: "requested",
        orderedOn: addDays(base, -1),
      },
    ],
    [
      own[1] ?? own[0],
      {
        email: cast.treasurer.email,
        isElsewhere: true,
        day: addDays(base, 68),
        until: "paid",
        orderedOn: addDays(base, -12),
      },
    ],
  ];
  return asked.flatMap(([packageId, booking]) =>
    packageId === undefined ? [] : [{ ...booking, packageId }],
  );
}

/** The packages of the provider for whom the demonstration's account works; of any caterer before it has one. */
async function ownPackages(tx: Database): Promise<number[]> {
  const rows = await tx
    .select({ id: packages.id })
    .from(packages)
    .innerJoin(providerMembers, eq(providerMembers.providerId, packages.providerId))
    .innerJoin(users, eq(users.id, providerMembers.userId))
    .where(and(eq(users.email, cast.provider.email), packages.demonstration))
    .orderBy(asc(packages.id));
  return rows.length > 0 ? rows.map(({ id }) => id) : packagesOf(tx, "catering", []);
}

/** The packages of a service, without those that are left out. */
async function packagesOf(tx: Database, code: string, without: number[]): Promise<number[]> {
  const rows = await tx
    .select({ id: packages.id })
    .from(packages)
    .innerJoin(serviceTypes, eq(serviceTypes.id, packages.serviceTypeId))
    .innerJoin(providers, eq(providers.id, packages.providerId))
    .where(and(eq(serviceTypes.code, code), packages.demonstration))
    .orderBy(asc(packages.id));
  return rows.map(({ id }) => id).filter((id) => !without.includes(id));
}

async function write(
  app: AppContext,
  tx: Database,
  { email, isElsewhere, packageId, day, until, orderedOn }: DemoBooking,
  base: string,
): Promise<void> {
  const at = (time: string, days = 0) =>
    pastContext(app, tx, instantOn(addDays(orderedOn, days), time));
  const [customer] = await tx
    .select({ id: customers.id })
    .from(customers)
    .innerJoin(users, eq(users.id, customers.userId))
    .where(eq(users.email, email));
  if (!customer) return;
  const event = isElsewhere ? null : await findCurrentEvent(tx, customer.id);
  await keepFree(tx, packageId, day);
  const [ordered] = await tx
    .select({ unit: packages.priceUnit })
    .from(packages)
    .where(eq(packages.id, packageId));
  const quantity = quantityFor(ordered?.unit ?? null, GUESTS);
  const order = { packageId, date: day, priceFcfa: undefined, quantity };
  const booking = await bookPackage(at("19:40"), customer.id, event, order);
  if (until !== "requested") {
    const answer = { to: "confirmed" as const, reason: null };
    await answerBooking(at("08:15", 1), booking.providerId, booking.id, answer);
  }
  if (until === "paid" || until === "done") await pay(app, tx, booking.id, addDays(orderedOn, 1));
  if (until === "done") {
    const { now } = pastContext(app, tx, instantOn(addDays(day, 1), "00:10"));
    const paid = await lockBooking(tx, booking.id);
    if (paid) await transitionBooking(tx, paid, { to: "done", by: "product", now });
  }
  await tx
    .update(bookings)
    .set({ dueAt: instantOn(addDays(base, WAITS_DAYS), "20:00") })
    .where(and(eq(bookings.id, booking.id), sql`${bookings.dueAt} is not null`));
}

/** Takes a day of a booking out of the invented agenda of its provider, which knows nothing of it. */
async function keepFree(tx: Database, packageId: number, day: string): Promise<void> {
  const provider = tx
    .select({ id: packages.providerId })
    .from(packages)
    .where(eq(packages.id, packageId));
  await tx
    .delete(providerBusyDays)
    .where(and(inArray(providerBusyDays.providerId, provider), eq(providerBusyDays.day, day)));
}

/** Pays the deposit of a booking by Wave, as if it had been paid that day. */
async function pay(app: AppContext, tx: Database, bookingId: number, on: string): Promise<void> {
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.subjectKind, "booking"), eq(payments.subjectId, bookingId)));
  if (!payment) return;
  const { attempt } = await beginAttempt(
    pastContext(app, tx, instantOn(on, "12:30")),
    payment.id,
    { gateway: "wave", amountFcfa: payment.payableFcfa, phone: null },
    false,
  );
  await tx
    .update(paymentAttempts)
    .set({ gatewayReference: `demonstration-${attempt.reference}` })
    .where(eq(paymentAttempts.id, attempt.id));
  const { jobs, now } = pastContext(app, tx, instantOn(on, "12:31"));
  const standing = { state: "paid" as const, amountFcfa: payment.payableFcfa, currency: "XOF" };
  await settlePayment({ db: tx, jobs, now }, attempt.id, standing);
  const booking = await lockBooking(tx, bookingId);
  if (!booking) return;
  await transitionBooking(tx, booking, { to: "paid", by: "product", now });
  const { eventId, providerId, packageId, customerId } = booking;
  const [booked] = await tx
    .select({ serviceTypeId: packages.serviceTypeId })
    .from(packages)
    .where(eq(packages.id, packageId));
  if (eventId === null) return;
  await enterInCashBook(
    { db: tx, now },
    { kind: "booking", id: bookingId },
    {
      ...{ eventId, providerId, paymentId: payment.id, amountFcfa: payment.payableFcfa },
      serviceTypeId: booked?.serviceTypeId ?? null,
      page: { id: bookingId, customerId },
    },
  );
}
