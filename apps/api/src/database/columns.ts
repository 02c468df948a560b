import { type SQL, sql } from "drizzle-orm";
import { bigint, customType, integer, timestamp } from "drizzle-orm/pg-core";

/** The row number of a table. */
export const rowId = () => bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity();

/** A reference to another row. @param name of the column, where it is not that of the property */
export const ref = (name = "") => bigint(name, { mode: "number" });

/** An instant, UTC. */
export const instant = () => timestamp({ withTimezone: true, mode: "date" });

/** When the row was written. */
export const createdAt = () => instant().notNull().defaultNow();

/** Grows at each save; a save that shows an older one is refused. */
export const version = () => integer().notNull().default(1);

/** Bytes, as they are. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => "bytea" });

/** Text compared without regard to case. */
export const caseless = customType<{ data: string }>({ dataType: () => "citext" });

/** The distinct lexemes of a text, for a GIN index. */
export const lexemes = customType<{ data: string }>({ dataType: () => "tsvector" });

/** A word of small letters without accents, ordered by its bytes: a prefix is a range. */
export const plainWord = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/** Words of the code as an SQL list, for a check or the condition of an index: `('one', 'other')`. */
export const wordList = (words: readonly string[]): SQL =>
  sql.raw(`(${words.map((word) => `'${word}'`).join(", ")})`);
