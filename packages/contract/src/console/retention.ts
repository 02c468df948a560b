import { z } from "zod";
import { call } from "../call/call.ts";
import { pageOf } from "../call/page.ts";
import { Instant } from "../call/shapes.ts";
import { listInput } from "./resource.ts";

const tags = ["console"];
const base = "/api/v1/console" as const;

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
