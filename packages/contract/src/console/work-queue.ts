import { z } from "zod";
import { call } from "../call/call.ts";
import { pageOf } from "../call/page.ts";
import { refusals } from "../call/refusals.ts";
import { Done, Id, Instant, line } from "../call/shapes.ts";
import type { Capability } from "../call/staff-policy.ts";
import { consoleMessages } from "./messages.ts";
import { listInput } from "./resource.ts";

const tags = ["console"];
const path = "/api/v1/console/work" as const;

/** What may wait for staff: the resources of the console, each with what a role needs to see it. */
export const workKinds = {
  messages: "inbox:read",
  "privacy-requests": "people:read",
  applications: "providers:read",
  "sender-names": "sender-names:read",
  reviews: "reviews:read",
  "provider-media": "providers:read",
  disputes: "payments:read",
  payments: "payments:read",
  refunds: "payments:read",
  payouts: "payments:read",
  "goodwill-credits": "payments:read",
  "setting-changes": "prices:read",
  "dead-jobs": "operations:read",
} as const satisfies Record<string, Capability>;
export type WorkKind = keyof typeof workKinds;

export const workKindNames = Object.keys(workKinds) as [WorkKind, ...WorkKind[]];

/** The kinds that are marked as seen to in the queue itself, each with what a role needs for it. */
export const markedKinds = {
  messages: "inbox:write",
  "provider-media": "providers:write",
} as const satisfies Partial<Record<WorkKind, Capability>>;

/** The most of a kind that are counted: more is said as that. */
export const COUNTED_MOST = 1000;

/** One thing that waits. */
const Named = z.object({
  kind: z.enum(workKindNames),
  /** The number of its record, as its resource has it. */
  record_id: z.string().min(1).max(60),
});
export type NamedWork = z.infer<typeof Named>;

const Assignee = z.object({ id: Id, name: z.string() });

export const WorkItem = Named.extend({
  /** Its kind and number. */
  id: z.string(),
  title: z.string(),
  detail: z.string(),
  /** Since when it waits. */
  since: Instant,
  assignee: Assignee.nullable(),
  /** What staff noted about it, the newest first. */
  notes: z.array(z.object({ by: z.string(), at: Instant, body: z.string() })),
}).meta({ id: "WorkItem" });
export type WorkItem = z.infer<typeof WorkItem>;

const Several = z.array(Named).min(1).max(100);

export const work = {
  /** What waits for the caller's role, the oldest first; of one kind, or of one member of staff. */
  list: call("staff", "session:read")
    .route({ method: "GET", path, tags, summary: "What waits for staff" })
    .input(
      listInput(["since"], {
        kind: z.enum(workKindNames).optional(),
        /** `me`, `nobody`, or everybody's without it. */
        assignee: z.enum(["me", "nobody"]).optional(),
      }),
    )
    .output(pageOf(WorkItem)),

  /**
   * How much waits of each kind that the caller's role sees, `COUNTED_MOST` at most, and who may see to
   * it; with the number of the caller's unread notices, 100 at most, for the bell.
   */
  counts: call("staff", "session:read")
    .route({ method: "GET", path: `${path}/counts`, tags, summary: "How much waits" })
    .output(
      z.object({
        id: z.literal("counts"),
        kinds: z.partialRecord(z.enum(workKindNames), z.int()),
        mine: z.int(),
        colleagues: z.array(Assignee),
        unread_notices: z.int(),
      }),
    ),

  /** Gives several things to a member of staff, or back to nobody. */
  assign: call("staff", "session:write")
    .route({ method: "POST", path: `${path}/assign`, tags, summary: "Assign work" })
    .input(z.object({ items: Several, staff_id: Id.nullable() }))
    .output(Done)
    .errors(refusals("not-found")),

  /** Notes something about several things, for colleagues. */
  note: call("staff", "session:write")
    .route({ method: "POST", path: `${path}/notes`, tags, summary: "Note something about work" })
    .input(z.object({ items: Several, body: line(consoleMessages.noteRequired, 500) }))
    .output(Done)
    .errors(refusals("not-found")),

  /** Marks several messages as handled, or photos as looked at. */
  mark: call("staff", "inbox:write")
    .route({ method: "POST", path: `${path}/marks`, tags, summary: "Mark work as seen to" })
    .input(z.object({ items: Several }))
    .output(Done)
    .errors(refusals("not-found")),
};
