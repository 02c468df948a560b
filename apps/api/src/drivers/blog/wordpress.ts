import { z } from "zod";
import { fetchOutside } from "../outbound/fetch-outside.ts";
import type { BlogDriver, BlogPost } from "./port.ts";
import { readWordpressPost, WordpressPost } from "./wordpress-post.ts";

/** The category whose posts are shown. */
const CATEGORY = 84;
/** How long an answer is shown before the blog is asked again, and how many are cached. */
const FRESH_MS = 5 * 60_000;
const MOST_CACHED = 200;

interface Answer {
  posts: BlogPost[];
  total: number;
}

/**
 * A blog of WordPress, read through its public API. An answer is shown for five minutes; when the
 * blog is then away, the old answer still is.
 * @param address of the blog, without a slash at the end
 */
export function wordpressBlog(address: string, clock: () => Date): BlogDriver {
  const cached = new Map<string, { at: number; answer: Answer }>();

  async function ask(query: Record<string, string>): Promise<Answer> {
    const search = new URLSearchParams({ categories: String(CATEGORY), _embed: "", ...query });
    const key = search.toString();
    const known = cached.get(key);
    const now = clock().getTime();
    if (known && now - known.at < FRESH_MS) return known.answer;
    try {
      const answer = await fetchPosts(`${address}/wp-json/wp/v2/posts?${search}`);
      if (cached.size >= MOST_CACHED) cached.delete(cached.keys().next().value ?? "");
      cached.set(key, { at: now, answer });
      return answer;
    } catch (error) {
      if (known) return known.answer;
      throw error;
    }
  }

  return {
    async list({ page, perPage }) {
      return ask({ per_page: String(perPage), page: String(page) });
    },
    async find(slug) {
      const { posts } = await ask({ slug });
      return posts.find((post) => post.slug === slug) ?? null;
    },
  };
}

/** The operator named the blog: it may stand on a private network. */
async function fetchPosts(url: string): Promise<Answer> {
  const { status, headers, body } = await fetchOutside(url, {
    origins: [new URL(url).origin],
    isRefused: () => false,
  });
  const text = body.toString("utf8");
  // WordPress answers 400 to a page past the last.
  if (status === 400 && text.includes("rest_post_invalid_page_number"))
    return { posts: [], total: Number(headers["x-wp-total"] ?? 0) };
  if (status !== 200) throw new Error(`The blog answered ${status}`);
  const posts = z.array(WordpressPost).parse(JSON.parse(text)).map(readWordpressPost);
  const count = Number(headers["x-wp-total"]);
  return { posts, total: Number.isSafeInteger(count) && count > 0 ? count : posts.length };
}
