import { packages as contract } from "@jdj/contract/bookings/packages";
import { refusal } from "@jdj/contract/call/refusals";
import { USUAL_GUESTS } from "@jdj/contract/prices/price-unit";
import { answer } from "../../../http/answer.ts";
import { wordsOf } from "../../../search/search-words.ts";
import { listEventTypes } from "../../notebook/events/queries.ts";
import { findNearWords } from "./near-words.ts";
import { presentPackage } from "./present.ts";
import { findPackage, listPackages } from "./queries.ts";

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
            {
              eventTypeIds: input.event_type_id ?? [],
              serviceTypeIds: input.service_type_id ?? [],
              search: await findNearWords(db, terms),
            },
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
