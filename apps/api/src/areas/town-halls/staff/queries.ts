import { refusal } from "@jdj/contract/call/refusals";
import type { ConsoleTownHall } from "@jdj/contract/console/town-halls";
import { and, asc, desc, eq, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { readCelebrationCosts } from "../celebration-costs.ts";
import { districts, townHallPhotos, townHalls } from "../tables.ts";

/** Which town halls a list has. */
export interface HallFilter {
  /** A part of the town's name, with or without accents. */
  q?: string | undefined;
  district_id?: number | undefined;
  shown?: boolean | undefined;
  /** Those that are archived, or not; undefined counts as not. */
  archived?: boolean | undefined;
}

/** Town halls with their district and pictures. */
export const selectHalls = (db: Database) =>
  db
    .select({
      hall: townHalls,
      district: districts.name,
      photos: sql<ConsoleTownHall["photos"]>`coalesce(
        (select json_agg(
          json_build_object('path', path, 'caption', caption, 'on_top', on_top)
          order by position, id)
        from ${townHallPhotos} where town_hall_id = ${townHalls.id}), '[]')`,
    })
    .from(townHalls)
    .innerJoin(districts, eq(districts.id, townHalls.districtId));

type Row = Awaited<ReturnType<typeof selectHalls>>[number];

/** A town hall in the shape of the contract. */
export function presentHall({ hall, district, photos }: Row): ConsoleTownHall {
  const { id, code, name, town, shown, demonstration, address, email, version } = hall;
  const { latitude, longitude } = hall;
  return {
    ...{ id, code, district, name, town, shown, demonstration, address, email, version, photos },
    ...{ latitude, longitude },
    district_id: hall.districtId,
    archived: hall.archivedAt !== null,
    phone_numbers: hall.phoneNumbers,
    website_link: hall.websiteLink,
    wiki_link: hall.wikiLink,
    generalities: hall.generalities,
    supplementary_conditions: hall.supplementaryConditions,
    note_well: hall.noteWell,
    costs: readCelebrationCosts(hall.daysCelebrationCosts),
    checked_on: hall.checkedOn,
  };
}

function conditionOf({ q, district_id, shown, archived = false }: HallFilter): SQL | undefined {
  return and(
    q ? sql`strpos(lower(unaccent(${townHalls.town})), lower(unaccent(${q}))) > 0` : undefined,
    district_id === undefined ? undefined : eq(townHalls.districtId, district_id),
    shown === undefined ? undefined : eq(townHalls.shown, shown),
    archived ? isNotNull(townHalls.archivedAt) : isNull(townHalls.archivedAt),
  );
}

/** A page of town halls by town. */
export function listHalls(
  db: Database,
  { offset, limit, ...filter }: HallFilter & { offset: number; limit: number },
): Promise<Row[]> {
  return selectHalls(db)
    .where(conditionOf(filter))
    .orderBy(asc(townHalls.town), asc(townHalls.id))
    .offset(offset)
    .limit(limit);
}

/** The town halls with a lower number than `before`, the highest first. */
export async function listHallsBefore(
  db: Database,
  filter: HallFilter,
  before: number | undefined,
  limit: number,
): Promise<ConsoleTownHall[]> {
  const rows = await selectHalls(db)
    .where(and(conditionOf(filter), before === undefined ? undefined : lt(townHalls.id, before)))
    .orderBy(desc(townHalls.id))
    .limit(limit);
  return rows.map(presentHall);
}

/** One town hall. @throws not-found */
export async function findHall(db: Database, id: number): Promise<ConsoleTownHall> {
  const [row] = await selectHalls(db).where(eq(townHalls.id, id));
  if (!row) throw refusal("not-found");
  return presentHall(row);
}
