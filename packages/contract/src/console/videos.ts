import { z } from "zod";
import { call } from "../call/call.ts";
import { pageOf } from "../call/page.ts";
import { refusals } from "../call/refusals.ts";
import { Id, Instant, optionalLine, PathId } from "../call/shapes.ts";
import { Picture } from "./fields.ts";
import { consoleMessages } from "./messages.ts";
import { ById, listInput, Version } from "./resource.ts";

const tags = ["console"];
const path = "/api/v1/console/videos" as const;

/** A film of the home page, which shows the activated one. */
export const ConsoleVideo = z
  .object({
    id: Id,
    /** Where the film is at its host. */
    address: z.string(),
    /** The caption; null for the title that its host gives. */
    label: z.string().nullable(),
    /** A picture of ours; null for the one that its host gives. */
    cover: z.string().nullable(),
    activated: z.boolean(),
    /** What its host gave, once it was asked. */
    host_title: z.string().nullable(),
    host_cover: z.string().nullable(),
    described_at: Instant.nullable(),
    version: z.int(),
  })
  .meta({ id: "ConsoleVideo" });
export type ConsoleVideo = z.infer<typeof ConsoleVideo>;

const fields = {
  address: z.string(consoleMessages.filmWrong).trim().min(1, consoleMessages.filmWrong).max(300),
  label: optionalLine(120),
  cover: Picture.nullable(),
  activated: z.boolean(),
};

/** What staff enter for a film. */
export type VideoForm = z.output<z.ZodObject<typeof fields>>;

export const consoleVideos = {
  list: call("staff", "content:read")
    .route({ method: "GET", path, tags, summary: "Films of the home page" })
    .input(listInput(["id"], {}))
    .output(pageOf(ConsoleVideo)),

  find: call("staff", "content:read")
    .route({ method: "GET", path: `${path}/{id}`, tags, summary: "A film" })
    .input(ById)
    .output(ConsoleVideo)
    .errors(refusals("not-found")),

  /** Adds a film; its host is then asked for its title and picture. */
  add: call("staff", "content:write")
    .route({ method: "POST", path, tags, summary: "Add a film" })
    .input(z.object(fields))
    .output(ConsoleVideo),

  /** Changes a film; activating one deactivates the others. */
  update: call("staff", "content:write")
    .route({ method: "PUT", path: `${path}/{id}`, tags, summary: "Change a film" })
    .input(z.object({ id: PathId, version: Version, ...fields }))
    .output(ConsoleVideo)
    .errors(refusals("not-found", "changed-meanwhile")),
};
