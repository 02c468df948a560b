import { z } from "zod";
import { call } from "../call/call.ts";
import { pageOf } from "../call/page.ts";
import { refusals } from "../call/refusals.ts";
import { Instant, line } from "../call/shapes.ts";
import { consoleMessages } from "./messages.ts";
import { listInput } from "./resource.ts";

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
