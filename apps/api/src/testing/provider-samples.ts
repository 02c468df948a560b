import type { Sample } from "./subject.ts";

/** Valid inputs of the calls about a provider's page and a customer's favourites. */
export const providerSamples = {
  "directory.pages.provider": { byId: false, input: ({ providerId }) => ({ id: providerId }) },
  "directory.pages.medias": { byId: false, input: ({ providerId }) => ({ id: providerId }) },
  "directory.pages.addresses": { byId: false, input: ({ providerId }) => ({ id: providerId }) },
  "directory.favourites.list": {
    byId: true,
    input: ({ customerId }) => ({ customer_id: customerId }),
  },
  "directory.favourites.update": {
    byId: true,
    input: ({ customerId, providerId }) => ({
      customer_id: customerId,
      favorite_ids: [providerId],
    }),
  },
  "directory.favourites.toggle": {
    byId: false,
    input: ({ providerId }) => ({ id: providerId, favorite: true }),
  },
} satisfies Record<string, Sample>;
