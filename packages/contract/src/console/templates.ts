import { z } from "zod";
import { call } from "../call/call.ts";
import { pageOf } from "../call/page.ts";
import { refusals } from "../call/refusals.ts";
import { Done, Id, line, PathId } from "../call/shapes.ts";
import { BudgetGroup } from "../notebook/budget.ts";
import { DatePlace } from "../notebook/ceremonies.ts";
import { CommitteeMember } from "../notebook/committee.ts";
import { PlanningGroup } from "../notebook/planning.ts";
import { SummaryGroup } from "../notebook/summary.ts";
import { consoleMessages } from "./messages.ts";
import { listInput, NewOrder, Version, YesNo } from "./resource.ts";
import { templateDetails } from "./template-details.ts";
import { templateKinds } from "./template-kinds.ts";

const tags = ["console"];
const path = "/api/v1/console/templates/{kind}" as const;

const previewPath = "/api/v1/console/template-previews" as const;
const categoryPath = "/api/v1/console/service-categories" as const;

/** A kind of provider; `id` is its code. */
const Category = z.object({ id: z.string(), name: z.string() });

const Kind = z.enum(templateKinds);

/** An item of an event template: a type of event, a category of the budget, a line of it… */
export const TemplateItem = z
  .object({
    id: Id,
    version: z.int(),
    /** The key in the code, which never changes. */
    code: z.string(),
    name: z.string(),
    archived: z.boolean(),
    /** Whether the notebook needs it: it cannot be archived. */
    needed: z.boolean(),
    event_type_id: Id,
    event_type: z.string(),
    /** The category, period or chapter that it is in; null for what is in none. */
    group_id: Id.nullable(),
    group: z.string().nullable(),
    /** What its kind has besides: `templateDetails`. */
    details: z.record(z.string(), z.unknown()),
  })
  .meta({ id: "TemplateItem" });
export type TemplateItem = z.infer<typeof TemplateItem>;

/** An item with what a change of it does to the events that exist, each counted up to 1000. */
export const TemplateItemWithUse = TemplateItem.extend({
  /** Events that store something of it: they keep it when it is archived. */
  used_by_events: z.int(),
  /** All events of its type: they show a new name at once. */
  events_of_type: z.int(),
}).meta({ id: "TemplateItemWithUse" });
export type TemplateItemWithUse = z.infer<typeof TemplateItemWithUse>;

const Details = z.record(z.string(), z.unknown());

/** Refuses details that are not those of the kind, at their fields. */
function checkDetails(
  { kind, details }: { kind: z.infer<typeof Kind>; details: unknown },
  context: z.RefinementCtx,
): void {
  for (const issue of templateDetails[kind].safeParse(details).error?.issues ?? [])
    context.addIssue({
      code: "custom",
      path: ["details", ...issue.path],
      message: issue.message,
    });
}

const name = line(consoleMessages.nameRequired, 160);

/** Which list of a kind: of a group, of a type of event, or all types of event. */
const list = { event_type_id: PathId.optional(), group_id: PathId.optional() };

/** A change that is typed and not saved; without a number it adds an item. */
const PreviewedChange = z.object({
  kind: Kind,
  id: PathId.optional(),
  ...list,
  name,
  archived: z.boolean(),
  details: Details,
});
export type PreviewedChange = z.infer<typeof PreviewedChange>;

/** A template in the shapes in which the notebook's own calls answer. */
const TemplatePreview = z.object({
  event_type: z.string(),
  /** Whether it contains a change that nobody saved. */
  changed: z.boolean(),
  summary: z.array(SummaryGroup),
  committee: z.array(CommitteeMember),
  budget: z.array(BudgetGroup),
  planning: z.array(PlanningGroup),
  ceremonies: z.array(DatePlace),
  categories: z.array(z.object({ id: Id, name: z.string() })),
});
export type TemplatePreview = z.infer<typeof TemplatePreview>;

export const templates = {
  list: call("staff", "templates:read")
    .route({ method: "GET", path, tags, summary: "Items of the event templates" })
    .input(listInput(["id", "position"], { kind: Kind, ...list, archived: YesNo.optional() }))
    .output(pageOf(TemplateItem)),

  find: call("staff", "templates:read")
    .route({ method: "GET", path: `${path}/{id}`, tags, summary: "An item of a template" })
    .input(z.object({ kind: Kind, id: PathId }))
    .output(TemplateItemWithUse)
    .errors(refusals("not-found")),

  /** Adds an item as the last of its list; every event of the type has it at once. */
  add: call("staff", "templates:write")
    .route({ method: "POST", path, tags, summary: "Add an item" })
    .input(z.object({ kind: Kind, ...list, name, details: Details }).superRefine(checkDetails))
    .output(TemplateItemWithUse)
    .errors(refusals("not-found")),

  /** Renames, changes or archives an item. */
  update: call("staff", "templates:write")
    .route({ method: "PUT", path: `${path}/{id}`, tags, summary: "Change an item" })
    .input(
      z
        .object({
          kind: Kind,
          id: PathId,
          version: Version,
          name,
          archived: z.boolean(),
          details: Details,
        })
        .superRefine(checkDetails),
    )
    .output(TemplateItemWithUse)
    .errors(refusals("not-found", "changed-meanwhile", "item-needed", "last-open-type")),

  /** The kinds of provider to which a line or a chapter may lead. */
  categories: call("staff", "templates:read")
    .route({ method: "GET", path: categoryPath, tags, summary: "Kinds of provider" })
    .input(listInput(["id"], {}))
    .output(pageOf(Category)),

  category: call("staff", "templates:read")
    .route({ method: "GET", path: `${categoryPath}/{id}`, tags, summary: "A kind of provider" })
    .input(z.object({ id: z.string().max(60) }))
    .output(Category)
    .errors(refusals("not-found")),

  /** The address where the template is shown as the notebook would show it, for an hour. */
  preview: call("staff", "templates:read")
    .route({ method: "POST", path: previewPath, tags, summary: "Preview a template" })
    .input(
      z
        .object({ event_type_id: PathId, change: PreviewedChange.nullable() })
        .superRefine(({ change }, context) => {
          if (change !== null) checkDetails(change, context);
        }),
    )
    .output(z.object({ address: z.string() })),

  /** The template of a type of event as a new event would have it, with a change that nobody saved. */
  readPreview: call("anyone")
    .route({
      method: "GET",
      path: "/api/v1/template-previews/{token}",
      tags,
      summary: "A previewed template",
    })
    .input(z.object({ token: z.string().max(12_000) }))
    .output(TemplatePreview)
    .errors(refusals("not-found")),

  /** Puts a list in another order. */
  order: call("staff", "templates:write")
    .route({ method: "PUT", path: `${path}/order`, tags, summary: "Reorder items" })
    .input(z.object({ kind: Kind, ...list, rows: NewOrder }))
    .output(Done)
    .errors(refusals("not-found", "changed-meanwhile")),
};
