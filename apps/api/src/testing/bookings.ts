import { and, desc, eq, inArray, isNotNull } from "drizzle-orm";
import { beforeAll } from "vitest";
import { bookings } from "../areas/bookings/bookings/tables.ts";
import { type ProviderActor, registerProvider } from "./actors.ts";
import type { TestApp } from "./app.ts";
import { addPackage } from "./booking-samples.ts";
import { type CastMember, registerCouple } from "./cast.ts";

/** Two couples and two providers whose packages they book. */
export interface BookingCast {
  awa: CastMember;
  nina: CastMember;
  pro: ProviderActor;
  other: ProviderActor;
}

/** Registers the couples and the providers of a test about bookings. */
export async function castBookings(app: TestApp): Promise<BookingCast> {
  return {
    awa: await registerCouple(app),
    nina: await registerCouple(app),
    pro: await registerProvider(app, "fleurs@exemple.test"),
    other: await registerProvider(app, "salle@exemple.test"),
  };
}

/** Registers them before the tests of a file. @returns what finds them in a test */
export function bookingCast(app: TestApp): () => BookingCast {
  const held: { cast?: BookingCast } = {};
  beforeAll(async () => {
    held.cast = await castBookings(app);
  });
  return () => {
    if (!held.cast) throw new Error("They are registered before the tests");
    return held.cast;
  };
}

let days = 0;

/** A day from May 2027 on that no other test of the file uses. */
export function freshDay(): string {
  // Far apart, so that a customer has no three of them in one month.
  days += 16;
  return new Date(Date.UTC(2027, 4, days)).toISOString().slice(0, 10);
}

/**
 * Books a package over HTTP, as a customer's device does. Of what they booked before only the newest
 * stays unpaid, so that tests of something else do not meet the limit of unpaid bookings.
 */
export async function book(
  app: TestApp,
  member: CastMember,
  packageId: number,
  fields: Record<string, unknown> = {},
) {
  const unpaid = await app.db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.customerId, member.customerId), isNotNull(bookings.dueAt)))
    .orderBy(desc(bookings.id))
    .offset(1);
  if (unpaid.length > 0)
    await app.db
      .update(bookings)
      .set({ dueAt: null })
      .where(
        inArray(
          bookings.id,
          unpaid.map(({ id }) => id),
        ),
      );
  return bookOver(app, member, packageId, fields);
}

/** The same with all that they booked before. */
export function bookOver(
  app: TestApp,
  member: CastMember,
  packageId: number,
  fields: Record<string, unknown> = {},
) {
  return app.call("POST", "/api/v1/booking-package", {
    token: member.token,
    body: { package_id: packageId, customer_id: member.customerId, ...fields },
  });
}

/** The number of the booking that an order returned. */
export function bookingIdOf({ body }: { body: unknown }): number {
  return (body as { data: { id: number } }).data.id;
}

/** Cancels a booking, with the token in the query, as the specification says. */
export function cancel(app: TestApp, member: CastMember, id: number) {
  return app.call("DELETE", `/api/v1/booking-package/${id}?api_token=Bearer ${member.token}`);
}

/** A provider's answer to a booking. */
export function answer(
  app: TestApp,
  by: ProviderActor,
  id: number,
  status: string,
  reason?: string,
) {
  return app.call("POST", `/api/v1/pro/booking-packages/${id}`, {
    token: by.token,
    body: { status, reason },
  });
}

/** A package of a provider, booked by a couple for a day of its own. */
export async function bookedPackage(
  app: TestApp,
  { awa, pro }: BookingCast,
  fields: Parameters<typeof addPackage>[2] = {},
  day = freshDay(),
) {
  const packageId = await addPackage(app, pro.providerId, fields);
  const id = bookingIdOf(await book(app, awa, packageId, { date_reservation: day }));
  return { id, packageId, day };
}
