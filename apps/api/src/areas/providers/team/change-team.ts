import { refusal } from "@jdj/contract/call/refusals";
import type { TeamRole } from "@jdj/contract/call/team-policy";
import { and, eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { revokeSessions } from "../../identity/sessions/revoke-sessions.ts";
import { providers } from "../tables.ts";
import { providerMembers } from "./tables.ts";

/** Whose team is changed, and who of it. */
interface Place {
  providerId: number;
  memberId: number;
}

/**
 * The team of a provider under a lock, so that two owners cannot leave at the same time.
 * @throws not-found when the member is not of that team
 */
async function lockTeam(tx: Database, { providerId, memberId }: Place) {
  await tx
    .select({ id: providers.id })
    .from(providers)
    .where(eq(providers.id, providerId))
    .for("no key update");
  const team = await tx
    .select()
    .from(providerMembers)
    .where(eq(providerMembers.providerId, providerId));
  const member = team.find(({ id }) => id === memberId);
  if (!member) throw refusal("not-found");
  const isLastOwner =
    member.role === "owner" && team.filter(({ role }) => role === "owner").length === 1;
  return { member, isLastOwner };
}

/**
 * Changes what somebody is in a provider's team.
 * @throws not-found; last-owner when nobody else owns the shop
 */
export async function setTeamRole(
  { db }: RequestContext,
  place: Place,
  role: TeamRole,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { isLastOwner } = await lockTeam(tx, place);
    if (isLastOwner && role !== "owner") throw refusal("last-owner");
    await tx.update(providerMembers).set({ role }).where(eq(providerMembers.id, place.memberId));
  });
}

/**
 * Removes somebody from a provider's team and ends all their sessions; their account stays.
 * @param leaverId the user who leaves by themselves; null when an owner removes somebody
 * @throws not-found; owner-only for somebody else's place; last-owner
 */
export async function removeMember(
  { db, now }: RequestContext,
  place: Place,
  leaverId: number | null,
): Promise<{ hasLeft: boolean }> {
  return db.transaction(async (tx) => {
    const { member, isLastOwner } = await lockTeam(tx, place);
    if (leaverId !== null && member.userId !== leaverId) throw refusal("owner-only");
    if (isLastOwner) throw refusal("last-owner");
    await tx
      .delete(providerMembers)
      .where(
        and(
          eq(providerMembers.id, place.memberId),
          eq(providerMembers.providerId, place.providerId),
        ),
      );
    await revokeSessions(tx, member.userId, now);
    return { hasLeft: member.userId === leaverId };
  });
}
