import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Done, Id, line, PathId } from "../call/shapes.ts";
import { consoleMessages } from "./messages.ts";
import { ById, listInput, listOutput, NewOrder, Version, YesNo } from "./resource.ts";

const tags = ["console"];
const path = "/api/v1/console/budget-lines" as const;
const groupPath = "/api/v1/console/budget-groups" as const;

/** A line of the budget's template of a type of event. */
export const ConsoleBudgetLine = z.object({
  id: Id,
  group_id: Id,
  group_name: z.string(),
  event_type: z.string(),
  /** The key in the code, which never changes. */
  code: z.string(),
  content: z.string(),
  position: z.int(),
  archived: z.boolean(),
  version: z.int(),
  /** How many events have amounts for it, 1000 at most; those keep it when it is archived. */
  used_by_events: z.int(),
});
export type ConsoleBudgetLine = z.infer<typeof ConsoleBudgetLine>;

/** A category of the budget of a type of event. */
export const ConsoleBudgetGroup = z.object({
  id: Id,
  event_type: z.string(),
  name: z.string(),
  /** Both, as a choice shows them. */
  label: z.string(),
});

const fields = {
  content: line(consoleMessages.nameRequired),
  position: z.int().min(0).max(9999),
};

export const consoleBudgetLines = {
  list: call("staff", "templates:read")
    .route({ method: "GET", path, tags, summary: "Lines of the budgets' templates" })
    .input(
      listInput(["id", "position"], { group_id: PathId.optional(), archived: YesNo.optional() }),
    )
    .output(listOutput(ConsoleBudgetLine)),

  find: call("staff", "templates:read")
    .route({ method: "GET", path: `${path}/{id}`, tags, summary: "A line of a template" })
    .input(ById)
    .output(ConsoleBudgetLine)
    .errors(refusals("not-found")),

  /** Adds a line; every event of the type has it at once. */
  add: call("staff", "templates:write")
    .route({ method: "POST", path, tags, summary: "Add a line" })
    .input(z.object({ group_id: PathId, ...fields }))
    .output(ConsoleBudgetLine)
    .errors(refusals("not-found")),

  /** Renames, reorders or archives a line. */
  update: call("staff", "templates:write")
    .route({ method: "PUT", path: `${path}/{id}`, tags, summary: "Change a line" })
    .input(z.object({ id: PathId, version: Version, archived: z.boolean(), ...fields }))
    .output(ConsoleBudgetLine)
    .errors(refusals("not-found", "changed-by-another")),

  /** Puts the lines of a category in another order. */
  order: call("staff", "templates:write")
    .route({ method: "PUT", path: `${path}/order`, tags, summary: "Reorder lines" })
    .input(z.object({ group_id: PathId, rows: NewOrder }))
    .output(Done)
    .errors(refusals("not-found", "changed-by-another")),

  groups: call("staff", "templates:read")
    .route({ method: "GET", path: groupPath, tags, summary: "Categories of the budgets" })
    .input(listInput(["id"], {}))
    .output(listOutput(ConsoleBudgetGroup)),

  group: call("staff", "templates:read")
    .route({ method: "GET", path: `${groupPath}/{id}`, tags, summary: "A category of the budgets" })
    .input(ById)
    .output(ConsoleBudgetGroup)
    .errors(refusals("not-found")),
};
