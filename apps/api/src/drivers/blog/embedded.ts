import type { BlogDriver } from "./port.ts";
import { ownPosts } from "./posts/own-posts.ts";
import { readWordpressPost } from "./wordpress-post.ts";

/** Articles of our own, in the shape that WordPress gives them, the newest first. */
export function embeddedBlog(): BlogDriver {
  const posts = ownPosts.map(readWordpressPost);
  return {
    list: ({ page, perPage }) =>
      Promise.resolve({
        posts: posts.slice((page - 1) * perPage, page * perPage),
        total: posts.length,
      }),
    find: (slug) => Promise.resolve(posts.find((post) => post.slug === slug) ?? null),
  };
}
