import { quoteRequestCalls } from "./requests/calls.ts";
import { providerRequestCalls } from "./requests/provider-calls.ts";
import { templateCalls } from "./templates/calls.ts";

/** The calls about quote requests, of both sides. */
export const quoteCalls = {
  requests: quoteRequestCalls,
  providerRequests: providerRequestCalls,
  templates: templateCalls,
};
