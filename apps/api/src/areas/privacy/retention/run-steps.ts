import type { RequestContext } from "../../../app-context.ts";
import { describeError } from "../../../log.ts";
import { retentionRuns } from "./tables.ts";

/** One step of the retention job. It may run again at any time. */
export interface RetentionStep {
  name: string;
  /** @returns how many rows, files or people it dealt with */
  run(context: RequestContext): Promise<number>;
}

/**
 * Runs every step, whatever becomes of the others. How each ended is written down for the
 * operator's page, and in the log: figures and where an error arose, never whose data.
 */
export async function runSteps(
  context: RequestContext,
  steps: readonly RetentionStep[],
): Promise<void> {
  for (const { name, run } of steps) {
    try {
      const count = await run(context);
      await noteRun(context, { step: name, succeededAt: context.now, count, error: null });
      if (count > 0) context.log("info", "retention-done", { step: name, count });
    } catch (error) {
      const message = describeError(error);
      // Kept before it is logged: the page is what an operator looks at.
      await noteRun(context, { step: name, error: message });
      context.log("error", "retention-failed", { step: name, error: message });
    }
  }
}

async function noteRun(
  { db, now }: Pick<RequestContext, "db" | "now">,
  run: Pick<typeof retentionRuns.$inferInsert, "step" | "succeededAt" | "count" | "error">,
): Promise<void> {
  const noted = { ...run, ranAt: now };
  await db
    .insert(retentionRuns)
    .values(noted)
    .onConflictDoUpdate({ target: retentionRuns.step, set: noted });
}
