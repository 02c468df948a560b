import { type SQLWrapper, sql } from "drizzle-orm";
import { providerHours } from "./tables.ts";

/** The weekdays on which a provider is open, as a column of a statement: 1 is Monday; none when none are said. */
export const weekdaysOf = (providerId: SQLWrapper) => sql<number[]>`array(
  select ${providerHours.weekday} from ${providerHours} where ${providerHours.providerId} = ${providerId})`;
