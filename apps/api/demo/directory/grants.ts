import type { SubscriptionKind } from "@jdj/contract/directory/subscriptions";
import { inArray } from "drizzle-orm";
import { calendarDate } from "../../src/app-context.ts";
import { providerSubscriptions } from "../../src/areas/directory/subscriptions/tables.ts";
import type { Database } from "../../src/database/connect.ts";

/** How long the demonstration's subscriptions last, in days. */
const DAYS = 3650;

/** What a provider of the demonstration has been granted. */
export function grantsOf(nth: number): SubscriptionKind[] {
  return [
    ...(nth < 2 || nth % 23 === 5 ? (["highlight"] as const) : []),
    ...(nth % 11 === 1 ? (["subscription-1"] as const) : []),
    ...(nth % 11 !== 1 && nth % 7 === 3 ? (["subscription-2"] as const) : []),
  ];
}

/** Writes what the providers have been granted; those who have any keep what they have. */
export async function writeGrants(
  tx: Database,
  rows: readonly { id: number; nth: number }[],
  now: Date,
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  const granted = await tx
    .selectDistinct({ id: providerSubscriptions.providerId })
    .from(providerSubscriptions)
    .where(inArray(providerSubscriptions.providerId, ids));
  const have = new Set(granted.map(({ id }) => id));
  const startsOn = calendarDate(now);
  const endsOn = calendarDate(new Date(now.getTime() + DAYS * 86_400_000));
  const grants = rows
    .filter(({ id }) => !have.has(id))
    .flatMap(({ id, nth }) =>
      grantsOf(nth).map((kind) => ({ providerId: id, kind, startsOn, endsOn, startedAt: now })),
    );
  if (grants.length > 0) await tx.insert(providerSubscriptions).values(grants);
}
