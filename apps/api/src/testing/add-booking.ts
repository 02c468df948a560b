import { bookings } from "../areas/bookings/bookings/tables.ts";
import type { TestApp } from "./app.ts";
import { addPackage } from "./booking-samples.ts";

/** Writes a booking of a provider's new package in any state. @returns its number */
export async function addBooking(
  app: TestApp,
  row: Pick<typeof bookings.$inferInsert, "customerId" | "providerId" | "state">,
): Promise<number> {
  const [booking] = await app.db
    .insert(bookings)
    .values({
      ...row,
      packageId: await addPackage(app, row.providerId),
      day: "2026-11-01",
      place: 1,
      packageName: "La salle",
      priceFcfa: 500_000,
      depositFcfa: 0,
      transitionedAt: app.clock(),
    })
    .returning({ id: bookings.id });
  return booking?.id ?? 0;
}
