import { eq } from "drizzle-orm";
import { groupLinks, groupRegistrations } from "../areas/notebook/group-links/tables.ts";
import type { TestApp } from "./app.ts";
import type { CastMember } from "./cast.ts";
import { freshPhone } from "./fresh-phone.ts";
import type { GroupSubject, Sample } from "./subject.ts";

/** What a group is made of. */
export const groupForm = {
  name: "Famille de la mariée",
  seats: 40,
  closes_on: null,
  needs_approval: false,
  counts_companions: true,
  shows_left: true,
};

/** A form by which somebody registers with a group, from a device of their own. */
export function registrationForm(changed: Record<string, unknown> = {}) {
  return {
    last_name: "Tanoh",
    given_names: "Brou",
    phone_number_1: freshPhone(),
    email: "",
    people: 1,
    device: freshPhone(),
    ...changed,
  };
}

/** Two groups, one of which may be removed; in the other somebody pending, and two who may change their registration. */
export async function furnishGroups(
  app: TestApp,
  { eventId, token }: CastMember,
): Promise<GroupSubject> {
  const add = async (name: string) => {
    const body = { ...groupForm, name };
    const added = await app.call("POST", `/api/v1/group-links/${eventId}`, { token, body });
    return (added.body as { id: number }).id;
  };
  const [linkId, spareLinkId] = [await add("Paroisse"), await add("Collègues du bureau")];
  const [link] = await app.db.select().from(groupLinks).where(eq(groupLinks.id, linkId));
  const linkToken = link?.token ?? "";
  const tokens: string[] = [];
  for (let count = 0; count < 2; count += 1) {
    const body = registrationForm({ email: "brou@exemple.ci" });
    const path = `/api/v1/groups/${linkToken}/registrations`;
    const made = await app.call("POST", path, { body });
    tokens.push((made.body as { token: string }).token);
  }
  const now = app.clock();
  const [pending] = await app.db
    .insert(groupRegistrations)
    .values({
      linkId,
      token: `pending-${freshPhone()}`,
      lastName: "Koné",
      givenNames: "Issa",
      phone: freshPhone(),
      people: 2,
      state: "pending",
      ...{ registeredAt: now, queuedAt: now, movedUpAt: now },
    })
    .returning();
  const [registrationToken = "", spareRegistrationToken = ""] = tokens;
  const registrationId = pending?.id ?? 0;
  return {
    ...{ linkId, spareLinkId, linkToken, registrationId },
    ...{ registrationToken, spareRegistrationToken },
  };
}

/** The same, none of which exists. */
export const missingGroups: GroupSubject = {
  linkId: 999_999_999,
  spareLinkId: 999_999_999,
  linkToken: "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
  registrationId: 999_999_999,
  registrationToken: "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
  spareRegistrationToken: "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
};

/** A right input for every call about groups. */
export const groupSamples = {
  "notebook.groupLinks.groupLinks": {
    byId: true,
    input: ({ eventId }) => ({ event_id: eventId }),
  },
  "notebook.groupLinks.groupLink": {
    byId: true,
    input: ({ eventId, groups }) => ({ event_id: eventId, link_id: groups.linkId }),
  },
  "notebook.groupLinks.addGroupLink": {
    byId: true,
    input: ({ eventId }) => ({ event_id: eventId, ...groupForm, name: `Groupe ${freshPhone()}` }),
  },
  "notebook.groupLinks.saveGroupLink": {
    byId: true,
    input: ({ eventId, groups }) => ({
      event_id: eventId,
      link_id: groups.linkId,
      ...groupForm,
      name: "Paroisse",
    }),
  },
  "notebook.groupLinks.openGroupLink": {
    byId: true,
    input: ({ eventId, groups }) => ({ event_id: eventId, link_id: groups.linkId, open: true }),
  },
  "notebook.groupLinks.removeGroupLink": {
    byId: true,
    input: ({ eventId, groups }) => ({ event_id: eventId, link_id: groups.spareLinkId }),
  },
  "notebook.groupLinks.judgeRegistration": {
    byId: true,
    input: ({ eventId, groups }) => ({
      event_id: eventId,
      link_id: groups.linkId,
      id: groups.registrationId,
      decision: "accept",
    }),
  },
  "notebook.groupLinks.noteTold": {
    byId: true,
    input: ({ eventId, groups }) => ({
      event_id: eventId,
      link_id: groups.linkId,
      id: groups.registrationId,
    }),
  },
  "invitations.groupRegistrations.group": {
    byId: false,
    input: ({ groups }) => ({ token: groups.linkToken }),
  },
  "invitations.groupRegistrations.register": {
    byId: false,
    input: ({ groups }) => ({ token: groups.linkToken, ...registrationForm() }),
  },
  "invitations.groupRegistrations.registration": {
    byId: false,
    input: ({ groups }) => ({ token: groups.registrationToken }),
  },
  "invitations.groupRegistrations.change": {
    byId: false,
    input: ({ groups }) => ({ token: groups.registrationToken, people: 2 }),
  },
  "invitations.groupRegistrations.decline": {
    byId: false,
    input: ({ groups }) => ({ token: groups.spareRegistrationToken }),
  },
} satisfies Record<string, Sample>;
