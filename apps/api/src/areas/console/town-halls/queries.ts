import { refusal } from "@jdj/contract/call/refusals";
import type { ConsoleTownHall } from "@jdj/contract/console/town-halls";
import { asc, eq, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { readCelebrationCosts } from "../../town-halls/celebration-costs.ts";
import { districts, townHalls } from "../../town-halls/tables.ts";

const selectHalls = (db: Database) =>
  db
    .select({ hall: townHalls, district: districts.name })
    .from(townHalls)
    .innerJoin(districts, eq(districts.id, townHalls.districtId));

type Row = Awaited<ReturnType<typeof selectHalls>>[number];

/** A town hall in the shape of the contract. */
export function presentHall({ hall, district }: Row): ConsoleTownHall {
  const { id, code, name, town, shown, demonstration, address, email, version } = hall;
  return {
    ...{ id, code, district, name, town, shown, demonstration, address, email, version },
    phone_numbers: hall.phoneNumbers,
    website_link: hall.websiteLink,
    generalities: hall.generalities,
    supplementary_conditions: hall.supplementaryConditions,
    note_well: hall.noteWell,
    costs: readCelebrationCosts(hall.daysCelebrationCosts),
    checked_on: hall.checkedOn,
  };
}

/** A page of town halls by name; `q` is a part of the town's name, with or without accents. */
export function listHalls(
  db: Database,
  { q, offset, limit }: { q: string | undefined; offset: number; limit: number },
): Promise<Row[]> {
  return selectHalls(db)
    .where(
      q ? sql`strpos(lower(unaccent(${townHalls.town})), lower(unaccent(${q}))) > 0` : undefined,
    )
    .orderBy(asc(townHalls.town), asc(townHalls.id))
    .offset(offset)
    .limit(limit);
}

/** One town hall. @throws not-found */
export async function findHall(db: Database, id: number): Promise<ConsoleTownHall> {
  const [row] = await selectHalls(db).where(eq(townHalls.id, id));
  if (!row) throw refusal("not-found");
  return presentHall(row);
}
