import type { Client } from "@jdj/contract/client";
import { data, redirect } from "react-router";
import { readFiltered } from "#app/http/read-filtered.ts";
import { textOf } from "#app/http/search-query.ts";
import { SHORTEST_TYPED, typedChoice } from "./typed-choice.ts";
import { addressOf, inputOf, type Wanted, wantedFrom } from "./wanted-providers.ts";

/** The sentence for a typed place that is no town of the list. */
const unknownTown =
  "Nous ne connaissons pas cette commune. Choisissez-la dans la liste, ou laissez la case vide.";

/** The filters that a visitor types, with what each is called in the call. */
const typedFilters = {
  guests: "guests",
  minPrice: "min_price",
  maxPrice: "max_price",
  freeOn: "free_on",
} as const;

type Errors = Partial<Record<keyof typeof typedFilters | "where" | "what", string[]>>;

/** All that the page of the directory shows. */
export type Directory = Awaited<ReturnType<typeof loadDirectory>>;

/**
 * What a page of the directory shows. Texts of the banner's boxes are understood first: the visitor
 * is redirected to the address that says the same by numbers.
 * @throws a redirect; 404 for a service, town or provider that there is not
 */
export async function loadDirectory(
  { providers }: Client,
  url: URL,
  path: { serviceTypeId?: string; budgetId?: string },
) {
  const query = url.searchParams;
  const wanted = wantedFrom(query, path);
  const typed = { where: textOf(query, "ou"), what: textOf(query, "quoi") };
  const errors: Errors = {};
  const where = /^\d*$/.test(wanted.town) ? null : wanted.town;
  if (query.has("ou") || query.has("quoi") || where !== null) {
    const goTo = await understand(providers, wanted, { ...typed, where: where ?? typed.where });
    if (goTo !== null) throw redirect(goTo);
    errors.where = [unknownTown];
    wanted.town = "";
  }
  const { listed, errors: refused } = await readFiltered(typedFilters, (asTyped) =>
    providers.directory.list(
      inputOf(asTyped ? wanted : { ...wanted, guests: "", minPrice: "", maxPrice: "", freeOn: "" }),
    ),
  );
  Object.assign(errors, refused);
  const among = <Row extends { id: number }>(rows: readonly Row[], id: string) => {
    const row = rows.find((one) => String(one.id) === id);
    if (id !== "" && !row) throw data(null, { status: 404 });
    return row;
  };
  const type = among(listed.service_types, wanted.service);
  const town = among(listed.towns, wanted.town);
  const provider = among(listed.data, wanted.provider);
  return { wanted, typed, errors, listed, type, town, provider };
}

/** The address that means what was typed; null when the town is not known. */
async function understand(
  providers: Client["providers"],
  wanted: Wanted,
  { where, what }: { where: string; what: string },
): Promise<string | null> {
  const [towns, types] = await Promise.all([
    providers.towns.list(),
    providers.directory.serviceTypes(),
  ]);
  const place = typedChoice(where, towns);
  if (place.kind === "unknown") return null;
  const service = typedChoice(what, types);
  return addressOf(wanted, {
    town: place.kind === "chosen" ? String(place.choice.id) : "",
    service: service.kind === "chosen" ? String(service.choice.id) : "",
    // What is no service may be a name, or a word of a description.
    search:
      service.kind === "unknown"
        ? what
        : wanted.search.length > SHORTEST_TYPED
          ? wanted.search
          : "",
    provider: "",
    type: "",
  });
}
