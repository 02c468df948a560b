import type { Sample } from "./subject.ts";

/** Valid inputs of the calls about a provider's page and a customer's favourites. */
export const providerSamples = {
  "providers.detail.provider": { byId: false, input: ({ providerId }) => ({ id: providerId }) },
  "providers.detail.medias": { byId: false, input: ({ providerId }) => ({ id: providerId }) },
  "providers.detail.addresses": { byId: false, input: ({ providerId }) => ({ id: providerId }) },
  "providers.favourites.list": {
    byId: true,
    input: ({ customerId }) => ({ customer_id: customerId }),
  },
  "providers.favourites.update": {
    byId: true,
    input: ({ customerId, providerId }) => ({
      customer_id: customerId,
      favorite_ids: [providerId],
    }),
  },
  "providers.favourites.toggle": {
    byId: false,
    input: ({ providerId }) => ({ id: providerId, favorite: true }),
  },
} satisfies Record<string, Sample>;
