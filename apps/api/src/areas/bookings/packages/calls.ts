import { packages as contract } from "@jdj/contract/bookings/packages";
import { refusal } from "@jdj/contract/call/refusals";
import { USUAL_GUESTS } from "@jdj/contract/prices/price-unit";
import { answer } from "../../../http/answer.ts";
import { wordsOf } from "../../../search/search-words.ts";
import { listEventTypes } from "../../notebook/events/queries.ts";
import { findNearWords, type SearchWord } from "./near-words.ts";
import { presentPackage } from "./present.ts";
import { findPackage, listPackages } from "./queries.ts";

/** The filters of the list of packages; a missing or empty one does not filter. */
interface WantedPackages {
  eventTypeIds: readonly number[];
  serviceTypeIds: readonly number[];
  search: readonly SearchWord[];
}

/** The lexeme of a package that the public sees. */
const SHOWN = "!";

const lexeme = (text: string) => `'${text.replace(/['\\]/g, "$&$&")}'`;

const anyOf = (sign: string, ids: readonly number[]) =>
  ids.length === 0 ? [] : [`(${ids.map((id) => lexeme(`${sign}${id}`)).join(" | ")})`];

/**
 * The tsquery that selects the shown packages of one of the event types and one of the service types
 * whose documents have every word of the search, or one that begins so or is near to it.
 */
function packageQuery({ eventTypeIds, serviceTypeIds, search }: WantedPackages): string {
  return [
    lexeme(SHOWN),
    ...anyOf("&", eventTypeIds),
    ...anyOf("#", serviceTypeIds),
    ...search.map(
      ({ word, near }) => `(${[word, ...near].map((one) => `${lexeme(one)}:*`).join(" | ")})`,
    ),
  ].join(" & ");
}

/** The public calls of packages. */
export const packageCalls = {
  list: answer(contract.list).handler(async ({ context: { db }, input }) => {
    const { search = "" } = input;
    const terms = wordsOf(search);
    // A search without a letter or figure finds nothing.
    const found =
      search.trim() !== "" && terms.length === 0
        ? { packages: [], total: 0, page: 1, lastPage: 1 }
        : await listPackages(
            db,
            packageQuery({
              eventTypeIds: input.event_type_id ?? [],
              serviceTypeIds: input.service_type_id ?? [],
              search: await findNearWords(db, terms),
            }),
            {
              minFcfa: input.min_price,
              maxFcfa: input.max_price,
              guests: input.guests ?? USUAL_GUESTS,
            },
            { page: input.page, perPage: input.per_page },
          );
    const before = (found.page - 1) * input.per_page;
    const isEmpty = found.packages.length === 0;
    return {
      data: {
        data: found.packages.map(presentPackage),
        current_page: found.page,
        from: isEmpty ? null : before + 1,
        to: isEmpty ? null : before + found.packages.length,
        total: found.total,
        last_page: found.lastPage,
        per_page: input.per_page,
      },
    };
  }),

  eventTypes: answer(contract.eventTypes).handler(async ({ context: { db } }) => ({
    data: await listEventTypes(db),
  })),

  package: answer(contract.package).handler(async ({ context: { db }, input }) => {
    const found = await findPackage(db, input.id);
    if (!found?.isShown) throw refusal("not-found");
    return { data: presentPackage(found) };
  }),
};
