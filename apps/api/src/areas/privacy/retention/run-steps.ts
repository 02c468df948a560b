import { faultOf } from "../../../log.ts";
import type { Moment } from "../../../world.ts";
import { retentionRuns } from "./tables.ts";

/** One step of the retention job. It may run again at any time. */
export interface RetentionStep {
  name: string;
  /** @returns how many rows, files or people it dealt with */
  run(moment: Moment): Promise<number>;
}

/**
 * Runs every step, whatever becomes of the others. How each ended is written down for the
 * operator's page, and in the log: figures and where an error arose, never whose data.
 */
export async function runSteps(moment: Moment, steps: readonly RetentionStep[]): Promise<void> {
  for (const { name, run } of steps) {
    try {
      const count = await run(moment);
      await noteRun(moment, { step: name, succeededAt: moment.now, count, error: null });
      if (count > 0) moment.log("info", "retention-done", { step: name, count });
    } catch (error) {
      const fault = faultOf(error);
      // Kept before it is logged: the page is what an operator looks at.
      await noteRun(moment, { step: name, error: fault });
      moment.log("error", "retention-failed", { step: name, fault });
    }
  }
}

async function noteRun(
  { db, now }: Pick<Moment, "db" | "now">,
  run: Pick<typeof retentionRuns.$inferInsert, "step" | "succeededAt" | "count" | "error">,
): Promise<void> {
  const noted = { ...run, ranAt: now };
  await db
    .insert(retentionRuns)
    .values(noted)
    .onConflictDoUpdate({ target: retentionRuns.step, set: noted });
}
