import type { Responses } from "@jdj/contract/invitations/responses";
import { listRequests } from "../areas/invitations/responses/queries.ts";
import type { TestApp } from "./app.ts";
import type { CastMember } from "./cast.ts";
import { freshPhone } from "./fresh-phone.ts";
import type { Subject } from "./subject.ts";

/** Opens the public card of a member's event; answers with its token. */
export async function openPublicCard(
  app: TestApp,
  { token, eventId }: CastMember,
): Promise<string> {
  const path = `/api/v1/attendance/${eventId}/public-card`;
  const opened = await app.call("PUT", path, { token, body: { open: true } });
  return (opened.body as { path: string }).path.split("/").at(-1) ?? "";
}

/** Makes a check-in link of a member's event; returns its id and its key. */
export async function makeCheckInLink(
  app: TestApp,
  { token, eventId }: CastMember,
  label = "Entrée principale",
): Promise<{ id: number; key: string }> {
  const path = `/api/v1/attendance/${eventId}/door-links`;
  const made = await app.call("POST", path, { token, body: { label, hours: 12 } });
  const { id, path: page } = made.body as { id: number; path: string };
  return { id, key: page.split("/").at(-1) ?? "" };
}

/** A form by which somebody adds themselves, each from a device of its own. */
export function joinForm(changed: Record<string, unknown> = {}) {
  return {
    civility: "Monsieur",
    last_name: "Tanoh",
    given_names: "Brou",
    email: "",
    phone_number_1: freshPhone(),
    phone_number_2: "",
    has_confirmed: 1,
    device: freshPhone(),
    ...changed,
  };
}

/** The answers and check-in links that a subject of tests has. */
export async function furnishResponses(
  app: TestApp,
  member: CastMember,
): Promise<Pick<Subject, "eventCardToken" | "checkInKey" | "checkInLinkId" | "joinRequestId">> {
  const eventCardToken = await openPublicCard(app, member);
  const path = `/api/v1/event-cards/${eventCardToken}/guests`;
  await app.call("POST", path, { body: joinForm() });
  const [asked] = await listRequests(app.db, member.eventId);
  return {
    eventCardToken,
    checkInKey: (await makeCheckInLink(app, member)).key,
    checkInLinkId: (await makeCheckInLink(app, member, "À fermer")).id,
    joinRequestId: asked?.request.id ?? 0,
  };
}

/** The path of an event's responses. */
export const responsesPath = ({ eventId }: CastMember) => `/api/v1/attendance/${eventId}`;

/** The responses as somebody sees them. */
export async function readResponses(app: TestApp, member: CastMember): Promise<Responses> {
  const { body } = await app.call("GET", responsesPath(member), { token: member.token });
  return body as Responses;
}

/** Sets a day, an hour and a place for the first two ceremonies of an event, and answers their ids. */
export async function holdCeremonies(app: TestApp, member: CastMember): Promise<number[]> {
  const path = `/api/v1/dates-places-by-event/${member.eventId}`;
  const all = (await app.call("GET", path, { token: member.token })).body as { id: number }[];
  const ids = all.slice(0, 2).map(({ id }) => id);
  for (const id of ids)
    await app.call("POST", "/api/v1/dates-places/events", {
      token: member.token,
      body: {
        event_id: member.eventId,
        date_place_id: id,
        wedding_date: "2027-03-19",
        wedding_time: "10:00",
        wedding_location_prefix: "à",
        wedding_location: "Mairie du Plateau",
        is_activate: 1,
      },
    });
  return ids;
}
