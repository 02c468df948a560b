import { z } from "zod";
import { call } from "../call/call.ts";
import { pageOf } from "../call/page.ts";
import { refusals } from "../call/refusals.ts";
import { Done, Id, line, PathId } from "../call/shapes.ts";
import { consoleMessages } from "./messages.ts";
import { ById, listInput, NewOrder, Version, YesNo } from "./resource.ts";

const tags = ["console"];

const base = {
  id: Id,
  /** The key in the code, which never changes. */
  code: z.string(),
  name: z.string(),
  position: z.int(),
  archived: z.boolean(),
  version: z.int(),
  /** How many providers or products have it, 1000 at most; those keep it when it is archived. */
  used_by: z.int(),
};

/** What the directory offers to choose from. */
export const ConsoleServiceType = z.object(base).meta({ id: "ConsoleServiceType" });
export type ConsoleServiceType = z.infer<typeof ConsoleServiceType>;

/** A town or commune in which providers work. */
export const ConsoleTown = z
  .object({
    ...base,
    district: z.string(),
    latitude: z.number(),
    longitude: z.number(),
  })
  .meta({ id: "ConsoleTown" });
export type ConsoleTown = z.infer<typeof ConsoleTown>;

/** A category of the marketplace, of the first level or below one. */
export const ConsoleCategory = z
  .object({
    ...base,
    parent_id: Id.nullable(),
    parent: z.string().nullable(),
  })
  .meta({ id: "ConsoleCategory" });
export type ConsoleCategory = z.infer<typeof ConsoleCategory>;

const named = { name: line(consoleMessages.nameRequired, 80) };
const place = {
  district: line(consoleMessages.nameRequired, 80),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
};

/** The calls of one list of choices; a new one comes last. */
function choices<
  R extends z.ZodType,
  F extends z.ZodRawShape,
  C extends z.ZodRawShape,
  L extends z.ZodRawShape,
>(
  path: `/api/v1/console/${string}`,
  summary: string,
  { row, fields, creation, filters }: { row: R; fields: F; creation: C; filters: L },
) {
  return {
    list: call("staff", "providers:read")
      .route({ method: "GET", path, tags, summary: `List: ${summary}` })
      .input(listInput(["position"], { archived: YesNo.optional(), ...filters }))
      .output(pageOf(row)),

    find: call("staff", "providers:read")
      .route({ method: "GET", path: `${path}/{id}`, tags, summary: `Find: ${summary}` })
      .input(ById)
      .output(row)
      .errors(refusals("not-found")),

    add: call("staff", "providers:write")
      .route({ method: "POST", path, tags, summary: `Add: ${summary}` })
      .input(z.object({ ...fields, ...creation }))
      .output(row)
      .errors(refusals("not-found")),

    update: call("staff", "providers:write")
      .route({ method: "PUT", path: `${path}/{id}`, tags, summary: `Change: ${summary}` })
      .input(z.object({ id: PathId, version: Version, archived: z.boolean(), ...fields }))
      .output(row)
      .errors(refusals("not-found", "changed-meanwhile")),

    /** Puts all of a list, or of a level of it, in another order. */
    order: call("staff", "providers:write")
      .route({ method: "PUT", path: `${path}/order`, tags, summary: `Reorder: ${summary}` })
      .input(z.object({ rows: NewOrder, ...filters }))
      .output(Done)
      .errors(refusals("not-found", "changed-meanwhile")),
  };
}

export const consoleServiceTypes = choices("/api/v1/console/service-types", "service types", {
  row: ConsoleServiceType,
  fields: named,
  creation: {},
  filters: {},
});

export const consoleTowns = choices("/api/v1/console/towns", "towns", {
  row: ConsoleTown,
  fields: { ...named, ...place },
  creation: {},
  filters: {},
});

export const consoleCategories = choices("/api/v1/console/article-categories", "categories", {
  row: ConsoleCategory,
  fields: named,
  creation: { parent_id: PathId.nullable() },
  filters: {
    /** 0 for those of the first level, else those below one. */
    parent_id: z.coerce.number().int().min(0).max(2_000_000_000).optional(),
  },
});
