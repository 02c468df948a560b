import { pageOf, searchQuery, textOf } from "#app/http/search-query.ts";

/** A query of the list of packages, as in its form and its addresses. */
export type WantedPackages = {
  eventType: string;
  service: string;
  minPrice: string;
  maxPrice: string;
  search: string;
  page: number;
};

/** Reads an address of the list. */
export function wantedFrom(query: URLSearchParams): WantedPackages {
  return {
    eventType: textOf(query, "evenement"),
    service: textOf(query, "service"),
    minPrice: textOf(query, "prix_min"),
    maxPrice: textOf(query, "prix_max"),
    search: textOf(query, "recherche"),
    page: pageOf(query),
  };
}

/** The query string of another page of the same results. */
export function queryOf(wanted: WantedPackages, page: number): string {
  const { eventType, service, minPrice, maxPrice, search } = wanted;
  const texts = {
    evenement: eventType,
    service,
    prix_min: minPrice,
    prix_max: maxPrice,
    recherche: search,
  };
  return searchQuery(texts, page);
}

/** Whether anything is asked for. */
export function isAsked(wanted: WantedPackages): boolean {
  return queryOf(wanted, 1) !== "";
}
