import { refusal } from "@jdj/contract/call/refusals";
import { and, asc, eq, gt, isNull, sql } from "drizzle-orm";
import { hashToken } from "../../../crypto/token.ts";
import type { Database } from "../../../database/connect.ts";
import { vendorApplications } from "../../content/vendors/tables.ts";
import { providers } from "../tables.ts";
import { providerMembers } from "../team/tables.ts";
import { providerInvitations } from "./tables.ts";

/**
 * The open invitation of a token, with the shop and the contact of its request.
 * @throws not-found; shop-invitation-over for one that was used, cancelled, replaced or is too old
 */
export async function findOpenInvitation(db: Database, token: string, now: Date) {
  const [found] = await db
    .select({
      invitation: providerInvitations,
      shopName: providers.name,
      contactName: vendorApplications.contactName,
      hasTeam: sql<boolean>`exists (select 1 from ${providerMembers} where ${providerMembers.providerId} = ${providers.id})`,
    })
    .from(providerInvitations)
    .innerJoin(providers, eq(providers.id, providerInvitations.providerId))
    .leftJoin(vendorApplications, eq(vendorApplications.id, providerInvitations.applicationId))
    .where(eq(providerInvitations.tokenHash, hashToken(token)));
  if (!found) throw refusal("not-found");
  const { closedAt, expiresAt } = found.invitation;
  if (closedAt !== null || expiresAt <= now) throw refusal("shop-invitation-over");
  return found;
}

/** The open invitations to a provider's team, the oldest first. */
export async function listInvitations(db: Database, providerId: number, now: Date) {
  return db
    .select({
      id: providerInvitations.id,
      email: providerInvitations.email,
      role: providerInvitations.role,
      expiresAt: providerInvitations.expiresAt,
    })
    .from(providerInvitations)
    .where(
      and(
        eq(providerInvitations.providerId, providerId),
        isNull(providerInvitations.closedAt),
        gt(providerInvitations.expiresAt, now),
      ),
    )
    .orderBy(asc(providerInvitations.id));
}
