import type { Invitation, Member, MembershipRequest } from "@jdj/contract/notebook/sharing-shapes";
import type { listRequests } from "./membership-requests.ts";
import type { listInvitations, listMembers } from "./queries.ts";

type MemberRow = Awaited<ReturnType<typeof listMembers>>[number];
type InvitationRow = Awaited<ReturnType<typeof listInvitations>>[number];

/** A member as another sees them; how they are reached is for those who may change the sharing. */
export function presentMember(row: MemberRow, readerId: number, mayWrite: boolean): Member {
  return {
    customer_id: row.customerId,
    name: row.name,
    role: row.role,
    email: mayWrite ? row.email : null,
    phone: mayWrite ? row.phone : null,
    is_me: row.customerId === readerId,
    since: row.since.toISOString(),
  };
}

/** An invitation that nobody has taken up yet. */
export function presentInvitation(row: InvitationRow, now: Date): Invitation {
  return {
    id: row.id,
    role: row.role,
    email: row.channel === "mail" ? row.address : null,
    phone: row.channel === "sms" ? row.address : null,
    state: row.expiresAt > now ? "pending" : "expired",
    sent_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
  };
}

/** Somebody who asks to join. Only what they have proven says who they are. */
export function presentRequest(
  row: Awaited<ReturnType<typeof listRequests>>[number],
): MembershipRequest {
  const { user, invitation } = row;
  return {
    id: row.id,
    name: user.name,
    email: user.emailVerifiedAt === null ? null : user.email,
    phone: user.phoneVerifiedAt === null ? null : user.phone,
    role: invitation.role,
    sent_to: invitation.address,
    asked_at: row.createdAt.toISOString(),
  };
}
