import type { Database } from "../../../database/connect.ts";
import type { JobData } from "../../../job-list.ts";
import type { Jobs } from "../../../jobs/jobs.ts";
import { findSmsNumber } from "../../identity/users/find-sms-number.ts";

/** The kinds of job that send an email to a user, or its SMS. */
type NoticeJob =
  | "send-booking-email"
  | "send-order-email"
  | "send-question-email"
  | "send-payout-email"
  | "send-gift-email"
  | "send-contribution-email"
  | "send-fabric-email"
  | "send-fabric-return-email";

/**
 * Enqueues an email to a user, and its SMS where they asked for it, in the caller's transaction
 * (`db`): two jobs, so that an email that is attempted again does not send the SMS again.
 * @param exceptTo a number that gets an SMS of its own about it
 */
export async function enqueueNotice<K extends NoticeJob>(
  { db, jobs }: { db: Database; jobs: Jobs },
  name: K,
  data: JobData[K] & { userId: number },
  exceptTo?: string,
): Promise<void> {
  await jobs.enqueue(db, name, data);
  const to = await findSmsNumber(db, data.userId);
  if (to !== null && to !== exceptTo) await jobs.enqueue(db, name, { ...data, by: "sms" });
}
