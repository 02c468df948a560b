import { z } from "zod";
import { call } from "../call/call.ts";
import { pageOf } from "../call/page.ts";
import { refusals } from "../call/refusals.ts";
import { Id, Instant } from "../call/shapes.ts";
import { Hiding, hidingFilters } from "./hiding.ts";
import { ById, listInput, Search } from "./resource.ts";

const tags = ["console"];
const path = "/api/v1/console/articles" as const;

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

export const moderatedProducts = {
  /** `q` is a part of the name. */
  list: call("staff", "providers:read")
    .route({ method: "GET", path, tags, summary: "Articles" })
    .input(listInput(["id"], { ...hidingFilters, q: Search.optional() }))
    .output(pageOf(ModeratedProduct)),

  find: call("staff", "providers:read")
    .route({ method: "GET", path: `${path}/{id}`, tags, summary: "An article" })
    .input(ById)
    .output(ModeratedProduct)
    .errors(refusals("not-found")),

  moderate: call("staff", "providers:write")
    .route({ method: "PUT", path: `${path}/{id}`, tags, summary: "Hide or show an article" })
    .input(Hiding)
    .output(ModeratedProduct)
    .errors(refusals("not-found", "changed-meanwhile")),
};
