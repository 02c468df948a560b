import { refusal } from "@jdj/contract/call/refusals";
import { blog as contract } from "@jdj/contract/content/blog";
import type { RequestContext } from "../../../app-context.ts";
import type { BlogDriver } from "../../../drivers/blog/port.ts";
import { answer } from "../../../http/answer.ts";
import { describeError } from "../../../log.ts";
import { findOwnPost, listOwnPosts, presentPost } from "./queries.ts";

/** Our own articles, where no blog elsewhere is configured. */
function ownBlog({ db, now, settings }: RequestContext): BlogDriver {
  return {
    list: (asked) => listOwnPosts(db, { ...asked, now }),
    async find(slug) {
      const row = await findOwnPost(db, slug, now);
      return row && presentPost(row, settings);
    },
  };
}

/**
 * Asks the blog. When one elsewhere is unavailable, the call is refused and logged; it is not an
 * internal error.
 */
async function ask<T>(context: RequestContext, question: (blog: BlogDriver) => Promise<T>) {
  const { blog, log } = context;
  if (blog === null) return question(ownBlog(context));
  try {
    return await question(blog);
  } catch (error) {
    log("warn", "blog-away", { error: describeError(error) });
    throw refusal("blog-away");
  }
}

export const blogCalls = {
  posts: answer(contract.posts).handler(async ({ input, context }) => {
    const { page, per_page: perPage } = input;
    const { posts, total } = await ask(context, (blog) => blog.list({ page, perPage }));
    return {
      data: posts,
      meta: {
        current_page: page,
        last_page: Math.max(1, Math.ceil(total / perPage)),
        per_page: perPage,
        total,
      },
    };
  }),

  post: answer(contract.post).handler(async ({ input, context }) => {
    const post = await ask(context, (blog) => blog.find(input.slug));
    if (post === null) throw refusal("not-found");
    return post;
  }),
};
