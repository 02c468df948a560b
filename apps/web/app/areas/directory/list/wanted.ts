import { pageOf, searchQuery, textOf } from "#app/http/search-query.ts";

/** A query of the directory, as in its form and its addresses. */
export type Wanted = { service: string; town: string; search: string; page: number };

/**
 * Reads an address of the directory. A service in the path, as the notebook links to it, counts
 * until the form chooses another.
 */
export function wantedFrom(query: URLSearchParams, serviceTypeId?: string): Wanted {
  return {
    service: query.get("service") ?? serviceTypeId ?? "",
    town: textOf(query, "commune"),
    search: textOf(query, "recherche"),
    page: pageOf(query),
  };
}

/** The query string of another page of the same results. */
export function queryOf({ service, town, search }: Wanted, page: number): string {
  return searchQuery({ service, commune: town, recherche: search }, page);
}

/** An excerpt of a text: at most so many characters, cut between two words. */
export function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), 1)).trimEnd()}…`;
}
