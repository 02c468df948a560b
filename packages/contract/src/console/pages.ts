import { z } from "zod";
import { call } from "../call/call.ts";
import { pageOf } from "../call/page.ts";
import { refusals } from "../call/refusals.ts";
import { Id, Instant, line, PathId } from "../call/shapes.ts";
import { unknownPagePlaceholders } from "../content/page-placeholders.ts";
import { consoleMessages } from "./messages.ts";
import { ById, listInput, Version } from "./resource.ts";

const tags = ["console"];
const path = "/api/v1/console/pages" as const;
const versionPath = "/api/v1/console/page-versions" as const;

/** What became of a version: `past` was replaced by a newer one. */
export const versionStates = ["draft", "scheduled", "published", "past"] as const;

const states = z.enum(versionStates);

/** A page of the site, with the text of its newest version. */
export const ConsolePage = z
  .object({
    id: Id,
    /** The name of the page in the console. */
    name: z.string(),
    /** The path of the public page. */
    path: z.string(),
    title: z.string(),
    content: z.string(),
    /** The number of the newest version. */
    version: z.int(),
    /** The row of the newest version. */
    version_id: Id,
    state: states,
    /** From when the newest version is shown; null for a draft. */
    published_from: z.string().nullable(),
    /** When the newest version was saved, and by whom; null: it came with the product. */
    saved_at: z.string(),
    saved_by: z.string().nullable(),
  })
  .meta({ id: "ConsolePage" });
export type ConsolePage = z.infer<typeof ConsolePage>;

/** One saved version of a page. */
export const ConsolePageVersion = z
  .object({
    id: Id,
    page_id: Id,
    number: z.int(),
    title: z.string(),
    content: z.string(),
    state: states,
    published_from: z.string().nullable(),
    saved_at: z.string(),
    saved_by: z.string().nullable(),
  })
  .meta({ id: "ConsolePageVersion" });
export type ConsolePageVersion = z.infer<typeof ConsolePageVersion>;

/** A rich text whose square brackets are all known placeholders. */
const PageText = z
  .string(consoleMessages.textRequired)
  .trim()
  .min(1, consoleMessages.textRequired)
  .max(60_000, "Ce texte est trop long (60\u00a0000 caractères au plus)")
  .refine((text) => unknownPagePlaceholders(text).length === 0, {
    error: ({ input }) =>
      `Ces repères n’existent pas\u00a0: ${unknownPagePlaceholders(String(input)).join(", ")}`,
  });

/** From when something is shown: null for now, else an instant to come. */
export const PublishFrom = Instant.nullable();

export const consolePages = {
  list: call("staff", "content:read")
    .route({ method: "GET", path, tags, summary: "Pages of the site" })
    .input(listInput(["id"], {}))
    .output(pageOf(ConsolePage)),

  find: call("staff", "content:read")
    .route({ method: "GET", path: `${path}/{id}`, tags, summary: "A page of the site" })
    .input(ById)
    .output(ConsolePage)
    .errors(refusals("not-found")),

  /** Saves a new version as a draft; visitors see it once it is published. */
  update: call("staff", "content:write")
    .route({ method: "PUT", path: `${path}/{id}`, tags, summary: "Save a draft of a page" })
    .input(
      z.object({
        id: PathId,
        version: Version,
        title: line(consoleMessages.nameRequired),
        content: PageText,
      }),
    )
    .output(ConsolePage)
    .errors(refusals("not-found", "changed-meanwhile")),

  /** Publishes the newest version, at once or from an instant on. */
  publish: call("staff", "content:write")
    .route({ method: "POST", path: `${path}/{id}/publication`, tags, summary: "Publish a page" })
    .input(z.object({ id: PathId, version: Version, from: PublishFrom }))
    .output(ConsolePage)
    .errors(refusals("not-found", "changed-meanwhile", "already-published")),

  /** Makes a draft again of the newest version while it waits for its date. */
  unschedule: call("staff", "content:write")
    .route({
      method: "DELETE",
      path: `${path}/{id}/publication`,
      tags,
      summary: "Cancel a publication to come",
    })
    .input(ById)
    .output(ConsolePage)
    .errors(refusals("not-found", "not-scheduled")),

  versions: call("staff", "content:read")
    .route({ method: "GET", path: versionPath, tags, summary: "Versions of a page" })
    .input(listInput(["number"], { page_id: PathId }))
    .output(pageOf(ConsolePageVersion)),

  version: call("staff", "content:read")
    .route({ method: "GET", path: `${versionPath}/{id}`, tags, summary: "A version of a page" })
    .input(ById)
    .output(ConsolePageVersion)
    .errors(refusals("not-found")),

  /** Makes a new draft with the text of an old version. */
  restore: call("staff", "content:write")
    .route({
      method: "POST",
      path: `${versionPath}/{id}/restoration`,
      tags,
      summary: "Take up the text of an old version",
    })
    .input(z.object({ id: PathId, version: Version }))
    .output(ConsolePage)
    .errors(refusals("not-found", "changed-meanwhile")),

  /** An address that shows a version as the public page, for an hour. */
  preview: call("staff", "content:read")
    .route({
      method: "POST",
      path: `${versionPath}/{id}/preview`,
      tags,
      summary: "Preview a version of a page",
    })
    .input(ById)
    .output(z.object({ url: z.string() }))
    .errors(refusals("not-found")),
};
