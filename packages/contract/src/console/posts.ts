import { z } from "zod";
import { call } from "../call/call.ts";
import { pageOf } from "../call/page.ts";
import { refusals } from "../call/refusals.ts";
import { Done, Id, line, optionalLine, PathId } from "../call/shapes.ts";
import { Picture } from "./fields.ts";
import { consoleMessages } from "./messages.ts";
import { PublishFrom } from "./pages.ts";
import { ById, listInput, Search, Version } from "./resource.ts";

const tags = ["console"];
const path = "/api/v1/console/posts" as const;

/** What became of an article. */
export const postStates = ["draft", "scheduled", "published", "archived"] as const;

const State = z.enum(postStates);

/** An article of our own blog, in lists. */
const PostRow = z.object({
  id: Id,
  title: z.string(),
  slug: z.string(),
  state: State,
  published_from: z.string().nullable(),
  modified_at: z.string(),
});

/** An article of our own blog, as it is edited. */
export const ConsolePost = PostRow.extend({
  excerpt: z.string(),
  content: z.string(),
  image: z.string().nullable(),
  image_alt: z.string().nullable(),
  /** Whether the address may not change any more. */
  slug_fixed: z.boolean(),
  version: z.int(),
}).meta({ id: "ConsolePost" });
export type ConsolePost = z.infer<typeof ConsolePost>;
export type ConsolePostRow = z.infer<typeof PostRow>;

const fields = {
  title: line(consoleMessages.nameRequired),
  /** Empty: made of the title. */
  slug: optionalLine(120).refine(
    (slug) => slug === null || /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug),
    consoleMessages.slugWrong,
  ),
  excerpt: line(consoleMessages.excerptRequired, 300),
  content: z
    .string(consoleMessages.textRequired)
    .trim()
    .min(1, consoleMessages.textRequired)
    .max(60_000, "Ce texte est trop long (60\u00a0000 caractères au plus)"),
  image: Picture.nullable(),
  image_alt: optionalLine(200),
};

/** What staff enter for an article. */
export type PostForm = z.output<z.ZodObject<typeof fields>>;

export const consolePosts = {
  list: call("staff", "content:read")
    .route({ method: "GET", path, tags, summary: "Articles of the blog" })
    .input(listInput(["id"], { state: State.optional(), q: Search.optional() }))
    .output(pageOf(PostRow)),

  find: call("staff", "content:read")
    .route({ method: "GET", path: `${path}/{id}`, tags, summary: "An article" })
    .input(ById)
    .output(ConsolePost)
    .errors(refusals("not-found")),

  add: call("staff", "content:write")
    .route({ method: "POST", path, tags, summary: "Add an article" })
    .input(z.object(fields))
    .output(ConsolePost),

  update: call("staff", "content:write")
    .route({ method: "PUT", path: `${path}/{id}`, tags, summary: "Change an article" })
    .input(z.object({ id: PathId, version: Version, ...fields }))
    .output(ConsolePost)
    .errors(refusals("not-found", "changed-meanwhile")),

  /** Publishes an article, at once or from an instant on. */
  publish: call("staff", "content:write")
    .route({
      method: "POST",
      path: `${path}/{id}/publication`,
      tags,
      summary: "Publish an article",
    })
    .input(z.object({ id: PathId, version: Version, from: PublishFrom }))
    .output(ConsolePost)
    .errors(refusals("not-found", "changed-meanwhile", "already-published")),

  /** Makes a draft again of an article that waits for its date. */
  unschedule: call("staff", "content:write")
    .route({
      method: "DELETE",
      path: `${path}/{id}/publication`,
      tags,
      summary: "Cancel a publication to come",
    })
    .input(ById)
    .output(Done)
    .errors(refusals("not-found", "not-scheduled")),

  /** Hides an article from visitors, or shows it again. */
  archive: call("staff", "content:write")
    .route({ method: "PUT", path: `${path}/{id}/archive`, tags, summary: "Archive an article" })
    .input(z.object({ id: PathId, archived: z.boolean() }))
    .output(ConsolePost)
    .errors(refusals("not-found")),

  /** An address that shows the article as its public page, for an hour. */
  preview: call("staff", "content:read")
    .route({ method: "POST", path: `${path}/{id}/preview`, tags, summary: "Preview an article" })
    .input(ById)
    .output(z.object({ url: z.string() }))
    .errors(refusals("not-found")),
};
