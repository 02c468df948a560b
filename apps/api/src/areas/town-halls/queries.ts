import { and, asc, eq, isNull } from "drizzle-orm";
import type { Database } from "../../database/connect.ts";
import { countries, districts, townHallPhotos, townHalls } from "./tables.ts";

/** A row is visible only when all its parents are visible too. */
const countryShown = eq(countries.shown, true);
const districtShown = and(countryShown, eq(districts.shown, true));
const inDirectory = and(eq(townHalls.shown, true), isNull(townHalls.archivedAt));
const hallShown = and(districtShown, inDirectory);

/** The visible countries, in their order. */
export function listCountries(db: Database) {
  return db
    .select({ id: countries.id, name: countries.name })
    .from(countries)
    .where(countryShown)
    .orderBy(asc(countries.position), asc(countries.id));
}

/** A visible country with its visible districts; null for any other. */
export async function findCountry(db: Database, id: number) {
  const [country] = await db
    .select({ id: countries.id, name: countries.name })
    .from(countries)
    .where(and(countryShown, eq(countries.id, id)));
  if (!country) return null;
  const rows = await db
    .select({ id: districts.id, name: districts.name })
    .from(districts)
    .where(and(eq(districts.shown, true), eq(districts.countryId, id)))
    .orderBy(asc(districts.position), asc(districts.id));
  return { ...country, districts: rows };
}

/** A visible district with its visible town halls; null for any other. */
export async function findDistrict(db: Database, id: number) {
  const [found] = await db
    .select({ district: districts, country: { id: countries.id, name: countries.name } })
    .from(districts)
    .innerJoin(countries, eq(countries.id, districts.countryId))
    .where(and(districtShown, eq(districts.id, id)));
  if (!found) return null;
  const halls = await db
    .select()
    .from(townHalls)
    .where(and(inDirectory, eq(townHalls.districtId, id)))
    .orderBy(asc(townHalls.position), asc(townHalls.id));
  return { ...found, halls };
}

const withPlace = {
  hall: townHalls,
  district: { id: districts.id, name: districts.name },
  country: { id: countries.id, name: countries.name },
};

/**
 * Every visible town hall with its district and country and its first picture, in the order of
 * districts.
 */
export function listTownHalls(db: Database) {
  return db
    .select({ ...withPlace, photo: townHallPhotos.path })
    .from(townHalls)
    .innerJoin(districts, eq(districts.id, townHalls.districtId))
    .innerJoin(countries, eq(countries.id, districts.countryId))
    .leftJoin(
      townHallPhotos,
      and(eq(townHallPhotos.townHallId, townHalls.id), eq(townHallPhotos.onTop, true)),
    )
    .where(hallShown)
    .orderBy(
      asc(countries.position),
      asc(districts.position),
      asc(townHalls.position),
      asc(townHalls.id),
    );
}

/** A visible town hall with its district and country; null for any other. */
export async function findTownHall(db: Database, id: number) {
  const [found] = await db
    .select(withPlace)
    .from(townHalls)
    .innerJoin(districts, eq(districts.id, townHalls.districtId))
    .innerJoin(countries, eq(countries.id, districts.countryId))
    .where(and(hallShown, eq(townHalls.id, id)));
  return found ?? null;
}

/** The pictures of a town hall, in their order. */
export function listPhotos(db: Database, townHallId: number) {
  return db
    .select()
    .from(townHallPhotos)
    .where(eq(townHallPhotos.townHallId, townHallId))
    .orderBy(asc(townHallPhotos.position), asc(townHallPhotos.id));
}

/** Whether there is a visible town hall with that code. */
export async function isShownCode(db: Database, code: string): Promise<boolean> {
  const rows = await db
    .select({ id: townHalls.id })
    .from(townHalls)
    .innerJoin(districts, eq(districts.id, townHalls.districtId))
    .innerJoin(countries, eq(countries.id, districts.countryId))
    .where(and(hallShown, eq(townHalls.code, code)));
  return rows.length > 0;
}
