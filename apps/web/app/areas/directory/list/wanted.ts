/** A query of the directory, as in its form and its addresses. */
export type Wanted = { service: string; town: string; search: string; page: number };

/**
 * Reads an address of the directory. A service in the path, as the notebook links to it, counts
 * until the form chooses another.
 */
export function wantedFrom(query: URLSearchParams, serviceTypeId?: string): Wanted {
  const page = Number(query.get("page"));
  return {
    service: query.get("service") ?? serviceTypeId ?? "",
    town: query.get("commune") ?? "",
    search: (query.get("recherche") ?? "").slice(0, 80),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The query string of another page of the same results. */
export function queryOf({ service, town, search }: Wanted, page: number): string {
  const query = new URLSearchParams();
  if (service) query.set("service", service);
  if (town) query.set("commune", town);
  if (search) query.set("recherche", search);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `?${query}` : "";
}

/** An excerpt of a text: at most so many characters, cut between two words. */
export function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), 1)).trimEnd()}…`;
}
