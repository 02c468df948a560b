import { providerPageCalls } from "./detail/calls.ts";
import { providerCalls } from "./directory/calls.ts";
import { favouriteCalls } from "./favourites/calls.ts";
import { townCalls } from "./towns/calls.ts";

/** The calls of the directory. */
export const directoryCalls = {
  providers: providerCalls,
  towns: townCalls,
  pages: providerPageCalls,
  favourites: favouriteCalls,
};
