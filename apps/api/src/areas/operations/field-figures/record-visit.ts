import type { FieldDevice } from "@jdj/contract/operations/field-figures";
import { eq, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { bucketOf, mondayOf } from "./buckets.ts";
import { type FieldMetric, fieldErrors, fieldFigures } from "./tables.ts";

/** What one visit measured. */
interface Visit {
  page: string;
  device: FieldDevice;
  lcp?: number | undefined;
  inp?: number | undefined;
  cls?: number | undefined;
  errors: readonly string[];
}

/** The most rows of a week: about 130 pages, three devices and 60 buckets. Invented pages end there. */
const MOST_ROWS = 25_000;
const MOST_PLACES = 2000;

/**
 * Counts a visit in the week's figures.
 * @returns false when the week has all the rows that it may have
 */
export async function recordVisit(
  db: Database,
  { page, device, errors, ...measured }: Visit,
  today: string,
): Promise<boolean> {
  const week = mondayOf(today);
  const [kept] = await db
    .select({ rows: sql<number>`count(*)::int` })
    .from(fieldFigures)
    .where(eq(fieldFigures.week, week));
  if ((kept?.rows ?? 0) >= MOST_ROWS) return false;
  const of = { week, page, device };
  const rows = [{ ...of, metric: "visits" as FieldMetric, bucket: 0 }];
  for (const metric of ["lcp", "inp", "cls"] as const) {
    const value = measured[metric];
    if (value !== undefined) rows.push({ ...of, metric, bucket: bucketOf(metric, value) });
  }
  await db
    .insert(fieldFigures)
    .values(rows)
    .onConflictDoUpdate({
      target: [
        fieldFigures.week,
        fieldFigures.page,
        fieldFigures.device,
        fieldFigures.metric,
        fieldFigures.bucket,
      ],
      set: { count: sql`${fieldFigures.count} + 1` },
    });
  const failed = [...new Set(errors)].map((place) => ({ ...of, place }));
  if (failed.length > 0) await recordErrors(db, failed, week);
  return true;
}

async function recordErrors(
  db: Database,
  failed: (typeof fieldErrors.$inferInsert)[],
  week: string,
): Promise<void> {
  const [kept] = await db
    .select({ rows: sql<number>`count(*)::int` })
    .from(fieldErrors)
    .where(eq(fieldErrors.week, week));
  if ((kept?.rows ?? 0) >= MOST_PLACES) return;
  await db
    .insert(fieldErrors)
    .values(failed)
    .onConflictDoUpdate({
      target: [fieldErrors.week, fieldErrors.page, fieldErrors.device, fieldErrors.place],
      set: { count: sql`${fieldErrors.count} + 1` },
    });
}
