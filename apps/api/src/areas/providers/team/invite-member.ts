import { fieldRefusal } from "@jdj/contract/call/refusals";
import type { TeamRole } from "@jdj/contract/call/team-policy";
import { TEAM_MAX } from "@jdj/contract/providers/team";
import { providerAccountMessages } from "@jdj/contract/providers/team-messages";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import { listInvitations } from "../invitations/queries.ts";
import { writeInvitation } from "../invitations/write-invitation.ts";
import { providers } from "../tables.ts";
import { listMembers } from "./list-members.ts";
import type { Membership } from "./queries.ts";

/**
 * Invites somebody to a provider's team by email.
 * @throws 422 at `email` for a member, a full team or while email is closed; too-many-requests
 */
export async function inviteMember(
  context: RequestContext,
  { providerId, shopName }: Pick<Membership, "providerId" | "shopName">,
  { email: written, role }: { email: string; role: TeamRole },
): Promise<void> {
  const { db, now, settings } = context;
  const email = written.toLowerCase();
  const refuse = (sentence: string) => fieldRefusal({ email: [sentence] });
  const { alreadyMember, mailClosed, teamFull } = providerAccountMessages;
  if (settings.closedServices.includes("mail")) throw refuse(mailClosed);
  await consumeRateLimit(limits.teamInvitation, String(providerId), context);
  await db.transaction(async (tx) => {
    await tx
      .select({ id: providers.id })
      .from(providers)
      .where(eq(providers.id, providerId))
      .for("no key update");
    const members = await listMembers(tx, providerId);
    if (members.some((member) => member.email?.toLowerCase() === email))
      throw refuse(alreadyMember);
    const waiting = (await listInvitations(tx, providerId, now)).filter(
      (invitation) => invitation.email.toLowerCase() !== email,
    );
    if (members.length + waiting.length >= TEAM_MAX) throw refuse(teamFull);
    const invitation = { providerId, shopName, email, role, applicationId: null };
    await writeInvitation({ ...context, db: tx }, invitation);
  });
}
