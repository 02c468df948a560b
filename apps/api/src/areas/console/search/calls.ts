import { search as contract } from "@jdj/contract/console/search";
import { answer, asStaff } from "../../../http/answer.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import { findEverything } from "./find-everything.ts";

export const consoleSearchCalls = {
  find: answer(contract.find)
    .use(asStaff)
    .handler(async ({ input: { q }, context }) => {
      const { db, author } = context;
      await consumeRateLimit(limits.staffSearch, String(author.id), context);
      return { groups: await findEverything(db, author.role, q) };
    }),
};
