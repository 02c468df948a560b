import { z } from "zod";
import { call } from "../call/call.ts";
import { pageOf } from "../call/page.ts";
import { refusals } from "../call/refusals.ts";
import { CalendarDate, Done, Id, line, PathId } from "../call/shapes.ts";
import { Picture } from "./fields.ts";
import { consoleMessages } from "./messages.ts";
import { ById, listInput, NewOrder, Version } from "./resource.ts";

const tags = ["console"];
const path = "/api/v1/console/counters" as const;

/** A counter of the home page: a number, or the years since a date. */
export const ConsoleCounter = z
  .object({
    id: Id,
    label: z.string(),
    count: z.int(),
    since: z.string().nullable(),
    /** What the home page shows today. */
    shown_count: z.int(),
    image: z.string().nullable(),
    position: z.int(),
    shown: z.boolean(),
    version: z.int(),
  })
  .meta({ id: "ConsoleCounter" });
export type ConsoleCounter = z.infer<typeof ConsoleCounter>;

const fields = {
  label: line(consoleMessages.labelRequired, 80),
  count: z
    .int(consoleMessages.countWrong)
    .min(0, consoleMessages.countWrong)
    .max(999_999_999, consoleMessages.countWrong),
  /** With a date, the counter shows the years since. */
  since: CalendarDate.nullable(),
  image: Picture.nullable(),
  shown: z.boolean(),
};

/** What staff enter for a counter. */
export type CounterForm = z.output<z.ZodObject<typeof fields>>;

export const consoleCounters = {
  list: call("staff", "content:read")
    .route({ method: "GET", path, tags, summary: "Counters of the home page" })
    .input(listInput(["position"], {}))
    .output(pageOf(ConsoleCounter)),

  find: call("staff", "content:read")
    .route({ method: "GET", path: `${path}/{id}`, tags, summary: "A counter" })
    .input(ById)
    .output(ConsoleCounter)
    .errors(refusals("not-found")),

  add: call("staff", "content:write")
    .route({ method: "POST", path, tags, summary: "Add a counter" })
    .input(z.object(fields))
    .output(ConsoleCounter),

  update: call("staff", "content:write")
    .route({ method: "PUT", path: `${path}/{id}`, tags, summary: "Change a counter" })
    .input(z.object({ id: PathId, version: Version, ...fields }))
    .output(ConsoleCounter)
    .errors(refusals("not-found", "changed-meanwhile")),

  /** Puts all of them in another order. */
  order: call("staff", "content:write")
    .route({ method: "PUT", path: `${path}/order`, tags, summary: "Reorder the counters" })
    .input(z.object({ rows: NewOrder }))
    .output(Done)
    .errors(refusals("not-found", "changed-meanwhile")),
};
