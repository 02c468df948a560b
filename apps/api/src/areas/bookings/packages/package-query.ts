import { wordsOf } from "../../directory/providers/search-query.ts";

/** The filters of the list of packages; a missing or empty one does not filter. */
export interface WantedPackages {
  eventTypeIds: readonly number[];
  serviceTypeIds: readonly number[];
  search: string;
}

/** The lexeme of a package that the public sees. */
export const SHOWN = "!";

const lexeme = (text: string) => `'${text.replace(/['\\]/g, "$&$&")}'`;

const anyOf = (sign: string, ids: readonly number[]) =>
  ids.length === 0 ? [] : [`(${ids.map((id) => lexeme(`${sign}${id}`)).join(" | ")})`];

/**
 * The tsquery that selects the shown packages of one of the event types and one of the service types
 * whose documents have every word of the search, or one that begins so. Null for a search without a
 * letter or figure, which finds nothing.
 */
export function packageQuery({
  eventTypeIds,
  serviceTypeIds,
  search,
}: WantedPackages): string | null {
  const terms = wordsOf(search);
  if (search.trim() !== "" && terms.length === 0) return null;
  return [
    lexeme(SHOWN),
    ...anyOf("&", eventTypeIds),
    ...anyOf("#", serviceTypeIds),
    ...terms.map((word) => `${lexeme(word)}:*`),
  ].join(" & ");
}
