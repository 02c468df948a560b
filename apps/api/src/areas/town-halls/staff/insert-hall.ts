import { eq, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { type Author, recordChange } from "../../staff/audit/record-change.ts";
import { drawnPhotos } from "../drawings/drawn-photos.ts";
import { townHallPhotos, townHalls } from "../tables.ts";

type NewHall = Omit<typeof townHalls.$inferInsert, "position">;

/** Writes a town hall at the end of its district, with its drawn pictures. @returns its number; null for a taken code */
export async function insertHall(
  tx: Database,
  { author, now }: { author: Author; now: Date },
  hall: NewHall,
): Promise<number | null> {
  const [last] = await tx
    .select({ position: sql<number>`coalesce(max(position), -1)`.mapWith(Number) })
    .from(townHalls)
    .where(eq(townHalls.districtId, hall.districtId));
  const [added] = await tx
    .insert(townHalls)
    .values({ ...hall, position: (last?.position ?? -1) + 1 })
    .onConflictDoNothing()
    .returning({ id: townHalls.id, code: townHalls.code });
  if (!added) return null;
  await tx.insert(townHallPhotos).values(drawnPhotos(added));
  const change = { id: added.id, before: null, after: hall };
  await recordChange(tx, author, now, { action: "town-halls.add", ...change });
  return added.id;
}
