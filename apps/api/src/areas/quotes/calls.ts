import { quoteRequestCalls } from "./quote-requests/calls.ts";
import { providerRequestCalls } from "./quote-requests/provider-calls.ts";
import { templateCalls } from "./templates/calls.ts";

/** The calls about quote requests, of both sides. */
export const quoteCalls = {
  requests: quoteRequestCalls,
  providerRequests: providerRequestCalls,
  templates: templateCalls,
};
