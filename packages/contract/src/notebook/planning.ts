import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { CalendarDate, Id, PathId } from "../call/shapes.ts";
import { notebookMessages } from "./messages.ts";
import { OwnVersion, ownLineInput, savedOwnLines } from "./own-lines.ts";
import { versionInput } from "./version-input.ts";

/** A task; its dates are proposed from the event's until some are saved, and those of its pivot are null. */
const Task = z.object({
  id: Id,
  content: z.string(),
  own: OwnVersion,
  /** `YYYY-MM-DD`, null while the event has no date. */
  proposed_start_date: z.string().nullable(),
  proposed_end_date: z.string().nullable(),
  pivot: z.object({
    event_id: Id,
    planning_id: Id,
    start_date: z.string().nullable(),
    end_date: z.string().nullable(),
    status: z.union([z.literal(0), z.literal(1)]),
    /** 0 while nothing was saved. */
    version: z.int(),
  }),
});

/** A group of tasks. `image` is the code of its drawing. */
export const PlanningGroup = z
  .object({
    id: Id,
    content: z.string(),
    image: z.string(),
    doneTasks: z.int(),
    children: z.array(Task),
  })
  .meta({ id: "PlanningGroup" });
export type PlanningGroup = z.infer<typeof PlanningGroup>;

const optionalDate = z.preprocess(
  (value) => (value === "" ? null : (value ?? null)),
  CalendarDate.nullable(),
);

/** 0 or 1 as a number, a text or a boolean. */
const flag = z.preprocess(
  (value) => (typeof value === "boolean" ? Number(value) : value),
  z.union([
    z.literal(0),
    z.literal(1),
    z.literal("0").transform(() => 0 as const),
    z.literal("1").transform(() => 1 as const),
  ]),
);

const TaskRow = z
  .object({
    event_id: PathId,
    planning_id: PathId,
    start_date: optionalDate,
    end_date: optionalDate,
    status: flag,
    version: versionInput,
  })
  .refine(
    ({ start_date: start, end_date: end }) => start === null || end === null || start <= end,
    {
      path: ["end_date"],
      message: notebookMessages.datesCrossed,
    },
  );

export const planning = {
  planningsByEvent: call("verified-customer", "planning:read")
    .route({
      method: "GET",
      path: "/api/v1/plannings-by-event/{eventId}",
      tags: ["notebook"],
      summary: "The planning of an event",
    })
    .input(z.object({ eventId: PathId }))
    .output(z.array(PlanningGroup))
    .errors(refusals("not-allowed", "not-found", "account-unverified")),

  /** Saves tasks of one event: all or none. Field errors are named by row: `0.end_date`. */
  savePlannings: call("verified-customer", "planning:write")
    .route({
      method: "POST",
      path: "/api/v1/plannings/events",
      tags: ["notebook"],
      summary: "Save tasks of the planning",
    })
    .input(z.array(TaskRow).min(1).max(500))
    .output(
      z.object({
        success: z.literal(true),
        message: z.string(),
        customer_id: Id,
        data: z.array(PlanningGroup),
      }),
    )
    .errors(refusals("not-allowed", "not-found", "account-unverified", "changed-meanwhile")),

  /** The secret address of the planning as a calendar; `renew` closes the former one. */
  planningFeed: call("verified-customer", "planning:read")
    .route({
      method: "POST",
      path: "/api/v1/plannings/feed",
      tags: ["notebook"],
      summary: "Address of the planning's calendar feed",
    })
    .input(
      z.object({
        event_id: PathId,
        renew: z.union([z.boolean(), z.stringbool()]).optional(),
      }),
    )
    .output(z.object({ success: z.literal(true), address: z.string() }))
    .errors(refusals("not-allowed", "not-found", "account-unverified")),

  /** Adds, renames and removes lines of the hosts' own: all or none. Field errors are named `lines.0.name`. */
  saveOwnTasks: call("verified-customer", "planning:write")
    .route({
      method: "POST",
      path: "/api/v1/plannings/own",
      tags: ["notebook"],
      summary: "The hosts' own tasks",
    })
    .input(ownLineInput)
    .output(savedOwnLines)
    .errors(refusals("not-allowed", "not-found", "account-unverified", "changed-meanwhile")),
};
