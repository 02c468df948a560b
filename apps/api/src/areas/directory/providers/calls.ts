import { providers as contract, PROVIDERS_A_PAGE } from "@jdj/contract/directory/providers";
import { answer } from "../../../http/answer.ts";
import { findMatches, listProviders, listServiceTypes, readCounts, townsOf } from "./queries.ts";
import { EVERY_PROVIDER } from "./search-query.ts";

/** The calls of the directory of providers. Public. */
export const providerCalls = {
  serviceTypes: answer(contract.serviceTypes).handler(async ({ context }) =>
    (await listServiceTypes(context.db)).map(({ providers: providers_count, ...type }) => ({
      ...type,
      providers_count,
    })),
  ),

  list: answer(contract.list).handler(async ({ context: { db }, input }) => {
    const { service_type_id: serviceTypeId, town, search } = input;
    const counts = await readCounts(db);
    const matches = await findMatches(db, counts, { serviceTypeId, town, search });
    const { total } = matches;
    const registered = counts.get(EVERY_PROVIDER) ?? 0;
    const last_page = Math.max(1, Math.ceil(total / PROVIDERS_A_PAGE));
    const page = Math.min(input.page ?? 1, last_page);
    const rows = await listProviders(db, matches, registered, page);
    return {
      data: rows.map((row) => ({
        id: row.id,
        name: row.name,
        short_description: row.shortDescription,
        town: row.town,
        service_type: row.services.map(({ id, name }) => ({ id, name })),
        min_price: row.minPriceFcfa,
        max_price: row.maxPriceFcfa,
        order: row.rank,
        demonstration: row.demonstration,
      })),
      total,
      page,
      last_page,
      registered,
      towns: townsOf(counts),
    };
  }),
};
