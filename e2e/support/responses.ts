import { notebookPrefix } from "@jdj/contract/paths/addresses";
import { type APIRequestContext, expect } from "@playwright/test";
import { sendCard, tokenOf } from "./cards.ts";
import { addGuests, caughtMessage, type Person } from "./people.ts";

/** The addresses of answers, seen by hosts. */
export const responses = {
  page: `${notebookPrefix}/reponses-des-invites`,
  view: (name: string) => `${notebookPrefix}/reponses-des-invites?vue=${name}`,
  settings: `${notebookPrefix}/reponses-des-invites/reglages`,
};

const bearer = ({ token }: Person) => ({ authorization: `Bearer ${token}` });

/** Adds so many guests; returns each one's id and the token of their link. */
export async function inviteGuests(
  request: APIRequestContext,
  couple: Person,
  count: number,
): Promise<{ id: number; token: string; name: string }[]> {
  const guests = await addGuests(request, couple, count);
  await sendCard(
    request,
    couple,
    guests.map(({ id }) => id),
  );
  const invited = [];
  for (const guest of guests) {
    const { links } = await caughtMessage(request, guest.email ?? "", ({ links: all }) =>
      all.some((link) => link.includes("/wedding-card/")),
    );
    const name = `${guest.given_names} ${guest.last_name}`;
    invited.push({ id: guest.id, token: tokenOf(links), name });
  }
  return invited;
}

/** Activates the first two ceremonies of an event; returns their names. */
export async function holdCeremonies(
  request: APIRequestContext,
  couple: Person,
): Promise<string[]> {
  const headers = bearer(couple);
  const path = `/api/v1/dates-places-by-event/${couple.eventId}`;
  const all: { id: number; name: string; proposed_date: string }[] = await (
    await request.get(path, { headers })
  ).json();
  const held = all.filter(({ name }) => name === "Dot" || name === "Mariage civil");
  for (const { id, proposed_date } of held) {
    const answer = await request.post("/api/v1/dates-places/events", {
      headers,
      data: {
        event_id: couple.eventId,
        date_place_id: id,
        wedding_date: proposed_date,
        wedding_time: "10:00",
        wedding_location_prefix: "à",
        wedding_location: "la mairie du Plateau",
        is_activate: 1,
      },
    });
    expect(answer.status(), await answer.text()).toBe(200);
  }
  return held.map(({ name }) => name);
}

/** Saves the RSVP settings through the API. */
export async function saveSettings(
  request: APIRequestContext,
  couple: Person,
  changed: Record<string, unknown> = {},
): Promise<void> {
  const path = `/api/v1/attendance/${couple.eventId}/settings`;
  const data = { deadline: null, companions: 1, questions: [], version: 0, ...changed };
  const answer = await request.put(path, { headers: bearer(couple), data });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Sets how many companions the guests may bring. */
export async function allowCompanions(
  request: APIRequestContext,
  couple: Person,
  ids: number[],
  companions_allowed: number,
): Promise<void> {
  const path = `/api/v1/attendance/${couple.eventId}/invitations`;
  const data = { ids, companions_allowed };
  expect((await request.put(path, { headers: bearer(couple), data })).status()).toBe(200);
}

/** Creates a check-in link; returns its path. */
export async function openCheckIn(
  request: APIRequestContext,
  couple: Person,
  label: string,
): Promise<string> {
  const path = `/api/v1/attendance/${couple.eventId}/door-links`;
  const data = { label, hours: 12 };
  return (await (await request.post(path, { headers: bearer(couple), data })).json()).path;
}

/** Opens the public card of an event; returns the path of its page. */
export async function openPublicCard(request: APIRequestContext, couple: Person): Promise<string> {
  const path = `/api/v1/attendance/${couple.eventId}/public-card`;
  const data = { open: true };
  return (await (await request.put(path, { headers: bearer(couple), data })).json()).path;
}
