import { z } from "zod";
import { call } from "../call/call.ts";
import { pageOf } from "../call/page.ts";
import { refusals } from "../call/refusals.ts";
import { CalendarDate, Id, Instant, line } from "../call/shapes.ts";
import { fieldDevices } from "../operations/field-figures.ts";
import { consoleMessages } from "./messages.ts";
import { listInput, Search } from "./resource.ts";

const tags = ["console"];
const base = "/api/v1/console" as const;

/** A job that failed at its last attempt: it is not attempted again until staff ask for it. */
export const DeadJob = z
  .object({
    id: z.uuid(),
    /** The name of its queue. */
    name: z.string(),
    /** What it is for, in French. */
    label: z.string(),
    attempts: z.int(),
    died_at: Instant,
    /** Where the error arose, without its message; null when nothing was kept. */
    error: z.string().nullable(),
    /** The row numbers of its payload; all else may name people and is left out. */
    payload: z.record(z.string(), z.number()),
    /** Whether something of the payload was left out. */
    is_partial: z.boolean(),
  })
  .meta({ id: "DeadJob" });
export type DeadJob = z.infer<typeof DeadJob>;

const JobId = z.object({ id: z.uuid() });

export const deadJobs = {
  /** The newest first. */
  list: call("staff", "operations:read")
    .route({ method: "GET", path: `${base}/dead-jobs`, tags, summary: "Jobs that failed" })
    .input(listInput(["id"], {}))
    .output(pageOf(DeadJob)),

  find: call("staff", "operations:read")
    .route({ method: "GET", path: `${base}/dead-jobs/{id}`, tags, summary: "A job that failed" })
    .input(JobId)
    .output(DeadJob)
    .errors(refusals("not-found")),

  /** Queues the job anew. */
  retry: call("staff", "operations:write")
    .route({ method: "POST", path: `${base}/dead-jobs/{id}/retry`, tags, summary: "Retry a job" })
    .input(JobId)
    .output(z.object({ id: z.uuid() }))
    .errors(refusals("not-found")),

  /** Removes a job that nobody needs done any more. */
  discard: call("staff", "operations:write")
    .route({
      method: "POST",
      path: `${base}/dead-jobs/{id}/discard`,
      tags,
      summary: "Discard a job",
    })
    .input(JobId.extend({ reason: line(consoleMessages.reasonRequired, 300) }))
    .output(z.object({ id: z.uuid() }))
    .errors(refusals("not-found")),
};

/** A contract with a gateway, by which emails and messages leave. */
export const GatewayState = z
  .object({
    /** The channel, and the number of a further contract: `sms`, `sms-2`. */
    id: z.string().regex(/^(mail|sms|whatsapp|invoices)(-\d{1,2})?$/),
    name: z.string(),
    /** The messages that it takes in a second of one process; null where no limit is set. */
    per_second: z.number().nullable(),
    /** Since when it refuses us or does not answer; null while it is well. */
    since: Instant.nullable(),
    /** Nothing is handed to it before. */
    paused_until: Instant.nullable(),
    /** Pauses in a row. */
    failures: z.int(),
    /** The gateway's own code. */
    code: z.string().nullable(),
  })
  .meta({ id: "GatewayState" });
export type GatewayState = z.infer<typeof GatewayState>;

const GatewayId = GatewayState.pick({ id: true });

export const outages = {
  list: call("staff", "operations:read")
    .route({ method: "GET", path: `${base}/outages`, tags, summary: "How gateways fare" })
    .input(listInput(["id"], {}))
    .output(pageOf(GatewayState)),

  find: call("staff", "operations:read")
    .route({ method: "GET", path: `${base}/outages/{id}`, tags, summary: "How a gateway fares" })
    .input(GatewayId)
    .output(GatewayState)
    .errors(refusals("not-found")),

  /** Lets everything that waits for the gateway be attempted again at once. */
  resume: call("staff", "operations:write")
    .route({
      method: "POST",
      path: `${base}/outages/{id}/resume`,
      tags,
      summary: "Try a gateway again",
    })
    .input(GatewayId)
    .output(GatewayState)
    .errors(refusals("not-found")),
};

/** An account email or text message that was not sent, or is unconfirmed. */
const LostMessage = z.object({
  id: Id,
  channel: z.string(),
  kind: z.string(),
  /** Masked. */
  recipient: z.string(),
  outcome: z.enum(["refused", "unconfirmed", "too-late"]),
  reason: z.string(),
  created_at: Instant,
});

/** What an operator was alerted of; the same thing on the same day is one row. */
const OperatorAlert = z.object({
  id: Id,
  detail: z.string(),
  count: z.int(),
  created_at: Instant,
});

export const operatorLogs = {
  /** The newest first. */
  lostMessages: call("staff", "operations:read")
    .route({ method: "GET", path: `${base}/lost-messages`, tags, summary: "Messages not sent" })
    .input(listInput(["id"], {}))
    .output(pageOf(LostMessage)),

  /** The newest first. */
  alerts: call("staff", "operations:read")
    .route({ method: "GET", path: `${base}/alerts`, tags, summary: "Alerts to the operator" })
    .input(listInput(["id"], {}))
    .output(pageOf(OperatorAlert)),
};

/** A step of the retention job, and its last run. */
const RetentionStep = z.object({
  id: z.string(),
  label: z.string(),
  /** `late`: the job has not run for three hours. */
  state: z.enum(["new", "done", "failed", "late"]),
  ran_at: Instant.nullable(),
  succeeded_at: Instant.nullable(),
  count: z.int(),
  /** Where the last run failed, without the error's message. */
  error: z.string().nullable(),
});
export type RetentionStep = z.infer<typeof RetentionStep>;

export const retention = {
  list: call("staff", "operations:read")
    .route({ method: "GET", path: `${base}/retention`, tags, summary: "The retention job" })
    .input(listInput(["id"], {}))
    .output(pageOf(RetentionStep)),
};

/** What visits of a kind of page measured in a week: three quarters were as good or better. */
const FieldFigure = z
  .object({
    id: z.string(),
    /** The Monday of the week. */
    week: CalendarDate,
    page: z.string(),
    device: z.enum(fieldDevices),
    /** Sampled ones. */
    visits: z.int(),
    /** Milliseconds; null where no visit measured it. */
    lcp: z.int().nullable(),
    inp: z.int().nullable(),
    cls: z.number().nullable(),
    errors: z.int(),
    /** Where scripts failed most, with how often. */
    error_places: z.array(z.string()),
  })
  .meta({ id: "FieldFigure" });
export type FieldFigure = z.infer<typeof FieldFigure>;

export const consoleFieldFigures = {
  /** Of the last eight weeks: the newest week first, the most visited page first. */
  list: call("staff", "operations:read")
    .route({
      method: "GET",
      path: `${base}/field-figures`,
      tags,
      summary: "Figures of real visits",
    })
    .input(
      listInput(["id"], {
        device: z.enum(fieldDevices).optional(),
        /** A part of a page's name. */
        q: Search.optional(),
      }),
    )
    .output(pageOf(FieldFigure)),
};
