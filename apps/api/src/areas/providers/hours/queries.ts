import { asc, eq, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { providerHours } from "./tables.ts";

/** The opening hours of a provider, from Monday on; a day that is missing is closed. */
export function listHours(db: Database, providerId: number) {
  const { weekday, opens, closes } = providerHours;
  return db
    .select({ weekday, opens, closes })
    .from(providerHours)
    .where(eq(providerHours.providerId, providerId))
    .orderBy(asc(weekday));
}

/** The weekdays on which a provider is open, as a column of a statement: 1 is Monday; none when none are said. */
export const weekdaysOf = (providerId: SQLWrapper) => sql<number[]>`array(
  select ${providerHours.weekday} from ${providerHours} where ${providerHours.providerId} = ${providerId})`;
