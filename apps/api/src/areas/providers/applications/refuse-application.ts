import { fieldRefusal } from "@jdj/contract/call/refusals";
import { providerAccountMessages } from "@jdj/contract/providers/team-messages";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { vendorApplications } from "../../content/vendors/tables.ts";
import { markPageSeenTo } from "../../identity/notices/tell-staff.ts";
import { lockUndecided } from "./lock-undecided.ts";

/** The longest reason, in characters. */
const LONGEST = 1000;

/**
 * Refuses a vendor's request for a reason, which its sender gets by email. They may ask again.
 * @throws a field error at `reason` when it is empty; not-found; application-decided
 */
export async function refuseApplication(
  { db, jobs, now, settings }: RequestContext,
  applicationId: number,
  written: string,
): Promise<void> {
  const reason = written.trim().slice(0, LONGEST);
  if (reason === "") throw fieldRefusal({ reason: [providerAccountMessages.reasonRequired] });
  await db.transaction(async (tx) => {
    const { company, email } = await lockUndecided(tx, applicationId);
    await tx
      .update(vendorApplications)
      .set({ decision: "refused", refusalReason: reason, handledAt: now })
      .where(eq(vendorApplications.id, applicationId));
    await markPageSeenTo(tx, now, `applications/${applicationId}/show`);
    await jobs.enqueue(tx, "send-email", {
      kind: "application-refused",
      to: email,
      props: { shopName: company, detail: reason, link: `${settings.publicUrl}/onboarding` },
    });
  });
}
