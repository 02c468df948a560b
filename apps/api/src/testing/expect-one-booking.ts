import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { requestContext } from "../app-context.ts";
import { bookPackage } from "../areas/bookings/bookings/book-package.ts";
import { bookings } from "../areas/bookings/bookings/tables.ts";
import { customers, users } from "../areas/identity/users/tables.ts";
import type { TestApp } from "./app.ts";
import { freshDay } from "./bookings.ts";

/** Lets so many customers book a package with one place for the same day at once: one of them may. */
export async function expectOneOf(app: TestApp, size: number, packageId: number): Promise<void> {
  const people = await app.db
    .insert(users)
    .values(
      Array.from({ length: size }, (_, index) => ({
        role: "CUSTOMER" as const,
        name: `Client ${index}`,
        lastName: "Client",
        givenNames: String(index),
      })),
    )
    .returning({ userId: users.id });
  const crowd = await app.db.insert(customers).values(people).returning({ id: customers.id });
  const order = { packageId, date: freshDay(), priceFcfa: undefined };
  const results = await Promise.allSettled(
    crowd.map(({ id }) => bookPackage(requestContext(app), id, null, order)),
  );
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const rows = await app.db.select().from(bookings).where(eq(bookings.packageId, packageId));
  expect(rows).toHaveLength(1);
  const [row] = rows;
  if (!row) throw new Error("One booking was made");
  // The database holds the limit by itself: the same place twice is refused.
  const { id: _, ...copy } = row;
  const customerId = crowd.find(({ id }) => id !== row.customerId)?.id ?? 0;
  await expect(app.db.insert(bookings).values({ ...copy, customerId })).rejects.toThrow();
}
