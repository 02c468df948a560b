import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { CalendarDate, Id } from "../call/shapes.ts";

/** An article in lists. */
export const PostSummary = z
  .object({
    id: Id,
    slug: z.string(),
    title: z.string(),
    excerpt: z.string(),
    published_on: CalendarDate,
    /** Reading time, at 200 words a minute. */
    minutes: z.int().positive(),
    /** Null: the page weaves one from the slug. */
    image: z.object({ url: z.string(), alt: z.string() }).nullable(),
  })
  .meta({ id: "PostSummary" });
export type PostSummary = z.infer<typeof PostSummary>;

/** An article in full; `content` is HTML of the tags of `simple-html.ts`. */
export const Post = PostSummary.extend({ content: z.string(), modified_on: CalendarDate }).meta({
  id: "Post",
});

export const blog = {
  posts: call("anyone")
    .route({
      method: "GET",
      path: "/api/v1/blog-posts",
      tags: ["content"],
      summary: "The blog's articles",
    })
    .input(
      z.object({
        page: z.coerce.number().int().min(1).max(500).default(1),
        per_page: z.coerce.number().int().min(1).max(24).default(12),
      }),
    )
    .output(
      z.object({
        data: z.array(PostSummary),
        meta: z.object({
          current_page: z.int(),
          last_page: z.int(),
          per_page: z.int(),
          total: z.int(),
        }),
      }),
    )
    .errors(refusals("blog-away")),

  post: call("anyone")
    .route({
      method: "GET",
      path: "/api/v1/blog-posts/{slug}",
      tags: ["content"],
      summary: "An article of the blog",
    })
    .input(z.object({ slug: z.string().regex(/^[a-z0-9-]{1,120}$/, "Adresse inconnue") }))
    .output(Post)
    .errors(refusals("not-found", "blog-away")),
};
