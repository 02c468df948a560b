import type { Database } from "../../../database/connect.ts";
import { districtReference } from "../../town-halls/reference.ts";
import { towns } from "./tables.ts";

/** Adds missing towns, which are those of the town halls; names changed by staff are not overwritten. */
export async function writeTowns(db: Database): Promise<void> {
  const rows = districtReference.flatMap(({ name: district, townHalls }) =>
    townHalls.map(({ code, town, latitude, longitude }) => ({
      code,
      name: town,
      district,
      latitude,
      longitude,
    })),
  );
  await db
    .insert(towns)
    .values(rows.map((row, position) => ({ ...row, position })))
    .onConflictDoNothing();
}
