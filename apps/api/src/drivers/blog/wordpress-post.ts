import { readingMinutes } from "@jdj/contract/content/reading-time";
import { plainWords, readSimpleHtml, writeSimpleHtml } from "@jdj/contract/content/simple-html";
import { z } from "zod";
import type { BlogPost } from "./port.ts";

const rendered = z.object({ rendered: z.string() });

/** What is read of a post of WordPress's REST API (`/wp-json/wp/v2/posts?_embed`). */
export const WordpressPost = z.object({
  id: z.int().positive(),
  slug: z.string(),
  date_gmt: z.string(),
  modified_gmt: z.string(),
  title: rendered,
  excerpt: rendered,
  content: rendered,
  _embedded: z
    .object({
      "wp:featuredmedia": z
        .array(z.object({ source_url: z.string().optional(), alt_text: z.string().optional() }))
        .optional(),
    })
    .optional(),
});
export type WordpressPost = z.infer<typeof WordpressPost>;

/** Reads a post of WordPress: its HTML is cut down to the tags that we let through. */
export function readWordpressPost(post: WordpressPost): BlogPost {
  const content = readSimpleHtml(post.content.rendered);
  return {
    id: post.id,
    slug: post.slug,
    title: plainWords(readSimpleHtml(post.title.rendered)),
    excerpt: plainWords(readSimpleHtml(post.excerpt.rendered)).replace(/\s*\[…\]$/, "…"),
    published_on: post.date_gmt.slice(0, 10),
    modified_on: post.modified_gmt.slice(0, 10),
    minutes: readingMinutes(content),
    image: imageOf(post),
    content: writeSimpleHtml(content),
  };
}

function imageOf(post: WordpressPost): BlogPost["image"] {
  const [media] = post._embedded?.["wp:featuredmedia"] ?? [];
  const url = media?.source_url;
  if (url === undefined || !URL.canParse(url) || new URL(url).protocol !== "https:") return null;
  return { url, alt: media?.alt_text ?? "" };
}
