import { categories as contract } from "@jdj/contract/products/categories";
import { answer } from "../../../http/answer.ts";
import { asTree, listCategories } from "./queries.ts";

/** The calls of categories. Public. */
export const categoryCalls = {
  roots: answer(contract.roots).handler(({ context: { db, sharedReads } }) =>
    sharedReads.read("article-categories", async () => asTree(await listCategories(db))),
  ),
};
