import type { SharedRole } from "@jdj/contract/call/sharing-policy";
import { chooseCurrentEvent } from "../areas/notebook/sharing/choose-current-event.ts";
import {
  eventInvitations,
  eventMembers,
  membershipRequests,
} from "../areas/notebook/sharing/tables.ts";
import type { TestApp } from "./app.ts";
import { type CastMember, lastLinkTo, registerCouple } from "./cast.ts";

/** A new customer with whom an event is shared, and who works on it. */
export async function shareWith(
  app: TestApp,
  { eventId }: CastMember,
  role: SharedRole,
): Promise<CastMember> {
  const member = await registerCouple(app);
  const { customerId } = member;
  await app.db.insert(eventMembers).values({ eventId, customerId, role });
  await app.db.transaction((tx) => chooseCurrentEvent(tx, customerId, eventId));
  return member;
}

/** Shares an event with a reader, invites another person, and lets two ask to join. */
export async function furnishSharing(app: TestApp, member: CastMember) {
  const reader = await shareWith(app, member, "reader");
  return {
    memberId: reader.customerId,
    invitationId: await inviteNobody(app, member, "tante"),
    membershipRequestId: await askedToJoin(app, member, "oncle"),
    spareMembershipRequestId: await askedToJoin(app, member, "cousine"),
  };
}

/** An invitation whose link nobody has; its number. */
async function inviteNobody(app: TestApp, { eventId }: CastMember, name: string): Promise<number> {
  const [invitation] = await app.db
    .insert(eventInvitations)
    .values({
      eventId,
      role: "reader",
      channel: "mail",
      address: `${name}@exemple.test`,
      tokenHash: Buffer.from(`${name} ${eventId}`),
      expiresAt: new Date(app.clock().getTime() + 86_400_000),
    })
    .returning({ id: eventInvitations.id });
  return invitation?.id ?? 0;
}

/** Somebody who asks to join by an invitation to another; the number of what they ask. */
async function askedToJoin(app: TestApp, member: CastMember, name: string): Promise<number> {
  const invitationId = await inviteNobody(app, member, name);
  const { customerId } = await registerCouple(app);
  const [asked] = await app.db
    .insert(membershipRequests)
    .values({ invitationId, customerId, state: "asked" })
    .returning({ id: membershipRequests.id });
  return asked?.id ?? 0;
}

/** Invites by email, and returns the token of the link that came. */
export async function inviteByEmail(
  app: TestApp,
  { token, eventId }: CastMember,
  role: SharedRole,
  email: string,
): Promise<string> {
  await app.call("POST", `/api/v1/events/${eventId}/invitations`, {
    token,
    body: { role, email },
  });
  return (await lastLinkTo(app, email)).split("/").at(-1) ?? "";
}
