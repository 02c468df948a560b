import { refusal } from "@jdj/contract/call/refusals";
import { eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { vendorApplications } from "../../content/vendors/tables.ts";

/**
 * A vendor's request that waits for an answer, locked until the transaction ends.
 * @throws not-found; application-decided
 */
export async function lockUndecided(tx: Database, applicationId: number) {
  const [application] = await tx
    .select()
    .from(vendorApplications)
    .where(eq(vendorApplications.id, applicationId))
    .for("update");
  if (!application) throw refusal("not-found");
  if (application.decision !== null) throw refusal("application-decided");
  return application;
}
