import type { Sample } from "./subject.ts";

/** Right inputs of the calls about the listing of providers. */
export const listingSamples = {
  "providers.listings.prices": { byId: false, input: () => undefined },
  "providers.listings.get": { byId: false, input: () => undefined },
  "providers.listings.buy": { byId: false, input: () => ({ months: 6 }) },
  "console.listingPrices.list": { byId: false, input: () => ({}) },
  "console.listingPrices.find": { byId: false, input: () => ({ id: 6 }) },
  "console.listingPrices.update": {
    byId: false,
    input: () => ({ id: 6, version: 1, price_fcfa: 25_000, on_offer: true }),
  },
} satisfies Record<string, Sample>;
