import type { SearchWord } from "./near-words.ts";

/** The filters of the list of packages; a missing or empty one does not filter. */
export interface WantedPackages {
  eventTypeIds: readonly number[];
  serviceTypeIds: readonly number[];
  search: readonly SearchWord[];
}

/** The lexeme of a package that the public sees. */
export const SHOWN = "!";

const lexeme = (text: string) => `'${text.replace(/['\\]/g, "$&$&")}'`;

const anyOf = (sign: string, ids: readonly number[]) =>
  ids.length === 0 ? [] : [`(${ids.map((id) => lexeme(`${sign}${id}`)).join(" | ")})`];

/**
 * The tsquery that selects the shown packages of one of the event types and one of the service types
 * whose documents have every word of the search, or one that begins so or is near to it.
 */
export function packageQuery({ eventTypeIds, serviceTypeIds, search }: WantedPackages): string {
  return [
    lexeme(SHOWN),
    ...anyOf("&", eventTypeIds),
    ...anyOf("#", serviceTypeIds),
    ...search.map(
      ({ word, near }) => `(${[word, ...near].map((one) => `${lexeme(one)}:*`).join(" | ")})`,
    ),
  ].join(" & ");
}
