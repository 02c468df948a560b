import { refusal } from "@jdj/contract/call/refusals";
import type { ConsoleCountry, ConsoleDistrict } from "@jdj/contract/console/districts";
import { asc, eq, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { countries, districts } from "../tables.ts";

const selectCountries = (db: Database) =>
  db
    .select({
      country: countries,
      districts:
        sql<number>`(select count(*) from districts where districts.country_id = countries.id)`.mapWith(
          Number,
        ),
    })
    .from(countries);

const selectDistricts = (db: Database) =>
  db
    .select({
      district: districts,
      country: countries.name,
      halls:
        sql<number>`(select count(*) from town_halls where district_id = ${districts.id} and archived_at is null)`.mapWith(
          Number,
        ),
    })
    .from(districts)
    .innerJoin(countries, eq(countries.id, districts.countryId));

type CountryRow = Awaited<ReturnType<typeof selectCountries>>[number];
type DistrictRow = Awaited<ReturnType<typeof selectDistricts>>[number];

/** A country in the shape of the contract. */
export function presentCountry({ country, districts: count }: CountryRow): ConsoleCountry {
  return { ...country, districts: count };
}

/** A district in the shape of the contract. */
export function presentDistrict({ district, country, halls }: DistrictRow): ConsoleDistrict {
  const { id, countryId, name, shown, position, version } = district;
  const label = `${name} (${country})`;
  return { id, country_id: countryId, country, name, label, shown, position, halls, version };
}

/** A page of the countries in their order. */
export function listCountries(
  db: Database,
  { offset, limit }: { offset: number; limit: number },
): Promise<CountryRow[]> {
  return selectCountries(db)
    .orderBy(asc(countries.position), asc(countries.id))
    .offset(offset)
    .limit(limit);
}

/** A page of the districts in their order, by country. */
export function listDistricts(
  db: Database,
  filter: { countryId: number | undefined; offset: number; limit: number },
): Promise<DistrictRow[]> {
  const { countryId, offset, limit } = filter;
  return selectDistricts(db)
    .where(countryId === undefined ? undefined : eq(districts.countryId, countryId))
    .orderBy(asc(countries.position), asc(districts.position), asc(districts.id))
    .offset(offset)
    .limit(limit);
}

/** One country. @throws not-found */
export async function findCountry(db: Database, id: number): Promise<ConsoleCountry> {
  const [row] = await selectCountries(db).where(eq(countries.id, id));
  if (!row) throw refusal("not-found");
  return presentCountry(row);
}

/** One district. @throws not-found */
export async function findDistrict(db: Database, id: number): Promise<ConsoleDistrict> {
  const [row] = await selectDistricts(db).where(eq(districts.id, id));
  if (!row) throw refusal("not-found");
  return presentDistrict(row);
}
