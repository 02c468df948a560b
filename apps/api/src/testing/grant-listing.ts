import { dateAfter } from "@jdj/french/dates";
import { calendarDate } from "../app-context.ts";
import { providerSubscriptions } from "../areas/providers/subscriptions/tables.ts";
import type { TestApp } from "./app.ts";

/** Gives a provider a listing that has begun, for years unless the days are named. */
export async function grantListing(app: TestApp, providerId: number, days = 3650): Promise<void> {
  const startsOn = calendarDate(app.clock());
  await app.db.insert(providerSubscriptions).values({
    providerId,
    kind: "listing",
    startsOn,
    endsOn: dateAfter(startsOn, days, "days"),
    startedAt: app.clock(),
    reason: "Pour les tests",
  });
}
