import { sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { SHORTEST_PREFIX } from "../../../search/search-words.ts";
import { packages, packageWords } from "../../providers/packages/tables.ts";

/** Below it two words are not taken for each other: `coccody` and `cocody` have 0.67. */
const LEAST_SIMILARITY = 0.4;

/** A known word counts beside the nearest one when it is almost as near. */
const MOST_BEHIND = 0.15;

/** The nearest words that are looked at for one misspelled word. */
const MOST_NEAR = 3;

const canBeMisspelled = (word: string) => word.length >= SHORTEST_PREFIX && !/\d/.test(word);

/** A word of a search, and the known words that it may be a misspelling of. */
export interface SearchWord {
  word: string;
  near: readonly string[];
}

/** Each word with the known words nearest to it, when there is none that begins with it. */
export async function findNearWords(db: Database, terms: readonly string[]): Promise<SearchWord[]> {
  const checked = terms.filter(canBeMisspelled);
  if (checked.length === 0) return terms.map((word) => ({ word, near: [] }));
  // `{` follows `z`. A word of a document that was withdrawn is still known, but no document has it.
  const { rows } = await db.execute<{ word: string; near: string; similarity: number }>(sql`
    select typed.word, known.word as near, known.similarity
    from unnest(${sql.param(checked)}::text[]) as typed (word)
    cross join lateral (
      select near.word, similarity(near.word, typed.word) as similarity from ${packageWords} as near
      where near.word % typed.word and exists (
        select from ${packages} where document @@ quote_literal(near.word)::tsquery
      )
      order by similarity desc, near.word limit ${MOST_NEAR}
    ) as known
    where not exists (
      select from ${packageWords}
      where word >= typed.word collate "C" and word < (typed.word || '{') collate "C"
    )`);
  return terms.map((word) => {
    const found = rows.filter((row) => row.word === word && row.similarity >= LEAST_SIMILARITY);
    const nearest = found[0]?.similarity ?? 0;
    const near = found.filter(({ similarity }) => similarity >= nearest - MOST_BEHIND);
    return { word, near: near.map((row) => row.near) };
  });
}
