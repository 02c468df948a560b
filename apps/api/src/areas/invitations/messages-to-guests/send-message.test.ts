import { guestMessageMessages } from "@jdj/contract/invitations/guest-message-messages";
import type { MessagePreview } from "@jdj/contract/invitations/messages-to-guests";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { listCaughtMessages } from "../../../mail-catcher/queries.ts";
import { testApp } from "../../../testing/app.ts";
import { giveUnits, inviteOne } from "../../../testing/cards.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { findRecipients } from "../../../testing/deliveries.ts";
import { messageWriter, writtenMessage } from "../../../testing/guest-messages.ts";
import { shareWith } from "../../../testing/sharing.ts";
import { startScheduled } from "../../campaigns/campaigns/start-scheduled.ts";
import { deliveries } from "../../campaigns/deliveries/tables.ts";
import { suppressAddress } from "../../campaigns/suppression-list/suppress-address.ts";
import { events } from "../../notebook/events/tables.ts";
import { guests } from "../../notebook/guests/tables.ts";
import { creditOf } from "../../payments/credit/credit.ts";
import { everybody } from "./audience.ts";

const app = testApp();

const { post, save, saved, send, inHours, coupleWith } = messageWriter(app);

const textsTo = async (to: string) =>
  (await listCaughtMessages(app.db, 5000, to)).map(({ text }) => text);

