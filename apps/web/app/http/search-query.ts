/** Longest text that a search takes, in characters. */
export const LONGEST_SEARCH = 80;

/** A text of a search in the address, trimmed; empty when it is not asked for. */
export function textOf(query: URLSearchParams, name: string): string {
  return (query.get(name) ?? "").trim().slice(0, LONGEST_SEARCH);
}

/** The page of a list that the address asks for, from 1. */
export function pageOf(query: URLSearchParams): number {
  const page = Number(query.get("page"));
  return Number.isInteger(page) && page > 0 ? page : 1;
}

/** The query of a page of a search: `?commune=Cocody&page=2`, without what is not asked for. */
export function searchQuery(texts: Readonly<Record<string, string>>, page: number): string {
  const query = new URLSearchParams(Object.entries(texts).filter(([, text]) => text !== ""));
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `?${query}` : "";
}

/** The rows of the page that the address asks for; of the last one when it asks for a later. */
export function pageOfRows<Row>(rows: readonly Row[], query: URLSearchParams, perPage: number) {
  const lastPage = Math.max(1, Math.ceil(rows.length / perPage));
  const page = Math.min(lastPage, pageOf(query));
  return { page, lastPage, rows: rows.slice((page - 1) * perPage, page * perPage) };
}
