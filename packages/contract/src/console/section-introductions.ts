import { z } from "zod";
import { call } from "../call/call.ts";
import { pageOf } from "../call/page.ts";
import { refusals } from "../call/refusals.ts";
import { Id, optionalLine, PathId } from "../call/shapes.ts";
import { introductionKeys } from "../content/section-introductions.ts";
import { ById, listInput, Version } from "./resource.ts";

const tags = ["console"];
const path = "/api/v1/console/introductions" as const;

/** The heading and introduction of a page or section. */
export const ConsoleIntroduction = z
  .object({
    id: Id,
    /** What it belongs to, with its shape in `introductionShapes`. */
    key: z.enum(introductionKeys),
    title: z.string(),
    first: z.string(),
    rest: z.string(),
    /** Null while it is the text of the product. */
    updated_at: z.string().nullable(),
    version: z.int(),
  })
  .meta({ id: "ConsoleIntroduction" });
export type ConsoleIntroduction = z.infer<typeof ConsoleIntroduction>;

const fields = {
  title: optionalLine(120),
  first: optionalLine(300),
  /** HTML; what is not harmless is left out. */
  rest: z.preprocess(
    (value) => value ?? "",
    z.string().trim().max(5000, "Ce texte est trop long (5\u00a0000 caractères au plus)"),
  ),
};

/** What staff enter for an introduction. */
export type IntroductionForm = z.output<z.ZodObject<typeof fields>>;

export const consoleIntroductions = {
  list: call("staff", "content:read")
    .route({ method: "GET", path, tags, summary: "Introductions of pages and sections" })
    .input(listInput(["key"], {}))
    .output(pageOf(ConsoleIntroduction)),

  find: call("staff", "content:read")
    .route({ method: "GET", path: `${path}/{id}`, tags, summary: "An introduction" })
    .input(ById)
    .output(ConsoleIntroduction)
    .errors(refusals("not-found")),

  /** What the introduction does not consist of is left as it is. */
  update: call("staff", "content:write")
    .route({ method: "PUT", path: `${path}/{id}`, tags, summary: "Change an introduction" })
    .input(z.object({ id: PathId, version: Version, ...fields }))
    .output(ConsoleIntroduction)
    .errors(refusals("not-found", "changed-meanwhile")),
};