describe("a message to guests", () => {
  it("goes to those who are chosen, as text alone, and is no card", async () => {
    const { member, ids } = await coupleWith(
      { email: "vient@exemple.test", given_names: "Ahou" },
      { email: "pas-encore@exemple.test" },
    );
    await app.db
      .update(guests)
      .set({ answer: "yes" })
      .where(eq(guests.id, ids[0] ?? 0));
    const id = await saved(member, { audience: { ...everybody, answers: ["yes"] } });
    expect(await findRecipients(app, id)).toHaveLength(1);
    expect(await send(member, id)).toMatchObject({
      status: 200,
      body: { messages: [guestMessageMessages.sent], data: { id, status: "sending" } },
    });
    await app.work();
    const [email] = await listCaughtMessages(app.db, 1, "vient@exemple.test");
    expect(email?.text).toContain("Ahou, la salle a changé.");
    expect(email?.html).not.toContain("card.png");
    expect(await textsTo("pas-encore@exemple.test")).toEqual([]);
    const { token } = member;
    expect((await app.call("GET", "/api/v1/messages", { token })).body).toEqual([]);
    const [event] = await app.db.select().from(events).where(eq(events.id, member.eventId));
    expect(event?.cardsSentAt).toBeNull();
    const list = `/api/v1/guest-list/${member.eventId}`;
    expect((await app.call("GET", `${list}/uninvited`, { token })).body).toEqual({ ids });
    const path = `/api/v1/events/${member.eventId}/guest-messages`;
    expect((await app.call("GET", path, { token })).body).toMatchObject({
      total: 1,
      messages: [{ id, status: "done", success: 1, error: 0, total: 1 }],
    });
    const page = `/api/v1/attendance/guests/${ids[0]}`;
    expect((await app.call("GET", page, { token })).body).toMatchObject({
      sends: [{ kind: "message", text: "[prénoms], la salle a changé.", state: "sent" }],
      card: null,
    });
  });

  it("leads to the card that its guest got before", async () => {
    const member = await registerCouple(app);
    const { token } = await inviteOne(app, member);
    const id = await saved(member, { body: "Votre carte : [lien]", channel_id: 5 });
    const [delivery] = await findRecipients(app, id);
    expect(delivery?.text).toMatch(new RegExp(`/i/${token}$`));
  });

  it("leaves once, whoever of two hosts sends it first, and however often they press", async () => {
    const { member } = await coupleWith({ email: "une-fois@exemple.test" });
    const other = await shareWith(app, member, "organiser");
    const fields = { idempotency_key: "message-1" };
    const id = await saved(member, fields);
    expect(await saved(member, fields)).toBe(id);
    const answers = await Promise.all([send(member, id), send(other, id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await send(member, id)).status).toBe(409);
    expect((await save(member, fields)).status).toBe(409);
    expect((await save(member, { id })).status).toBe(409);
    await app.work();
    expect(await textsTo("une-fois@exemple.test")).toHaveLength(1);
  });

  it("is priced by the segments of each guest's text, and paid with credit or by an order", async () => {
    const { member } = await coupleWith({ phone_number_1: "+2250505000001" });
    const body = `[prénoms], ${"la salle a changé. ".repeat(10)}`;
    const asked = writtenMessage({ channel_id: 3, body });
    const shown = await post(member, `events/${member.eventId}/guest-messages/preview`, asked);
    const { price } = shown.body as MessagePreview;
    expect(price).toMatchObject({ parts: 2, units: 2, recipients: 1, covered: false });
    const id = await saved(member, { channel_id: 3, body });
    const due = await send(member, id, { expected: { recipients: 1, units: 2 } });
    expect(due).toMatchObject({
      status: 200,
      body: {
        messages: [guestMessageMessages.toBePaid],
        data: { status: "awaiting-payment", total: price?.order_fcfa },
      },
    });
    await giveUnits(app, member, 3, 3);
    expect(await send(member, id)).toMatchObject({ body: { data: { status: "sending" } } });
    await app.work();
    expect(await creditOf(app.db, member.customerId, 3)).toBe(1);
    expect(await textsTo("+2250505000001")).toHaveLength(1);
  });

  it("leaves at its time, and not to who withdrew meanwhile, who is given back", async () => {
    const { member } = await coupleWith(
      { phone_number_1: "+2250505000011" },
      { phone_number_1: "+2250505000012" },
    );
    await giveUnits(app, member, 3, 2);
    const id = await saved(member, { channel_id: 3, body: "La salle a changé." });
    const at = inHours(2);
    expect(await send(member, id, { scheduled_at: at })).toMatchObject({
      body: { messages: [guestMessageMessages.planned], data: { status: "scheduled" } },
    });
    await suppressAddress(app.db, "+2250505000012", "sms");
    app.wait(2 * 3600 + 1);
    await startScheduled(app);
    await app.work();
    expect(await textsTo("+2250505000011")).toEqual(["La salle a changé."]);
    expect(await textsTo("+2250505000012")).toEqual([]);
    expect(await creditOf(app.db, member.customerId, 3)).toBe(1);
    app.wait(-(2 * 3600 + 1));
  });

  it("is cancelled while it is planned, and gives back what it took", async () => {
    const { member } = await coupleWith({});
    await giveUnits(app, member, 4, 1);
    const id = await saved(member, { channel_id: 4 });
    await send(member, id, { scheduled_at: inHours(1) });
    expect(await creditOf(app.db, member.customerId, 4)).toBe(0);
    expect((await post(member, `messages/${id}/cancel`)).status).toBe(200);
    expect(await creditOf(app.db, member.customerId, 4)).toBe(1);
  });

  it("goes to its writer first, without a card", async () => {
    const { member } = await coupleWith({});
    const id = await saved(member, { subject: "Changement de salle" });
    expect((await post(member, `guest-messages/${id}/test`)).status).toBe(200);
    const [email] = await listCaughtMessages(app.db, 1, member.email);
    expect(email).toMatchObject({
      subject: "Changement de salle",
      text: expect.stringContaining("Awa, la salle a changé."),
    });
  });

  it("waits for the morning when it was paid for at night", async () => {
    const { member } = await coupleWith({ phone_number_1: "+2250505000021" });
    const id = await saved(member, { channel_id: 3, body: "La salle a changé." });
    await send(member, id);
    await giveUnits(app, member, 3, 1);
    const untilNight = 22 - app.clock().getUTCHours();
    app.wait(untilNight * 3600);
    expect((await post(member, `messages/${id}/send`)).body).toMatchObject({
      data: { status: "scheduled" },
    });
    app.wait(-untilNight * 3600);
  });

  it("is sent again to those whom it did not reach, but not at night", async () => {
    const { member, ids } = await coupleWith({ phone_number_1: "+2250505000041" });
    await giveUnits(app, member, 3, 2);
    await suppressAddress(app.db, "+2250505000041", "sms");
    const other = await saved(member, { channel_id: 3, body: "La salle a changé." });
    expect((await send(member, other)).body).toMatchObject({
      errors: { channel_id: [guestMessageMessages.nobodyReached] },
    });
    await app.db
      .update(guests)
      .set({ phone1: "+2250505009999" })
      .where(eq(guests.id, ids[0] ?? 0));
    expect((await send(member, other)).status).toBe(200);
    await app.work();
    await app.db
      .update(deliveries)
      .set({ state: "failed" })
      .where(eq(deliveries.campaignId, other));
    const untilNight = 22 - app.clock().getUTCHours();
    app.wait(untilNight * 3600);
    expect((await post(member, `messages/${other}/resend`)).body).toMatchObject({
      errors: { scheduled_at: [guestMessageMessages.quiet] },
    });
    app.wait(-untilNight * 3600);
    expect((await post(member, `messages/${other}/resend`)).body).toMatchObject({
      data: { count: 1 },
    });
  });
});
