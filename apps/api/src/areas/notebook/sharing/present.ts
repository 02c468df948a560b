import type { Invitation, Member } from "@jdj/contract/notebook/sharing";
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
