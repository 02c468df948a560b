import { refusal } from "@jdj/contract/call/refusals";
import { desc, eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { providerInvitations } from "../invitations/tables.ts";
import { writeInvitation } from "../invitations/write-invitation.ts";
import { providers } from "../tables.ts";
import { listMembers } from "../team/list-members.ts";

/**
 * Sends the activation link of an approved request again; the former link opens nothing more.
 * @throws not-found; application-decided once the account is active
 */
export async function resendActivation(
  context: RequestContext,
  applicationId: number,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const [found] = await tx
      .select({ invitation: providerInvitations, shopName: providers.name })
      .from(providerInvitations)
      .innerJoin(providers, eq(providers.id, providerInvitations.providerId))
      .where(eq(providerInvitations.applicationId, applicationId))
      .orderBy(desc(providerInvitations.id))
      .limit(1);
    if (!found) throw refusal("not-found");
    const { providerId, email, role } = found.invitation;
    if ((await listMembers(tx, providerId)).length > 0) throw refusal("application-decided");
    const { shopName } = found;
    await writeInvitation(
      { ...context, db: tx },
      { providerId, shopName, email, role, applicationId },
    );
  });
}
