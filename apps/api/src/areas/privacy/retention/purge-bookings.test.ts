import { expect, it } from "vitest";
import { requestContext } from "../../../app-context.ts";
import { testApp } from "../../../testing/app.ts";
import { bookedPackage, castBookings } from "../../../testing/bookings.ts";
import { bookings } from "../../bookings/bookings/tables.ts";
import { purgeBookings } from "./purge-bookings.ts";

const app = testApp();

const left = async () =>
  (await app.db.select({ id: bookings.id }).from(bookings)).map(({ id }) => id);

it("bookings of packages are erased two years after their day", async () => {
  const cast = await castBookings(app);
  const early = await bookedPackage(app, cast, {}, "2027-05-01");
  const late = await bookedPackage(app, cast, {}, "2027-06-01");
  const purgeOn = (day: string) =>
    purgeBookings({ ...requestContext(app), now: new Date(`${day}T12:00:00Z`) });
  expect(await purgeOn("2029-05-01")).toBe(0);
  expect(await purgeOn("2029-05-02")).toBe(1);
  expect(await left()).toEqual([late.id]);
  expect(await purgeOn("2029-06-02")).toBe(1);
  expect([early.id, await left()]).toEqual([expect.any(Number), []]);
});
