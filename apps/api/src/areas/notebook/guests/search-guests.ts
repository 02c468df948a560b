import { fold } from "@jdj/french/fold";
import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { guestColumns, foldedName as name } from "./queries.ts";
import { guests } from "./tables.ts";

const { id, last_name, given_names } = guestColumns;

/** As many words as a search may have; further ones are ignored. */
const MOST_WORDS = 6;

/** The words of a search, as names have them in the index. */
export function searchWords(search: string): string[] {
  return (fold(search).match(/[a-z0-9]+/g) ?? []).slice(0, MOST_WORDS);
}

/**
 * The guests of an event with a name that has words which begin with each word of the search,
 * accents and capitals aside, by name; when there are none, those whose name is nearest to it.
 * @param most how many at most
 */
export async function searchGuests(db: Database, eventId: number, search: string, most: number) {
  const terms = searchWords(search);
  if (terms.length === 0) return [];
  const select = (matching: SQL[], ...order: SQL[]) =>
    db
      .select({ id, last_name, given_names })
      .from(guests)
      .where(and(eq(guests.eventId, eventId), ...matching))
      .orderBy(...order, asc(guests.lastName), asc(guests.givenNames), asc(guests.id))
      .limit(most);
  const found = await select(terms.map((word) => sql`${name} like ${`% ${word}%`}`));
  if (found.length > 0) return found;
  const typed = terms.join(" ");
  return select([sql`${name} %> ${typed}`], desc(sql`word_similarity(${typed}, ${name})`));
}
