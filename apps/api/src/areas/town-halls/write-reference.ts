import { and, eq } from "drizzle-orm";
import type { Database } from "../../database/connect.ts";
import { drawnPhotos } from "./drawings/drawn-photos.ts";
import { writeUsualList } from "./papers/write-reference.ts";
import { countryReference, districtReference, type TownHallReference } from "./reference.ts";
import { countries, districts, townHallPhotos, townHalls } from "./tables.ts";

/** Adds missing countries, districts and town halls; changes by staff are not overwritten. */
export async function writeTownHalls(db: Database): Promise<void> {
  await db
    .insert(countries)
    .values(countryReference.map((country, position) => ({ ...country, position })))
    .onConflictDoNothing();
  const [country] = await db
    .select({ id: countries.id })
    .from(countries)
    .where(eq(countries.code, "CI"));
  if (!country) return;
  for (const [position, district] of districtReference.entries()) {
    const code = district.name;
    const row = { countryId: country.id, code, name: district.name, position };
    await db.insert(districts).values(row).onConflictDoNothing();
    const [inserted] = await db
      .select({ id: districts.id })
      .from(districts)
      .where(and(eq(districts.countryId, country.id), eq(districts.code, code)));
    if (inserted) await writeHalls(db, inserted.id, district.townHalls);
  }
  await writeUsualList(db);
}

/** A new town hall gets the drawn views; an existing one keeps its pictures. */
async function writeHalls(db: Database, districtId: number, halls: TownHallReference[]) {
  const added = await db
    .insert(townHalls)
    .values(halls.map((hall, position) => ({ ...hall, districtId, position })))
    .onConflictDoNothing()
    .returning({ id: townHalls.id, code: townHalls.code });
  if (added.length === 0) return;
  await db.insert(townHallPhotos).values(added.flatMap(drawnPhotos));
}
