import type { GuestOrder, GuestState } from "@jdj/contract/invitations/guest-list";
import { at } from "@jdj/contract/paths/addresses";
import { everyGuest, type GuestFilter } from "./filter-guests.ts";

/** The states as the address has them. */
const stateValues: Record<GuestState, string> = {
  yes: "oui",
  no: "non",
  none: "attente",
  uninvited: "a-inviter",
};

const orderValues: Record<GuestOrder, string> = { name: "nom", newest: "ajout" };

function keyOf<Key extends string>(values: Record<Key, string>, value: string | null): Key | null {
  const keys = Object.keys(values) as Key[];
  return keys.find((key) => values[key] === value) ?? null;
}

/** The filter that an address asks for; what it does not know is left out. */
export function filterFrom(params: URLSearchParams): GuestFilter {
  const category = params.get("categorie") ?? "";
  return {
    text: (params.get("recherche") ?? "").slice(0, 80),
    category: /^[1-9]\d{0,8}$/.test(category) ? Number(category) : null,
    state: keyOf(stateValues, params.get("reponse")),
    order: keyOf(orderValues, params.get("tri")) ?? everyGuest.order,
  };
}

/** A filter as the fields of an address or of a form; those that filter nothing are left out. */
export function fieldsOf({ text, category, state, order }: GuestFilter): [string, string][] {
  const fields: [string, string | null][] = [
    ["reponse", state && stateValues[state]],
    ["categorie", category === null ? null : String(category)],
    ["recherche", text],
    ["tri", order === everyGuest.order ? null : orderValues[order]],
  ];
  return fields.flatMap(([name, value]) => (value ? [[name, value]] : []));
}

/** The address of the list with a filter, and of one of its pages. */
export function listAddress(filter: GuestFilter = everyGuest, page = 1): string {
  const params = new URLSearchParams(fieldsOf(filter));
  if (page > 1) params.set("page", String(page));
  const query = params.toString();
  return query === "" ? at("guests") : `${at("guests")}?${query}`;
}
