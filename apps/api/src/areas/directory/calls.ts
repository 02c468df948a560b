import { providerCalls } from "./providers/calls.ts";
import { townCalls } from "./towns/calls.ts";

/** The calls of the directory. */
export const directoryCalls = { providers: providerCalls, towns: townCalls };
