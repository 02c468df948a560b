import { refusal } from "@jdj/contract/call/refusals";
import { deadJobs as contract, type DeadJob } from "@jdj/contract/console/dead-jobs";
import type { Database } from "../../../database/connect.ts";
import { answer, asStaff, type StaffContext } from "../../../http/answer.ts";
import { jobLabel } from "../../../job-list.ts";
import { type DeadJob as FoundJob, findDeadJob, listDeadJobs } from "../../../jobs/dead-jobs.ts";
import { recordChange } from "../../staff/audit/record-change.ts";
import { pageAnswer, pageOf } from "../../staff/lists/paging.ts";

function present({ id, name, attempts, diedAt, error, payload, isPartial }: FoundJob): DeadJob {
  const at = { died_at: diedAt.toISOString() };
  return {
    id,
    name,
    label: jobLabel(name),
    attempts,
    ...at,
    error,
    payload,
    is_partial: isPartial,
  };
}

/** @throws not-found for a job that is not dead, or not any more */
async function find(db: Database, id: string): Promise<FoundJob> {
  const job = await findDeadJob(db, id);
  if (job === null) throw refusal("not-found");
  return job;
}

/** Does something about a dead job and logs it, in one transaction. */
async function endJob(
  { db, jobs, author, now }: StaffContext,
  id: string,
  after: { verb: "retry" } | { verb: "discard"; reason: string },
): Promise<{ id: string }> {
  await db.transaction(async (tx) => {
    const { name, attempts } = await find(tx, id);
    if (after.verb === "retry") await jobs.retryDead(tx, name, id);
    else await jobs.dropDead(tx, name, id);
    const { verb, ...more } = after;
    await recordChange(tx, author, now, {
      action: `dead-jobs.${verb}`,
      id,
      before: { job: name, attempts },
      after: more,
    });
  });
  return { id };
}

export const deadJobCalls = {
  list: answer(contract.list)
    .use(asStaff)
    .handler(async ({ input, context: { db } }) => {
      const { offset, limit, size } = pageOf(input);
      return pageAnswer(await listDeadJobs(db, { offset, limit }), size, present);
    }),

  find: answer(contract.find)
    .use(asStaff)
    .handler(async ({ input, context: { db } }) => present(await find(db, input.id))),

  retry: answer(contract.retry)
    .use(asStaff)
    .handler(({ input, context }) => endJob(context, input.id, { verb: "retry" })),

  discard: answer(contract.discard)
    .use(asStaff)
    .handler(({ input: { id, reason }, context }) =>
      endJob(context, id, { verb: "discard", reason }),
    ),
};
