import { providers as contract, PROVIDERS_A_PAGE } from "@jdj/contract/directory/providers";
import { answer } from "../../../http/answer.ts";
import { countProviders, listProviders, listServiceTypes, listTowns } from "./queries.ts";

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
    const wanted = { serviceTypeId, town, search };
    const [total, registered, towns] = await Promise.all([
      countProviders(db, wanted),
      countProviders(db, {}),
      listTowns(db),
    ]);
    const last_page = Math.max(1, Math.ceil(total / PROVIDERS_A_PAGE));
    const page = Math.min(input.page ?? 1, last_page);
    const rows = await listProviders(db, wanted, page);
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
      towns,
    };
  }),
};
