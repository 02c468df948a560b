import { everybody } from "../areas/invitations/messages-to-guests/audience.ts";
import type { TestApp } from "./app.ts";
import { addGuests } from "./cards.ts";
import { type CastMember, registerCouple } from "./cast.ts";

/** A message to all guests by email, as it is written. */
export const writtenMessage = (fields: object = {}) => ({
  audience: everybody,
  channel_id: 1,
  body: "[prénoms], la salle a changé.",
  ...fields,
});

/** Writes messages to guests, and sends them. */
export function messageWriter(app: TestApp) {
  const post = ({ token }: CastMember, path: string, body: object = {}) =>
    app.call("POST", `/api/v1/${path}`, { token, body });
  const save = (member: CastMember, fields: object = {}, eventId = member.eventId) =>
    post(member, `events/${eventId}/guest-messages`, writtenMessage(fields));
  return {
    post,
    save,
    /** Saves a message that is expected to be accepted, and returns its id. */
    async saved(member: CastMember, fields: object = {}): Promise<number> {
      const { status, body } = await save(member, fields);
      if (status !== 200) throw new Error(JSON.stringify(body));
      return (body as { data: { id: number } }).data.id;
    },
    send: (member: CastMember, id: number, body: object = {}) =>
      post(member, `guest-messages/${id}/send`, body),
    inHours: (hours: number) => new Date(app.clock().getTime() + hours * 3_600_000).toISOString(),
    async coupleWith(...rows: Record<string, unknown>[]) {
      const member = await registerCouple(app);
      return { member, ids: await addGuests(app, member, rows) };
    },
  };
}
