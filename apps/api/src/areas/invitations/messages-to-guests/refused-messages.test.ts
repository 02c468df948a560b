import { guestMessageMessages } from "@jdj/contract/invitations/guest-message-messages";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { inviteOne } from "../../../testing/cards.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { messageWriter, writtenMessage } from "../../../testing/guest-messages.ts";
import { shareWith } from "../../../testing/sharing.ts";
import { suppressAddress } from "../../campaigns/suppression-list/suppress-address.ts";
import { guests } from "../../notebook/guests/tables.ts";
import { everybody } from "./audience.ts";

const app = testApp();
const { post, save, saved, send, inHours, coupleWith } = messageWriter(app);

describe("a message to guests is refused", () => {
  it("to nobody, without a text, with an unknown placeholder, too long, and by a card to be shared", async () => {
    const { member, ids } = await coupleWith({});
    const none = { ...everybody, categories: [999_999] };
    expect((await save(member, { audience: none })).body).toMatchObject({
      errors: { audience: [guestMessageMessages.nobody] },
    });
    for (const fields of [{ body: " " }, { body: "[inconnu]" }, { body: "a".repeat(1001) }])
      expect((await save(member, fields)).body).toMatchObject({
        errors: { body: [expect.any(String)] },
      });
    expect((await save(member, { channel_id: 3, body: "é😀".repeat(400) })).body).toMatchObject({
      errors: { body: [guestMessageMessages.tooManySegments] },
    });
    expect((await save(member, { channel_id: 2 })).status).toBe(422);
    const stranger = await coupleWith({});
    const path = `events/${member.eventId}/guest-messages/preview`;
    const guest_id = stranger.ids[0];
    expect((await post(member, path, writtenMessage({ guest_id }))).status).toBe(404);
    expect((await post(member, path, writtenMessage({ guest_id: ids[0] }))).status).toBe(200);
  });

  it("at a time that is past, at night, when the list changed, and when it reaches nobody", async () => {
    const { member, ids } = await coupleWith({});
    const id = await saved(member, { channel_id: 3, body: "Bonsoir" });
    const night = `${inHours(24).slice(0, 10)}T22:30:00Z`;
    for (const scheduled_at of [inHours(-1), night])
      expect((await send(member, id, { scheduled_at })).body).toMatchObject({
        errors: { scheduled_at: [expect.any(String)] },
      });
    expect((await send(member, id, { expected: { recipients: 2, units: 1 } })).body).toMatchObject({
      errors: { expected: [guestMessageMessages.changed] },
    });
    await app.db
      .update(guests)
      .set({ phone1: null })
      .where(eq(guests.id, ids[0] ?? 0));
    expect((await send(member, id)).body).toMatchObject({
      errors: { channel_id: [guestMessageMessages.nobodyReached] },
    });
  });

  it("of a card, a reminder and another channel: it has none", async () => {
    const { member, ids } = await coupleWith({});
    const id = await saved(member);
    await send(member, id);
    await app.work();
    expect((await post(member, `messages/${id}/remind`)).status).toBe(404);
    const other = `messages/${id}/guests/${ids[0]}/other-channel`;
    expect((await post(member, other, { channel_id: 5 })).status).toBe(404);
    const { campaignId } = await inviteOne(app, member);
    expect((await send(member, campaignId)).status).toBe(404);
    expect((await save(member, { id: campaignId })).status).toBe(404);
  });

  it("to others than owners and organisers of its event", async () => {
    const { member } = await coupleWith({});
    const id = await saved(member);
    const reader = await shareWith(app, member, "reader");
    const stranger = await registerCouple(app);
    expect((await send(reader, id)).status).toBe(403);
    expect((await save(reader, {}, member.eventId)).status).toBe(403);
    expect((await send(stranger, id)).status).toBe(404);
    expect((await save(stranger, {}, member.eventId)).status).toBe(404);
    expect((await send(await shareWith(app, member, "organiser"), id)).status).toBe(200);
  });
});

describe("the choices of a message", () => {
  it("count their guests, and tell whom each channel leaves out and why", async () => {
    const { member, ids } = await coupleWith(
      { phone_number_1: "+2250505000031" },
      { phone_number_1: "+2252722400000" },
      { email: "stop@exemple.test", phone_number_1: "+2250505000033" },
    );
    await app.db
      .update(guests)
      .set({ phone1: null })
      .where(eq(guests.id, ids[2] ?? 0));
    await app.db
      .update(guests)
      .set({ email: null })
      .where(eq(guests.id, ids[1] ?? 0));
    await suppressAddress(app.db, "stop@exemple.test", "email");
    const { token, eventId } = member;
    const path = `/api/v1/events/${eventId}/guest-messages/choices`;
    const { body } = await app.call("GET", path, { token });
    expect(body).toMatchObject({
      guests: 3,
      answers: { yes: 0, none: 3, no: 0 },
      categories: [{ guests: 3 }],
      channels: expect.arrayContaining([
        expect.objectContaining({
          id: 1,
          reached: 1,
          left_out: [
            { reason: "Pas d’adresse e-mail", guests: 1 },
            { reason: "Ne souhaite plus recevoir de messages", guests: 1 },
          ],
        }),
        expect.objectContaining({
          id: 3,
          reached: 1,
          left_out: [
            { reason: guestMessageMessages.unusable, guests: 1 },
            { reason: guestMessageMessages.gone, guests: 1 },
          ],
        }),
      ]),
    });
  });
});
