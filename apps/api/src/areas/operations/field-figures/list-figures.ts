import type { FieldFigure } from "@jdj/contract/console/field-figures";
import type { FieldDevice } from "@jdj/contract/operations/field-figures";
import { dateAfter } from "@jdj/french/dates";
import { and, eq, gte, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { highestOf, mondayOf, thirdQuartile } from "./buckets.ts";
import { fieldErrors, fieldFigures } from "./tables.ts";

/** How many weeks are shown, and kept. */
export const FIGURE_WEEKS = 8;

/** The most places of errors that a row names. */
const MOST_NAMED = 3;

interface Filter {
  device?: FieldDevice | undefined;
  q?: string | undefined;
}

type Table = typeof fieldFigures | typeof fieldErrors;

function wanted(table: Table, { device, q }: Filter, today: string): SQL | undefined {
  const first = dateAfter(mondayOf(today), -7 * (FIGURE_WEEKS - 1), "days");
  return and(
    gte(table.week, first),
    device === undefined ? undefined : eq(table.device, device),
    q ? sql`position(lower(${q}) in ${table.page}) > 0` : undefined,
  );
}

const keyOf = ({ week, page, device }: { week: string; page: string; device: string }) =>
  `${week} ${page} ${device}`;

/** The figures of the last weeks: the newest week first, the most visited page first. */
export async function listFieldFigures(
  db: Database,
  filter: Filter,
  today: string,
): Promise<FieldFigure[]> {
  const counted = await db
    .select()
    .from(fieldFigures)
    .where(wanted(fieldFigures, filter, today));
  const failed = await db
    .select()
    .from(fieldErrors)
    .where(wanted(fieldErrors, filter, today));
  const places = Map.groupBy(failed, keyOf);
  const figures = [...Map.groupBy(counted, keyOf)].flatMap(([id, rows]): FieldFigure[] => {
    const [first] = rows;
    if (!first) return [];
    const { week, page, device } = first;
    const of = (metric: string) => rows.filter((row) => row.metric === metric);
    const quartile = (metric: "lcp" | "inp" | "cls") => {
      const bucket = thirdQuartile(of(metric));
      return bucket === null ? null : highestOf(metric, bucket);
    };
    const errors = (places.get(id) ?? []).toSorted((a, b) => b.count - a.count);
    return [
      {
        ...{ id, week, page, device },
        visits: of("visits").reduce((sum, { count }) => sum + count, 0),
        ...{ lcp: quartile("lcp"), inp: quartile("inp"), cls: quartile("cls") },
        errors: errors.reduce((sum, { count }) => sum + count, 0),
        error_places: errors.slice(0, MOST_NAMED).map(({ place, count }) => `${place} (${count})`),
      },
    ];
  });
  return figures.toSorted(
    (a, b) => b.week.localeCompare(a.week) || b.visits - a.visits || a.id.localeCompare(b.id),
  );
}
