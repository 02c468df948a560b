import type { LeadKind } from "@jdj/contract/providers/lead-alerts";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { secondsOfQuiet } from "../../../quiet-hours.ts";
import { findSmsNumber } from "../../identity/users/find-sms-number.ts";
import { providerMembers } from "../team/tables.ts";
import { leadAlerts } from "./tables.ts";

/**
 * Notes a lead for each member of a provider's team who gets messages on their phone, and enqueues
 * what tells them of it, in the caller's transaction (`context.db`): at once, or at the end of their
 * quiet hours.
 * @param lead `subjectId`: of the request or of the booking
 */
export async function raiseLead(
  { db, jobs, now }: Pick<RequestContext, "db" | "jobs" | "now">,
  providerId: number,
  lead: { kind: LeadKind; subjectId: number },
): Promise<void> {
  const members = await db
    .select()
    .from(providerMembers)
    .where(eq(providerMembers.providerId, providerId));
  for (const { userId, ...quiet } of members) {
    if ((await findSmsNumber(db, userId)) === null) continue;
    await db.insert(leadAlerts).values({ userId, ...lead, createdAt: now });
    const afterSeconds = secondsOfQuiet(now, quiet);
    await jobs.enqueue(db, "send-lead-alerts", { userId }, { afterSeconds });
  }
}
