import { type AppContext, type RequestContext, requestContext } from "../../src/app-context.ts";
import type { Database } from "../../src/database/connect.ts";

/**
 * The request context of an act that is written as if it had happened before: within the caller's
 * transaction, at the given instant, and without the jobs that it would enqueue, since everything
 * that they would send is written with it.
 */
export function pastContext(app: AppContext, tx: Database, now: Date): RequestContext {
  const jobs = { ...app.jobs, enqueue: () => Promise.resolve() };
  return { ...requestContext(app), db: tx, jobs, now };
}
