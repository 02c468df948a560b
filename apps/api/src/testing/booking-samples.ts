import { requestContext } from "../app-context.ts";
import { bookPackage } from "../areas/bookings/bookings/book-package.ts";
import { eventTypes } from "../areas/notebook/event-types/tables.ts";
import { packageEventTypes, packages } from "../areas/providers/packages/tables.ts";
import { serviceTypes } from "../areas/service-types/tables.ts";
import type { TestApp } from "./app.ts";
import type { CastMember } from "./cast.ts";
import type { Sample } from "./subject.ts";

/** Writes a published package of a provider: 200 000 FCFA, a deposit of 30 percent, one a day. */
export async function addPackage(
  app: TestApp,
  providerId: number,
  fields: Partial<typeof packages.$inferInsert> = {},
): Promise<number> {
  const [service] = await app.db.select().from(serviceTypes).limit(1);
  const [eventType] = await app.db.select().from(eventTypes).orderBy(eventTypes.position).limit(1);
  if (!service || !eventType) throw new Error("The reference is there before the tests");
  const [added] = await app.db
    .insert(packages)
    .values({
      providerId,
      serviceTypeId: service.id,
      name: "Mariage complet",
      description: "Tout pour le jour J.",
      priceFcfa: 200_000,
      publishedAt: app.clock(),
      createdAt: app.clock(),
      ...fields,
    })
    .returning({ id: packages.id });
  if (!added) throw new Error("The package was not written");
  await app.db.insert(packageEventTypes).values({ packageId: added.id, eventTypeId: eventType.id });
  return added.id;
}

/** Two packages of a provider, each with a booking of a member's, for the generated tests. */
export async function furnishBookings(
  app: TestApp,
  member: Pick<CastMember, "customerId">,
  providerId: number,
) {
  const written: { packageId: number; bookingId: number }[] = [];
  for (const date of ["2027-05-01", "2027-05-08"]) {
    const packageId = await addPackage(app, providerId, { capacity: 100 });
    const order = { packageId, date, priceFcfa: undefined };
    const { id } = await bookPackage(requestContext(app), member.customerId, null, order);
    written.push({ packageId, bookingId: id });
  }
  const [own, spare] = written;
  return {
    packageId: own?.packageId ?? 0,
    bookingId: own?.bookingId ?? 0,
    sparePackageId: spare?.packageId ?? 0,
    spareBookingId: spare?.bookingId ?? 0,
  };
}

/** The form of a package as a device sends it. */
const packageForm = {
  name: "Photos et film",
  description: "Une journée avec deux photographes.",
  price: 350_000,
  deposit_percent: 20,
  capacity: 2,
  service_type_id: 1,
  event_type_id: [1],
  features: "Deux photographes\nUn album",
  is_published: true,
};

/** A right input for each call about packages and bookings. */
export const bookingSamples = {
  "bookings.packages.list": {
    byId: false,
    input: () => ({ event_type_id: "[1]", service_type_id: "[1,2]", search: "mariage", page: 1 }),
  },
  "bookings.packages.eventTypes": { byId: false, input: () => undefined },
  "bookings.packages.package": { byId: false, input: ({ packageId }) => ({ id: packageId }) },
  "bookings.bookings.book": {
    byId: true,
    input: ({ packageId, customerId }) => ({
      package_id: packageId,
      customer_id: customerId,
      date_reservation: "2027-06-05",
    }),
  },
  "bookings.bookings.list": { byId: false, input: () => undefined },
  "bookings.bookings.booking": { byId: true, input: ({ bookingId }) => ({ id: bookingId }) },
  "bookings.bookings.cancel": {
    byId: true,
    input: ({ spareBookingId }) => ({ id: spareBookingId }),
  },
  "bookings.bookings.openDispute": {
    byId: true,
    input: ({ bookingId }) => ({ id: bookingId, kind: "no-show", reason: "Personne n’est venu" }),
  },
  "bookings.bookings.byEvent": { byId: true, input: ({ eventId }) => ({ eventId }) },
  "bookings.proPackages.list": { byId: false, input: () => undefined },
  "bookings.proPackages.package": { byId: true, input: ({ packageId }) => ({ id: packageId }) },
  "bookings.proPackages.create": { byId: false, input: () => packageForm },
  "bookings.proPackages.update": {
    byId: true,
    input: ({ packageId }) => ({ ...packageForm, id: packageId }),
  },
  "bookings.proPackages.remove": {
    byId: true,
    input: ({ sparePackageId }) => ({ id: sparePackageId }),
  },
  "bookings.leadConversion.lastDays": { byId: false, input: () => undefined },
  "bookings.calendar.month": { byId: false, input: () => ({ month: "2026-12" }) },
  "bookings.calendar.saveNotice": { byId: false, input: () => ({ days: 3 }) },
  "bookings.calendar.openFeed": { byId: false, input: () => ({ renew: false }) },
  "bookings.calendar.addExternalCalendar": {
    byId: false,
    input: () => ({ address: "https://agenda.exemple.test/autre.ics" }),
  },
  "bookings.calendar.removeExternalCalendar": {
    byId: true,
    input: ({ shop }) => ({ id: shop.externalCalendarId }),
  },
  "bookings.proBookings.next": { byId: false, input: () => undefined },
  "bookings.proBookings.list": { byId: false, input: () => ({ show: "all", page: 1 }) },
  "bookings.proBookings.answer": {
    byId: true,
    input: ({ bookingId }) => ({ id: bookingId, status: "confirmed" }),
  },
} satisfies Record<string, Sample>;
