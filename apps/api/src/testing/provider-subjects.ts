import { users } from "../areas/identity/users/tables.ts";
import { providerAddresses } from "../areas/providers/addresses/tables.ts";
import { externalCalendars } from "../areas/providers/availability/tables.ts";
import { providerInvitations } from "../areas/providers/invitations/tables.ts";
import { providerMedia } from "../areas/providers/media/tables.ts";
import { providerMembers } from "../areas/providers/team/tables.ts";
import { hashToken } from "../crypto/token.ts";
import type { TestApp } from "./app.ts";
import type { ProviderSubject } from "./subject.ts";

/** Gives a provider a second member, an open invitation, a film and an address. */
export async function furnishProvider(app: TestApp, providerId: number): Promise<ProviderSubject> {
  const email = `equipe-${providerId}@exemple.test`;
  const person = { givenNames: "Fanta", lastName: "Diabaté", name: "Fanta Diabaté" };
  const [user] = await app.db
    .insert(users)
    .values({ ...person, role: "PROVIDER", email, emailVerifiedAt: app.clock() })
    .returning({ id: users.id });
  const [member] = await app.db
    .insert(providerMembers)
    .values({ providerId, userId: user?.id ?? 0, role: "member" })
    .returning({ id: providerMembers.id });
  const teamToken = `team-token-${providerId}`;
  const [invitation] = await app.db
    .insert(providerInvitations)
    .values({
      providerId,
      email: `invite-${providerId}@exemple.test`,
      role: "member",
      tokenHash: hashToken(teamToken),
      expiresAt: new Date(app.clock().getTime() + 86_400_000),
    })
    .returning({ id: providerInvitations.id });
  const [medium] = await app.db
    .insert(providerMedia)
    .values({ providerId, type: "youtube_video", path: "https://x.test", position: 1 })
    .returning({ id: providerMedia.id });
  const [address] = await app.db
    .insert(providerAddresses)
    .values({ providerId, name: "Atelier", townId: 1, position: 1 })
    .returning({ id: providerAddresses.id });
  const read = { readAt: app.clock(), dueAt: app.clock() };
  const [external] = await app.db
    .insert(externalCalendars)
    .values({ providerId, sealedAddress: "none", addressHash: "none", name: "Agenda", ...read })
    .returning({ id: externalCalendars.id });
  const ids = {
    externalCalendarId: external?.id ?? 0,
    mediaId: medium?.id ?? 0,
    addressId: address?.id ?? 0,
    version: 1,
  };
  return {
    ...ids,
    teamMemberId: member?.id ?? 0,
    teamInvitationId: invitation?.id ?? 0,
    teamToken,
  };
}

/** The same things, none of which exists. */
export const missingProvider: ProviderSubject = {
  teamMemberId: 999_999_999,
  teamInvitationId: 999_999_999,
  teamToken: "missing",
  mediaId: 999_999_999,
  addressId: 999_999_999,
  externalCalendarId: 999_999_999,
  version: 1,
};
