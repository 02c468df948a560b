import { and, count, eq, isNull, sql } from "drizzle-orm";
import { providerServices, providers } from "../../src/areas/providers/tables.ts";
import { reviews } from "../../src/areas/reviews/tables.ts";
import { serviceTypes } from "../../src/areas/service-types/tables.ts";
import type { Database } from "../../src/database/connect.ts";
import { regions } from "../couple/guest-names.ts";
import { demoReview } from "./demo-review.ts";

/** Invented reviews in all. */
const TOTAL = 600;
const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;

/** How many reviews each provider gets: a few many, a few none. */
function share(at: number, providerCount: number): number {
  const mean = TOTAL / providerCount;
  const weight = [0, 0.5, 1, 1.5, 2, 1, 0.5, 1.5][at % 8] ?? 1;
  return at === 0 ? Math.ceil(mean * 6) : Math.round(mean * weight);
}

/**
 * Writes the reviews of the demonstration's providers once; at a later load they are moved by whole
 * weeks, so that the newest stay recent.
 */
export async function writeDemoReviews(db: Database, now: Date): Promise<void> {
  const [known] = await db
    .select({ total: count(), newest: sql<Date | null>`max(${reviews.createdAt})` })
    .from(reviews)
    .where(and(isNull(reviews.customerId), isNull(reviews.productId)));
  if (known && known.total > 0) return moveReviews(db, new Date(known.newest ?? now), now);
  const rows = await db
    .select({
      id: providers.id,
      codes: sql<
        string[]
      >`coalesce(array_agg(${serviceTypes.code} order by ${serviceTypes.position}) filter (where ${serviceTypes.code} is not null), '{}')`,
    })
    .from(providers)
    .leftJoin(providerServices, eq(providerServices.providerId, providers.id))
    .leftJoin(serviceTypes, eq(serviceTypes.id, providerServices.serviceTypeId))
    .where(eq(providers.demonstration, true))
    .groupBy(providers.id)
    .orderBy(providers.rank, providers.id);
  const written = rows
    .flatMap(({ id, codes }, at) =>
      Array.from({ length: share(at, rows.length) }, (_, index) => {
        const { daysAgo, replyAfter, ...review } = demoReview(at, index, codes);
        const createdAt = new Date(now.getTime() - daysAgo * DAY_MS);
        const [authorGivenNames, authorLastName] = authorOf(at * 31 + index * 7);
        return {
          ...review,
          providerId: id,
          authorGivenNames,
          authorLastName,
          createdAt,
          repliedAt:
            review.reply === null ? null : new Date(createdAt.getTime() + replyAfter * DAY_MS),
        };
      }),
    )
    .slice(0, TOTAL);
  if (written.length > 0) await db.insert(reviews).values(written);
}

/** An invented author: the names of one part of the country. */
export function authorOf(seed: number): [givenNames: string, lastName: string] {
  const all = Object.values(regions);
  const { families, women, men } = all[seed % all.length] ?? regions.centre;
  const names = seed % 5 < 3 ? women : men;
  return [
    names[Math.floor(seed / 3) % names.length] ?? "Aya",
    families[Math.floor(seed / 7) % families.length] ?? "Yao",
  ];
}

async function moveReviews(db: Database, newest: Date, now: Date): Promise<void> {
  const weeks = Math.floor((now.getTime() - newest.getTime()) / WEEK_MS) - 1;
  if (weeks < 1) return;
  const later = sql.raw(`interval '${weeks} weeks'`);
  await db
    .update(reviews)
    .set({
      createdAt: sql`${reviews.createdAt} + ${later}`,
      repliedAt: sql`${reviews.repliedAt} + ${later}`,
    })
    .where(isNull(reviews.customerId));
}
