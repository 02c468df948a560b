import type { Review } from "@jdj/contract/reviews/reviews";
import { nameInitial } from "@jdj/french/names";
import { listPage } from "../../database/list-page.ts";
import type { ReviewRow } from "./queries.ts";

/**
 * A review as shown to somebody.
 * @param customerId the reader's; null for a provider's team, which may neither edit nor report
 */
export function presentReview(row: ReviewRow, customerId: number | null): Review {
  const { review } = row;
  const isOwn = customerId !== null && review.customerId === customerId;
  return {
    id: review.id,
    customer: {
      id: review.customerId,
      last_name: isOwn ? row.lastName : nameInitial(row.lastName),
      given_names: row.givenNames,
    },
    created_at: review.createdAt.toISOString(),
    updated_at: review.updatedAt?.toISOString() ?? null,
    global_mark: review.ratingTenths / 10,
    professionalism_mark: review.professionalism,
    quality_price_ratio_mark: review.qualityPriceRatio,
    recommendation_mark: review.recommendation,
    description: review.description,
    discovery_channel: review.discoveryChannel,
    wedding_provider_id: review.providerId,
    service: row.service,
    verified: review.verified,
    contacted: review.contacted || review.verified,
    reply: replyOf(review),
    can: { edit: isOwn, delete: isOwn, report: customerId !== null && !isOwn },
  };
}

/** What the provider answered; null for nothing. */
export function replyOf({ reply, repliedAt }: { reply: string | null; repliedAt: Date | null }) {
  return reply === null || repliedAt === null
    ? null
    : { description: reply, created_at: repliedAt.toISOString() };
}

/** The figures of a page of a list of so many rows. */
export function pageOf(total: number, asked: number, perPage: number) {
  const { offset, figures } = listPage(total, asked, perPage);
  return {
    offset,
    shown: {
      ...figures,
      from: total === 0 ? null : offset + 1,
      to: total === 0 ? null : Math.min(total, offset + perPage),
      per_page: perPage,
    },
  };
}
