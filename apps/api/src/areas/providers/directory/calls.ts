import { USUAL_GUESTS } from "@jdj/contract/prices/price-unit";
import { directory as contract, PROVIDERS_A_PAGE } from "@jdj/contract/providers/directory";
import { calendarDate } from "../../../app-context.ts";
import { answer } from "../../../http/answer.ts";
import { countServiceTypes } from "./facet-counts.ts";
import { DEFAULT_ORDER, wantedOf } from "./wanted-providers.ts";

/** The calls of the directory of providers. Public. */
export const directoryCalls = {
  serviceTypes: answer(contract.serviceTypes).handler(({ context }) =>
    countServiceTypes(context.db),
  ),

  offered: answer(contract.offered).handler(({ context }) => context.directoryIndex.offered()),

  list: answer(contract.list).handler(async ({ context: { db, directoryIndex, now }, input }) => {
    const asked = {
      ...{ wanted: wantedOf(input), order: input.sort ?? DEFAULT_ORDER },
      ...{ page: input.page, today: calendarDate(now) },
    };
    const found = await directoryIndex.search(db, asked);
    const data = await directoryIndex.cards(db, found.ids);
    const before = (found.page - 1) * PROVIDERS_A_PAGE;
    return {
      data,
      total: found.total,
      page: found.page,
      current_page: found.page,
      per_page: PROVIDERS_A_PAGE,
      last_page: found.lastPage,
      from: data.length > 0 ? before + 1 : null,
      to: data.length > 0 ? before + data.length : null,
      registered: found.registered,
      guests: input.guests ?? USUAL_GUESTS,
      service_types: found.serviceTypes,
      towns: found.towns,
    };
  }),
};
