import type { RequestContext } from "../../../app-context.ts";
import { describeError } from "../../../log.ts";
import { retentionRuns } from "./tables.ts";

/** One step of the retention job. Idempotent: it may run again at any time. */
export interface RetentionStep {
  name: string;
  /** @returns the number of rows, files or people processed */
  run(context: RequestContext): Promise<number>;
}

/**
 * Runs every step, even when another one fails. The result of each is stored for the operator's
 * page and logged: counts and the place of an error, no personal data.
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
      // Stored before it is logged: the operator looks at the page.
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
