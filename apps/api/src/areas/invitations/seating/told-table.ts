import { eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { preparedQuery, type Values } from "../../../database/prepared-query.ts";
import { seatingSettings, seatingTables, tableSeats } from "../../notebook/seating/tables.ts";

const DAY_MS = 86_400_000;

/** How many days are left until the day of an event: 1 on its eve; null without a day. */
function daysLeft(day: string | null, today: string): number | null {
  return day === null ? null : Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);
}

/**
 * Whether a guest's page says their table: on the day, until the end of the next one, since a feast goes
 * on after midnight; on the eve only where the hosts chose so.
 * @param day of the event, `YYYY-MM-DD`; null while it is not known to the day
 */
export function isTableTold(day: string | null, today: string, tellsOnEve: boolean): boolean {
  const left = daysLeft(day, today);
  return left !== null && left >= -1 && left <= (tellsOnEve ? 1 : 0);
}

const selectTable = preparedQuery("told-table", (db, { guestId }: Values<{ guestId: number }>) =>
  db
    .select({ name: seatingTables.name, tellsOnEve: seatingSettings.tellsOnEve })
    .from(tableSeats)
    .innerJoin(seatingTables, eq(seatingTables.id, tableSeats.tableId))
    .leftJoin(seatingSettings, eq(seatingSettings.eventId, seatingTables.eventId))
    .where(eq(tableSeats.guestId, guestId)),
);

/** The table that a guest's page says today; null for none, which is not looked up on other days. */
export async function findToldTable(
  db: Database,
  { id, answer }: { id: number; answer: string },
  day: string | null,
  today: string,
): Promise<string | null> {
  if (answer === "no" || !isTableTold(day, today, true)) return null;
  const [found] = await selectTable(db, { guestId: id });
  return found && isTableTold(day, today, found.tellsOnEve ?? false) ? found.name : null;
}
