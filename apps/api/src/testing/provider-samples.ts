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

/** Samples of the calls of the directory. */
export const providerDirectorySamples = {
  "providers.directory.serviceTypes": { byId: false, input: () => undefined },
  "providers.directory.offered": { byId: false, input: () => undefined },
  "providers.directory.list": { byId: false, input: () => ({ service_type_id: 1, page: 1 }) },
  "providers.towns.list": { byId: false, input: () => undefined },
} satisfies Record<string, Sample>;

/** Right inputs of the calls about the listing of providers. */
export const listingSamples = {
  "providers.boosts.prices": { byId: false, input: () => undefined },
  "providers.boosts.get": { byId: false, input: () => undefined },
  "providers.boosts.buy": { byId: false, input: () => ({ days: 7 }) },
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

const given = {
  professionalism_mark: 5,
  quality_price_ratio_mark: 4,
  recommendation_mark: 4,
  discovery_channel: "used_service",
  description: "Une équipe à l’écoute.",
};

/** Valid inputs of the calls about reviews. */
export const reviewSamples = {
  "reviews.comments": {
    byId: false,
    input: ({ providerId }) => ({ wedding_provider_id: providerId, page: 1 }),
  },
  "reviews.own": { byId: false, input: ({ providerId }) => ({ id: providerId }) },
  "reviews.storeComment": {
    byId: false,
    input: ({ unreviewedProviderId }) => ({ wedding_provider_id: unreviewedProviderId, ...given }),
  },
  "reviews.updateComment": { byId: true, input: ({ reviewId }) => ({ id: reviewId, ...given }) },
  "reviews.deleteComment": { byId: true, input: ({ spareReviewId }) => ({ id: spareReviewId }) },
  "reviews.reportComment": {
    byId: false,
    input: ({ inventedReviewId }) => ({ id: inventedReviewId, reason: "Propos injurieux" }),
  },
  "reviews.received": { byId: false, input: () => ({ page: 1 }) },
  "reviews.reply": {
    byId: true,
    input: ({ inventedReviewId }) => ({ id: inventedReviewId, reply: "Merci à vous !" }),
  },
  "reviews.products.list": {
    byId: false,
    input: ({ marketplace }) => ({ id: marketplace.productId, page: 1 }),
  },
  "reviews.products.own": {
    byId: false,
    input: ({ marketplace }) => ({ id: marketplace.productId }),
  },
  "reviews.products.save": {
    byId: false,
    input: ({ orders }) => ({ id: orders.deliveredProductId, mark: 4, description: "Très beau." }),
  },
  "reviews.products.received": { byId: false, input: () => ({ page: 1 }) },
} satisfies Record<string, Sample>;
