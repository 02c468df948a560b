import { towns as contract } from "@jdj/contract/providers/towns";
import { answer } from "../../../http/answer.ts";
import { readCounts, townFacet } from "../directory/facet-counts.ts";
import { listTowns } from "./queries.ts";

/** The calls about towns. Public. */
export const townCalls = {
  list: answer(contract.list).handler(async ({ context: { db } }) => {
    const [counts, rows] = await Promise.all([readCounts(db), listTowns(db)]);
    return rows.map(({ id, name, district }) => ({
      id,
      name,
      district,
      providers_count: counts.get(townFacet(id)) ?? 0,
    }));
  }),
};
