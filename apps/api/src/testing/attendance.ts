import { listRequests } from "../areas/cards/attendance/queries.ts";
import type { CastMember } from "./cast.ts";
import { freshPhone, type Subject } from "./subject.ts";
import type { TestWorld } from "./world.ts";

/** Opens the public card of a member's event; answers with its token. */
export async function openPublicCard(
  world: TestWorld,
  { token, eventId }: CastMember,
): Promise<string> {
  const path = `/api/v1/attendance/${eventId}/public-card`;
  const opened = await world.call("PUT", path, { token, body: { open: true } });
  return (opened.body as { path: string }).path.split("/").at(-1) ?? "";
}

/** Makes a door link of a member's event; answers with its number and its key. */
export async function makeDoorLink(
  world: TestWorld,
  { token, eventId }: CastMember,
  label = "Entrée principale",
): Promise<{ id: number; key: string }> {
  const path = `/api/v1/attendance/${eventId}/door-links`;
  const made = await world.call("POST", path, { token, body: { label, hours: 12 } });
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

/** What a subject of tests has of answers and of the door. */
export async function furnishAttendance(
  world: TestWorld,
  member: CastMember,
): Promise<Pick<Subject, "eventCardToken" | "doorKey" | "doorLinkId" | "joinRequestId">> {
  const eventCardToken = await openPublicCard(world, member);
  const path = `/api/v1/event-cards/${eventCardToken}/guests`;
  await world.call("POST", path, { body: joinForm() });
  const [request] = await listRequests(world.db, member.eventId);
  return {
    eventCardToken,
    doorKey: (await makeDoorLink(world, member)).key,
    doorLinkId: (await makeDoorLink(world, member, "À fermer")).id,
    joinRequestId: request?.id ?? 0,
  };
}
