import { quoteRequestCalls } from "./requests/calls.ts";
import { providerRequestCalls } from "./requests/provider-calls.ts";

/** The calls about quote requests, of both sides. */
export const quoteCalls = { requests: quoteRequestCalls, providerRequests: providerRequestCalls };
