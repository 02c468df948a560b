import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Post } from "./blog.ts";
import { SitePage } from "./site.ts";

/** What a preview shows: a page of the site, or an article. */
const Preview = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("page"), page: SitePage }),
  z.object({ kind: z.literal("post"), post: Post }),
]);

export const previews = {
  /** What is not published yet, to whoever holds the address that the console made; for an hour. */
  read: call("anyone")
    .route({
      method: "GET",
      path: "/api/v1/previews/{token}",
      tags: ["content"],
      summary: "A preview of what is not published yet",
    })
    .input(z.object({ token: z.string().max(120) }))
    .output(Preview)
    .errors(refusals("not-found")),
};
