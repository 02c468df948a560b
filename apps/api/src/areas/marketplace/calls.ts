import { articleCalls } from "./articles/calls.ts";
import { categoryCalls } from "./categories/calls.ts";

/** The calls of the marketplace. */
export const marketplaceCalls = { categories: categoryCalls, articles: articleCalls };
