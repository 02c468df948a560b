import type { Group, OwnRegistration } from "@jdj/contract/invitations/group-registrations";
import type { GroupLink, GroupRegistration } from "@jdj/contract/notebook/group-links";
import type { TestApp } from "./app.ts";
import type { CastMember } from "./cast.ts";
import { groupForm, registrationForm } from "./group-samples.ts";

/** The calls on the groups of an event, made by a member of it, and those of the people who register. */
export function groupCalls(app: TestApp, { eventId, token }: CastMember) {
  const path = `/api/v1/group-links/${eventId}`;
  const host = (method: string, rest = "", body?: object) =>
    app.call(method, `${path}${rest}`, { token, ...(body ? { body } : {}) });
  const read = async (id: number) =>
    (await host("GET", `/${id}`)).body as {
      link: GroupLink;
      registrations: GroupRegistration[];
    };

  return {
    host,
    read,

    /** Makes a group; returns its number and the token of its link. */
    async make(changed: Partial<Record<keyof typeof groupForm, unknown>> = {}) {
      const { body } = await host("POST", "", { ...groupForm, ...changed });
      const { id } = body as { id: number };
      const { link } = await read(id);
      return { id, token: link.path?.split("/").at(-1) ?? "" };
    },

    /** The given names of a group's registrations by state: of its waiting list in its order, of others sorted. */
    async namesOf(id: number) {
      const { registrations } = await read(id);
      const named: Partial<Record<GroupRegistration["state"], string[]>> = {};
      for (const { state, given_names } of registrations)
        named[state] = [...(named[state] ?? []), given_names];
      for (const [state, names] of Object.entries(named)) if (state !== "waiting") names.sort();
      return named;
    },
  };
}

/** The calls of people who register with groups. */
export function visitorCalls(app: TestApp) {
  const own = (token: string) => `/api/v1/group-registrations/${token}`;
  return {
    see: async (token: string) => (await app.call("GET", `/api/v1/groups/${token}`)).body as Group,

    register: (token: string, changed: Record<string, unknown> = {}) =>
      app.call("POST", `/api/v1/groups/${token}/registrations`, {
        body: registrationForm(changed),
      }),

    /** Registers somebody; returns the token of their own page. */
    async registered(token: string, changed: Record<string, unknown> = {}) {
      const { status, body } = await app.call("POST", `/api/v1/groups/${token}/registrations`, {
        body: registrationForm(changed),
      });
      if (status !== 200) throw new Error(JSON.stringify(body));
      return (body as { token: string }).token;
    },

    seeOwn: async (token: string) => (await app.call("GET", own(token))).body as OwnRegistration,
    change: (token: string, body: object) => app.call("PUT", own(token), { body }),
    decline: (token: string) => app.call("POST", `${own(token)}/decline`, { body: {} }),
  };
}
