import type { SubscriptionKind } from "@jdj/contract/providers/subscriptions";
import { dateAfter } from "@jdj/french/dates";
import { and, eq, inArray, ne, notInArray } from "drizzle-orm";
import { calendarDate } from "../../src/app-context.ts";
import { providerSubscriptions } from "../../src/areas/providers/subscriptions/tables.ts";
import { providers } from "../../src/areas/providers/tables.ts";
import type { Database } from "../../src/database/connect.ts";
import { isDemoProvider } from "./demo-provider.ts";

/** How long the demonstration's subscriptions last, in days. */
const DAYS = 3650;

/** Why they are listed for free. */
const REASON = "Pour la démonstration";

/** Who stands boosted when the demonstration begins, and for how many days. */
const boosted = [23, 61];
const BOOST_DAYS = 13;

/** What a provider of the demonstration has been granted. */
export function grantsOf(nth: number): SubscriptionKind[] {
  return [
    ...(nth < 2 || nth % 97 === 5 ? (["highlight"] as const) : []),
    ...(boosted.includes(nth) ? (["boost"] as const) : []),
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
    .where(
      and(
        inArray(providerSubscriptions.providerId, ids),
        ne(providerSubscriptions.kind, "listing"),
      ),
    );
  const have = new Set(granted.map(({ id }) => id));
  const { startsOn, endsOn } = daysFrom(now);
  const grants = rows
    .filter(({ id }) => !have.has(id))
    .flatMap(({ id, nth }) =>
      grantsOf(nth).map((kind) => ({
        ...{ providerId: id, kind, startsOn, startedAt: now },
        ...(kind === "boost"
          ? { endsOn: dateAfter(startsOn, BOOST_DAYS, "days"), reason: REASON }
          : { endsOn }),
      })),
    );
  if (grants.length > 0) await tx.insert(providerSubscriptions).values(grants);
}

function daysFrom(now: Date) {
  const startsOn = calendarDate(now);
  return { startsOn, endsOn: dateAfter(startsOn, DAYS, "days") };
}

/** Lists the demonstration's providers that never were. */
export async function writeListings(tx: Database, now: Date): Promise<void> {
  const { providerId, kind } = providerSubscriptions;
  const days = daysFrom(now);
  const listed = tx
    .select({ id: providerId })
    .from(providerSubscriptions)
    .where(eq(kind, "listing"));
  const bare = await tx
    .select({ id: providers.id })
    .from(providers)
    .where(and(isDemoProvider, notInArray(providers.id, listed)));
  const rows = bare.map(({ id }) => ({
    ...days,
    providerId: id,
    kind: "listing" as const,
    startedAt: now,
    reason: REASON,
  }));
  if (rows.length > 0) await tx.insert(providerSubscriptions).values(rows);
}
