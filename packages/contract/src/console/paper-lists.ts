import { z } from "zod";
import { call } from "../call/call.ts";
import { pageOf } from "../call/page.ts";
import { refusals } from "../call/refusals.ts";
import { CalendarDate, Id, line, oneOf, optionalLine, PathId } from "../call/shapes.ts";
import { paperProviders } from "../civil-file/papers.ts";
import { consoleMessages } from "./messages.ts";
import { ById, listInput, Version } from "./resource.ts";

const tags = ["console"];
const path = "/api/v1/console/paper-lists" as const;

/** The papers that a town hall asks for a wedding, or the usual ones of those without a list of their own. */
export const ConsolePaperList = z
  .object({
    id: Id,
    /** Null for the usual list. */
    town_hall_id: Id.nullable(),
    town_hall: z.string(),
    /** When its paper that was checked longest ago was; null while one never was. */
    checked_on: z.string().nullable(),
    papers: z.array(
      z.object({
        id: Id,
        name: z.string(),
        provided_by: z.enum(paperProviders),
        where_had: z.string().nullable(),
        valid_months: z.int().nullable(),
        only_when: z.string().nullable(),
        source: z.string(),
        checked_on: z.string().nullable(),
      }),
    ),
    version: z.int(),
  })
  .meta({ id: "ConsolePaperList" });
export type ConsolePaperList = z.infer<typeof ConsolePaperList>;

/** Empty, null and missing are none. */
const none = (value: unknown) => (value === "" ? null : (value ?? null));

/** A paper as staff enter it; one with a number keeps it, so that files know theirs. */
const Paper = z.object({
  id: PathId.nullish(),
  name: line(consoleMessages.nameRequired),
  provided_by: oneOf(paperProviders, consoleMessages.providerOfPaper),
  where_had: optionalLine(200),
  valid_months: z.preprocess(
    none,
    z
      .int(consoleMessages.monthsWrong)
      .min(1, consoleMessages.monthsWrong)
      .max(60, consoleMessages.monthsWrong)
      .nullable(),
  ),
  only_when: optionalLine(200),
  source: line(consoleMessages.sourceRequired, 300),
  checked_on: z.preprocess(none, CalendarDate.nullable()),
});
export type PaperForm = z.output<typeof Paper>;

const papers = z.array(Paper).max(40);

export const consolePaperLists = {
  list: call("staff", "town-halls:read")
    .route({ method: "GET", path, tags, summary: "Lists of papers of town halls" })
    .input(listInput(["id"], { town_hall_id: PathId.optional() }))
    .output(pageOf(ConsolePaperList)),

  find: call("staff", "town-halls:read")
    .route({ method: "GET", path: `${path}/{id}`, tags, summary: "A list of papers" })
    .input(ById)
    .output(ConsolePaperList)
    .errors(refusals("not-found")),

  /** Gives a town hall its own list, with a copy of the usual papers to begin with. */
  add: call("staff", "town-halls:write")
    .route({ method: "POST", path, tags, summary: "Add a list of papers" })
    .input(z.object({ town_hall_id: PathId }))
    .output(ConsolePaperList)
    .errors(refusals("not-found")),

  /** Changes a list. Files that were begun keep their papers, and are offered what is new. */
  update: call("staff", "town-halls:write")
    .route({ method: "PUT", path: `${path}/{id}`, tags, summary: "Change a list of papers" })
    .input(z.object({ id: PathId, version: Version, papers }))
    .output(ConsolePaperList)
    .errors(refusals("not-found", "changed-meanwhile")),
};
