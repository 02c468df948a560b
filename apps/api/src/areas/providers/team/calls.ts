import { refusal } from "@jdj/contract/call/refusals";
import { team as contract } from "@jdj/contract/providers/team";
import { providerAccountMessages as sentences } from "@jdj/contract/providers/team-messages";
import { and, eq, isNull } from "drizzle-orm";
import { answer, asProvider } from "../../../http/answer.ts";
import { listInvitations } from "../invitations/queries.ts";
import { providerInvitations } from "../invitations/tables.ts";
import { asOwner } from "./as-owner.ts";
import { removeMember, setTeamRole } from "./change-team.ts";
import { inviteMember } from "./invite-member.ts";
import { listMembers } from "./list-members.ts";
import { withProvider } from "./with-provider.ts";

export const teamCalls = {
  list: answer(contract.list)
    .use(asProvider)
    .use(withProvider)
    .handler(async ({ context }) => {
      const { db, now, actor, membership } = context;
      const { providerId, role } = membership;
      const members = await listMembers(db, providerId);
      const invitations = await listInvitations(db, providerId, now);
      const owners = members.filter((member) => member.role === "owner").length;
      return {
        members: members.map((member) => ({
          id: member.id,
          name: `${member.givenNames} ${member.lastName}`.trim(),
          email: member.email,
          role: member.role,
          is_self: member.userId === actor.user.id,
          is_last_owner: member.role === "owner" && owners === 1,
        })),
        invitations: invitations.map(({ expiresAt, ...invitation }) => ({
          ...invitation,
          expires_at: expiresAt.toISOString(),
        })),
        can: { manage: role === "owner" },
      };
    }),

  invite: answer(contract.invite)
    .use(asProvider)
    .use(withProvider)
    .use(asOwner("owner-only"))
    .handler(async ({ input, context }) => {
      await inviteMember(context, context.membership, input);
      return { success: true, message: sentences.invited };
    }),

  cancelInvitation: answer(contract.cancelInvitation)
    .use(asProvider)
    .use(withProvider)
    .use(asOwner("owner-only"))
    .handler(async ({ input, context }) => {
      const { db, now, membership } = context;
      const cancelled = await db
        .update(providerInvitations)
        .set({ closedAt: now })
        .where(
          and(
            eq(providerInvitations.id, input.invitationId),
            eq(providerInvitations.providerId, membership.providerId),
            isNull(providerInvitations.closedAt),
          ),
        )
        .returning({ id: providerInvitations.id });
      if (cancelled.length === 0) throw refusal("not-found");
      return { success: true, message: sentences.invitationCancelled };
    }),

  setRole: answer(contract.setRole)
    .use(asProvider)
    .use(withProvider)
    .use(asOwner("owner-only"))
    .handler(async ({ input, context }) => {
      const { providerId } = context.membership;
      await setTeamRole(context, { providerId, memberId: input.teamMemberId }, input.role);
      return { success: true, message: sentences.roleChanged };
    }),

  remove: answer(contract.remove)
    .use(asProvider)
    .use(withProvider)
    .handler(async ({ input, context }) => {
      const { providerId, role } = context.membership;
      const leaverId = role === "owner" ? null : context.actor.user.id;
      const place = { providerId, memberId: input.teamMemberId };
      const { hasLeft } = await removeMember(context, place, leaverId);
      return { success: true, message: hasLeft ? sentences.left : sentences.memberRemoved };
    }),
};
