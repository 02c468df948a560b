import type { Client } from "@jdj/contract/client";
import { at } from "@jdj/contract/paths/addresses";
import type { QuoteSide } from "@jdj/contract/quotes/quote-state";
import type { InboxRow, ProviderQuoteRequest, QuoteRequest } from "@jdj/contract/quotes/shapes";
import type { QuoteTemplate } from "@jdj/contract/quotes/templates";

/** A request as either side sees it. */
export type ShownRequest = QuoteRequest & Partial<ProviderQuoteRequest>;

/** The data of a page of requests. */
export type RequestsData = {
  side: QuoteSide;
  rows: InboxRow[];
  unread: number;
  since: number;
  request: ShownRequest | null;
  /** Whether the reader may answer a request: of a provider, by their role in the team. */
  mayAnswer: boolean;
  /** Names what the form without script sends, so that a double press sends it once. */
  formKey: string;
  /** The templates of the provider; none for a customer. */
  templates: QuoteTemplate[];
};

/** The calls of a side about its requests. */
export function callsOf({ quotes }: Client, side: QuoteSide) {
  return side === "customer" ? quotes.requests : quotes.providerRequests;
}

/** The addresses of a side: its list, one request, and the stream of its changes. */
export const addressesOf = {
  customer: {
    list: at("requests"),
    request: (id: number) => at("request", { id }),
    stream: at("realtime"),
  },
  provider: {
    list: at("proRequests"),
    request: (id: number) => at("proRequest", { id }),
    stream: at("proRealtime"),
  },
} as const;
