import type { Sample } from "./subject.ts";

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
} satisfies Record<string, Sample>;
