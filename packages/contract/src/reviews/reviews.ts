import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Done, Id, Instant, oneOf, PathId } from "../call/shapes.ts";
import { discoveryChannels } from "./discovery-channels.ts";
import { LONGEST_REPLY, LONGEST_REVIEW } from "./limits.ts";
import { reviewMessages } from "./messages.ts";
import { HiddenReview, lines, page, pageFigures, rating } from "./shapes.ts";

/** Reviews on one page. */
export const REVIEWS_A_PAGE = 5;

/** What an author gives. */
const given = {
  professionalism_mark: rating,
  quality_price_ratio_mark: rating,
  recommendation_mark: rating,
  discovery_channel: oneOf(discoveryChannels, reviewMessages.channelRequired),
  description: lines(LONGEST_REVIEW, reviewMessages.descriptionTooLong).optional(),
};

const Mark = z.int().min(1).max(5);

/** A review as shown. */
export const Review = z
  .object({
    id: Id,
    /** The author: the last name as its initial, except to the author; without id when invented. */
    customer: z.object({ id: Id.nullable(), last_name: z.string(), given_names: z.string() }),
    created_at: Instant,
    /** When the author last changed it; null if never. */
    updated_at: Instant.nullable(),
    /** The mean of the three, to one decimal. */
    global_mark: z.number().min(1).max(5),
    professionalism_mark: Mark,
    quality_price_ratio_mark: Mark,
    recommendation_mark: Mark,
    description: z.string(),
    discovery_channel: z.enum(discoveryChannels),
    wedding_provider_id: Id,
    /** The provider's services, by name. */
    service: z.string(),
    /** Whether the service took place. */
    verified: z.boolean(),
    /** Whether the provider answered its author, or served them. */
    contacted: z.boolean(),
    reply: z.object({ description: z.string(), created_at: Instant }).nullable(),
    can: z.object({ edit: z.boolean(), delete: z.boolean(), report: z.boolean() }),
  })
  .meta({ id: "Review" });
export type Review = z.infer<typeof Review>;

const paged = { data: z.array(Review), ...pageFigures };

/** A filter of a query: an empty one does not filter. */
const filter = z.preprocess((value) => (value === "" ? undefined : value), PathId.optional());

const byId = z.object({ id: PathId });
const tags = ["reviews"];

export const reviews = {
  /** The newest first. A page after the last is the last. */
  comments: call("customer")
    .route({ method: "GET", path: "/api/v1/comments", tags, summary: "Reviews of providers" })
    .input(
      z.object({
        page,
        service_type_id: filter,
        town_id: filter,
        wedding_provider_id: filter,
      }),
    )
    .output(z.object(paged))
    .errors(refusals("not-found")),

  /** The caller's own review of a provider, and whether they may give one. */
  own: call("customer")
    .route({
      method: "GET",
      path: "/api/v1/wedding-providers/{id}/comment",
      tags,
      summary: "The caller's review of a provider",
    })
    .input(byId)
    .output(z.object({ review: Review.nullable(), can: z.object({ review: z.boolean() }) }))
    .errors(refusals("not-found")),

  storeComment: call("customer")
    .route({ method: "POST", path: "/api/v1/comments", tags, summary: "Review a provider" })
    .input(z.object({ wedding_provider_id: PathId, ...given }))
    .output(z.object({ success: z.literal(true), message: z.string(), data: Review }))
    .errors(refusals("not-found", "review-exists", "too-many-requests")),

  updateComment: call("customer")
    .route({ method: "PUT", path: "/api/v1/comments/{id}", tags, summary: "Change a review" })
    .input(byId.extend(given))
    .output(z.object({ success: z.literal(true), message: z.string(), data: Review }))
    .errors(refusals("not-found")),

  deleteComment: call("customer")
    .route({ method: "DELETE", path: "/api/v1/comments/{id}", tags, summary: "Delete a review" })
    .input(byId)
    .output(Done)
    .errors(refusals("not-found")),

  /** Asks staff to look at a review; a second report of the same person replaces the first. */
  reportComment: call("customer")
    .route({
      method: "POST",
      path: "/api/v1/comments/{id}/report",
      tags,
      summary: "Report a review",
    })
    .input(
      byId.extend({
        reason: lines(500, reviewMessages.reasonTooLong).pipe(
          z.string().min(1, reviewMessages.reasonRequired),
        ),
      }),
    )
    .output(Done)
    .errors(refusals("not-found", "too-many-requests")),

  /** The reviews of the caller's shop, the newest first. */
  received: call("provider")
    .route({ method: "GET", path: "/api/v1/pro/comments", tags, summary: "Reviews of my shop" })
    .input(z.object({ page }))
    .output(
      z.object({
        ...paged,
        /** The mean of all ratings, to one decimal; null without a review. */
        mark: z.number().nullable(),
        /** The newest reviews that staff hid from everybody, without their texts. */
        hidden: z.array(HiddenReview),
      }),
    )
    .errors(refusals("no-shop")),

  /** Answers a review of the caller's shop; an empty answer withdraws the former. */
  reply: call("provider", "reviews:write")
    .route({
      method: "PUT",
      path: "/api/v1/pro/comments/{id}/reply",
      tags,
      summary: "Reply to a review",
    })
    .input(byId.extend({ reply: lines(LONGEST_REPLY, reviewMessages.replyTooLong) }))
    .output(Done)
    .errors(refusals("no-shop", "manager-only", "not-found")),
};
