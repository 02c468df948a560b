import { at } from "@jdj/contract/paths/addresses";
import type { ProviderOrder } from "@jdj/contract/providers/filters";
import { readDate } from "@jdj/french/dates";
import { pageOf, searchQuery, textOf } from "#app/http/search-query.ts";

/** What an address of the directory asks, as it is written there; empty where nothing is asked. */
export type Wanted = {
  service: string;
  town: string;
  /** One provider, by number. */
  provider: string;
  search: string;
  /** For how many guests prices are compared. */
  guests: string;
  minPrice: string;
  maxPrice: string;
  mark: string;
  /** `YYYY-MM-DD`, or what was typed. */
  freeOn: string;
  sort: string;
  /** The line of the notebook's budget for which a provider is looked for. */
  budget: string;
  /** What the title names: `location`, `serviceType` or `location_serviceType`. */
  type: string;
  page: number;
};

/** The name in the address of each field. */
export const parameters = {
  type: "type",
  service: "service",
  town: "commune",
  provider: "id",
  search: "recherche",
  guests: "invites",
  minPrice: "prix-min",
  maxPrice: "prix-max",
  mark: "note",
  freeOn: "libre",
  sort: "tri",
  budget: "budget",
} as const satisfies Partial<Record<keyof Wanted, string>>;

type Field = keyof typeof parameters;

/** The orders of the list, as the page offers them. */
export const orders: readonly { value: ProviderOrder; label: string }[] = [
  { value: "recommended", label: "Recommandés d’abord" },
  { value: "mark", label: "Mieux notés" },
  { value: "price", label: "Prix croissant" },
  { value: "price-desc", label: "Prix décroissant" },
  { value: "name", label: "Nom, de A à Z" },
];

/**
 * Reads an address of the directory. A service in the path, as the notebook links to it, counts
 * until the address chooses another; the line of the budget stays.
 */
export function wantedFrom(
  query: URLSearchParams,
  { serviceTypeId = "", budgetId = "0" }: { serviceTypeId?: string; budgetId?: string } = {},
): Wanted {
  const one = (field: Field) => textOf(query, parameters[field]);
  const day = one("freeOn");
  return {
    service: query.has(parameters.service) ? one("service") : serviceTypeId,
    town: one("town"),
    provider: one("provider"),
    search: one("search"),
    guests: one("guests"),
    minPrice: one("minPrice"),
    maxPrice: one("maxPrice"),
    mark: one("mark"),
    freeOn: readDate(day) ?? day,
    sort: one("sort"),
    budget: one("budget") || (Number(budgetId) > 0 ? budgetId : ""),
    type: one("type"),
    page: pageOf(query),
  };
}

/** The address of the same search with some fields changed; on its first page unless one is given. */
export function addressOf(wanted: Wanted, changed: Partial<Wanted> = {}): string {
  const { page, ...asked } = { ...wanted, page: 1, ...changed };
  const texts = Object.entries(parameters).map(([field, name]) => [name, asked[field as Field]]);
  return at("providers") + searchQuery(Object.fromEntries(texts), page);
}

/** The address that sets a filter to a value, or clears it when it has that value already. */
export function toggled(wanted: Wanted, field: Field, value: string): string {
  return addressOf(wanted, { [field]: wanted[field] === value ? "" : value, type: "" });
}

/** The fields of the panel that are set: price, mark and the others that hide behind « Filtres ». */
export function countFilters(wanted: Wanted): number {
  const { minPrice, maxPrice, mark, freeOn, service, town, search } = wanted;
  return [minPrice || maxPrice, mark, freeOn, service, town, search].filter(Boolean).length;
}

/** Whether prices are compared: by a filter, an order or a number of guests. */
export function comparesPrices({ minPrice, maxPrice, sort, guests }: Wanted): boolean {
  return Boolean(minPrice || maxPrice || guests) || sort === "price" || sort === "price-desc";
}

/** The input of the API's call. */
export function inputOf(wanted: Wanted) {
  return {
    page: wanted.page,
    service_type_id: wanted.service,
    town_id: wanted.town,
    id: wanted.provider,
    guests: wanted.guests,
    min_price: wanted.minPrice,
    max_price: wanted.maxPrice,
    mark: wanted.mark,
    free_on: wanted.freeOn || undefined,
    search: wanted.search,
    sort: orders.find(({ value }) => value === wanted.sort)?.value,
  };
}

/** An excerpt of a text: at most so many characters, cut between two words. */
export function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), 1)).trimEnd()}…`;
}
