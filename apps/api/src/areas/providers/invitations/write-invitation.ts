import type { TeamRole } from "@jdj/contract/call/team-policy";
import { SHOP_INVITATION_DAYS } from "@jdj/contract/providers/invitations";
import { and, eq, isNull } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { hashToken, makeToken } from "../../../crypto/token.ts";
import { providerInvitations } from "./tables.ts";

/** An invitation to a provider's team. */
interface Invitation {
  providerId: number;
  shopName: string;
  email: string;
  role: TeamRole;
  /** The request that staff approved; null for an invitation by an owner. */
  applicationId: number | null;
  /** Whether it activates the account: by default that of a request does. */
  isActivation?: boolean;
}

/**
 * Writes an invitation and enqueues its email, within the caller's transaction (`context.db`). An
 * open one to the same address is replaced: its link opens nothing more.
 */
export async function writeInvitation(
  { db, jobs, now, settings }: RequestContext,
  { shopName, isActivation, ...invitation }: Invitation,
): Promise<void> {
  const { providerId, email, applicationId } = invitation;
  await db
    .update(providerInvitations)
    .set({ closedAt: now })
    .where(
      and(
        eq(providerInvitations.providerId, providerId),
        eq(providerInvitations.email, email),
        isNull(providerInvitations.closedAt),
      ),
    );
  const token = makeToken();
  await db.insert(providerInvitations).values({
    ...invitation,
    tokenHash: hashToken(token),
    expiresAt: new Date(now.getTime() + SHOP_INVITATION_DAYS * 86_400_000),
    createdAt: now,
  });
  await jobs.enqueue(db, "send-email", {
    kind: (isActivation ?? applicationId !== null) ? "shop-activation" : "team-invitation",
    to: email,
    props: { shopName, link: `${settings.publicUrl}/pro/activation/${token}` },
  });
}
