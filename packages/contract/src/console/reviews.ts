import { z } from "zod";
import { call } from "../call/call.ts";
import { pageOf } from "../call/page.ts";
import { refusals } from "../call/refusals.ts";
import { Id, Instant, PathId } from "../call/shapes.ts";
import { ById, listInput, YesNo } from "./resource.ts";

const tags = ["console"];
const path = "/api/v1/console/reviews" as const;

/** A review of a provider, or of a product of theirs, with the reports about it. */
export const ModeratedReview = z
  .object({
    id: Id,
    provider: z.string(),
    /** The name of the product that it is about; null for a review of the provider. */
    article: z.string().nullable(),
    description: z.string(),
    reply: z.string().nullable(),
    /** 10 to 50: tenths of a star. */
    mark_tenths: z.int(),
    created_at: Instant,
    hidden_at: Instant.nullable(),
    checked_at: Instant.nullable(),
    reasons: z.array(z.string()),
  })
  .meta({ id: "ModeratedReview" });
export type ModeratedReview = z.infer<typeof ModeratedReview>;

export const moderatedReviews = {
  /** The newest first; `hidden` and `reported` filter. */
  list: call("staff", "reviews:read")
    .route({ method: "GET", path, tags, summary: "Reviews" })
    .input(listInput(["id"], { reported: YesNo.optional() }))
    .output(pageOf(ModeratedReview)),

  find: call("staff", "reviews:read")
    .route({ method: "GET", path: `${path}/{id}`, tags, summary: "A review" })
    .input(ById)
    .output(ModeratedReview)
    .errors(refusals("not-found")),

  /** Hides a review, or lets it stay; its reports are then answered. */
  moderate: call("staff", "reviews:write")
    .route({ method: "PUT", path: `${path}/{id}`, tags, summary: "Moderate a review" })
    .input(
      z.object({ id: PathId, hidden: z.boolean(), reason: z.string().trim().max(500).optional() }),
    )
    .output(ModeratedReview)
    .errors(refusals("not-found")),
};
