import { categoryCalls } from "./categories/calls.ts";
import { articleCalls } from "./products/calls.ts";

/** The calls of the marketplace. */
export const marketplaceCalls = { categories: categoryCalls, articles: articleCalls };
