import { z } from "zod";
import { call } from "../call/call.ts";
import { pageOf } from "../call/page.ts";
import { refusals } from "../call/refusals.ts";
import { Id, Instant, PathId } from "../call/shapes.ts";
import { ById, listInput, Search, YesNo } from "./resource.ts";

const tags = ["console"];
const mediaPath = "/api/v1/console/provider-media" as const;
const productPath = "/api/v1/console/articles" as const;

/** A photo or video of a provider. */
export const ModeratedMedium = z
  .object({
    id: Id,
    provider_id: Id,
    provider: z.string(),
    type: z.enum(["photo", "video", "youtube_video", "tiktok_video"]),
    /** A path of this site, or the address of the film. */
    path: z.string(),
    caption: z.string(),
    created_at: Instant,
    hidden_at: Instant.nullable(),
    hidden_reason: z.string().nullable(),
  })
  .meta({ id: "ModeratedMedium" });
export type ModeratedMedium = z.infer<typeof ModeratedMedium>;

/** A product of the marketplace. */
export const ModeratedProduct = z
  .object({
    id: Id,
    provider_id: Id,
    provider: z.string(),
    name: z.string(),
    category: z.string(),
    description: z.string(),
    price_fcfa: z.int(),
    /** The path of its first picture; null without one. */
    image: z.string().nullable(),
    published_at: Instant.nullable(),
    created_at: Instant,
    hidden_at: Instant.nullable(),
    hidden_reason: z.string().nullable(),
  })
  .meta({ id: "ModeratedArticle" });
export type ModeratedProduct = z.infer<typeof ModeratedProduct>;

const filters = { provider_id: PathId.optional(), hidden: YesNo.optional() };

/** Hiding needs a reason, which the provider gets by email. */
const Moderation = z.object({
  id: PathId,
  hidden: z.boolean(),
  reason: z.string().max(1000).optional(),
});

export const moderatedMedia = {
  list: call("staff", "providers:read")
    .route({ method: "GET", path: mediaPath, tags, summary: "Photos and videos of providers" })
    .input(listInput(["id"], filters))
    .output(pageOf(ModeratedMedium)),

  find: call("staff", "providers:read")
    .route({ method: "GET", path: `${mediaPath}/{id}`, tags, summary: "A photo or video" })
    .input(ById)
    .output(ModeratedMedium)
    .errors(refusals("not-found")),

  moderate: call("staff", "providers:write")
    .route({ method: "PUT", path: `${mediaPath}/{id}`, tags, summary: "Hide or show a medium" })
    .input(Moderation)
    .output(ModeratedMedium)
    .errors(refusals("not-found", "changed-meanwhile")),
};

export const moderatedProducts = {
  /** `q` is a part of the name. */
  list: call("staff", "providers:read")
    .route({ method: "GET", path: productPath, tags, summary: "Articles" })
    .input(listInput(["id"], { ...filters, q: Search.optional() }))
    .output(pageOf(ModeratedProduct)),

  find: call("staff", "providers:read")
    .route({ method: "GET", path: `${productPath}/{id}`, tags, summary: "An article" })
    .input(ById)
    .output(ModeratedProduct)
    .errors(refusals("not-found")),

  moderate: call("staff", "providers:write")
    .route({ method: "PUT", path: `${productPath}/{id}`, tags, summary: "Hide or show an article" })
    .input(Moderation)
    .output(ModeratedProduct)
    .errors(refusals("not-found", "changed-meanwhile")),
};
