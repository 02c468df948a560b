import type { RequestContext } from "../../../app-context.ts";
import { findSmsNumber } from "../../identity/users/find-sms-number.ts";
import { writeSms } from "./write-sms.ts";

/** An SMS to a user. */
interface AskedSms {
  kind: string;
  userId: number;
  /** Without our name. */
  sentence: string;
  /** The page that it is about. */
  link: string;
}

/** Enqueues an SMS to a user who gets them (`findSmsNumber`), in the caller's transaction (`db`). */
export async function enqueueAskedSms(
  { db, jobs, settings }: Pick<RequestContext, "db" | "jobs" | "settings">,
  { kind, userId, sentence, link }: AskedSms,
): Promise<void> {
  if (settings.closedServices.includes("sms")) return;
  const to = await findSmsNumber(db, userId);
  if (to === null) return;
  const text = writeSms(settings.brand, sentence, link);
  await jobs.enqueue(db, "send-short-message", { kind, to, text, userId });
}
