import { cardMessages } from "@jdj/contract/campaigns/messages";
import { describe, expect, it } from "vitest";
import { listCaughtMessages } from "../../../mail-catcher/queries.ts";
import { testApp } from "../../../testing/app.ts";
import { addGuests, giveUnits, inviteOne, postCard, sendTo } from "../../../testing/cards.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { findRecipients } from "../../../testing/deliveries.ts";
import { shareWith } from "../../../testing/sharing.ts";
import { creditOf } from "../../payments/credit/credit.ts";
import { startScheduled } from "./start-scheduled.ts";

const app = testApp();

const post = (member: CastMember, path: string, body?: unknown) =>
  app.call("POST", `/api/v1/${path}`, { token: member.token, body });
const inHours = (hours: number) =>
  new Date(app.clock().getTime() + hours * 3_600_000).toISOString();
const stateOf = async (campaignId: number) => (await findRecipients(app, campaignId))[0]?.state;

async function progress({ token }: CastMember, id: number) {
  return (await app.call("GET", `/api/v1/messages/${id}/progress`, { token })).body;
}

describe("a scheduled campaign", () => {
  it("starts when its time has come, not before", async () => {
    const member = await registerCouple(app);
    const [id = 0] = await addGuests(app, member, [{}]);
    const campaignId = await sendTo(app, member, [id], { scheduled_at: inHours(2) });
    await app.work();
    await startScheduled(app);
    await app.work();
    expect(await progress(member, campaignId)).toMatchObject({ status: "scheduled", queued: 1 });
    app.wait(7201);
    await Promise.all([startScheduled(app), startScheduled(app)]);
    await app.work();
    expect(await progress(member, campaignId)).toMatchObject({ status: "done", sent: 1, total: 1 });
  });

  it("may be cancelled until then, and gives back what it took", async () => {
    const member = await registerCouple(app);
    const [id = 0] = await addGuests(app, member, [{}]);
    await giveUnits(app, member, 3, 1);
    const fields = { channel_id: 3, body: "Venez !", scheduled_at: inHours(1) };
    const campaignId = await sendTo(app, member, [id], fields);
    expect(await creditOf(app.db, member.customerId, 3)).toBe(0);
    for (const _ of [1, 2])
      expect(await post(member, `messages/${campaignId}/cancel`)).toMatchObject({
        status: 200,
        body: { message: cardMessages.cancelled },
      });
    expect(await creditOf(app.db, member.customerId, 3)).toBe(1);
    app.wait(3700);
    await startScheduled(app);
    await app.work();
    expect([await stateOf(campaignId), await progress(member, campaignId)]).toMatchObject([
      "queued",
      { status: "cancelled" },
    ]);
  });

  it("is refused for a time that is past, or more than a year ahead", async () => {
    const member = await registerCouple(app);
    const ids = await addGuests(app, member, [{}]);
    for (const [hours, message] of [
      [-1, cardMessages.scheduleTooEarly],
      [9000, cardMessages.scheduleTooLate],
    ] as const)
      expect(await postCard(app, member, ids, { scheduled_at: inHours(hours) })).toMatchObject({
        status: 422,
        body: { errors: { scheduled_at: [message] } },
      });
  });

  it("can no longer be cancelled once it has left", async () => {
    const member = await registerCouple(app);
    const { campaignId } = await inviteOne(app, member);
    expect((await post(member, `messages/${campaignId}/cancel`)).status).toBe(409);
  });
});

describe("a test message", () => {
  it("comes to its writer alone, with their own name", async () => {
    const member = await registerCouple(app);
    const tried = { channel_id: 1, body: "Chère [prénoms], [hôtes] vous invitent" };
    expect((await post(member, "messages/test", tried)).status).toBe(200);
    const [sentEmail] = (await listCaughtMessages(app.db)).filter(({ to }) => to === member.email);
    expect(sentEmail?.text).toContain("Chère Awa,");
  });

  it("has a link that shows the card to its writer, and takes no answer", async () => {
    const member = await registerCouple(app);
    const tried = { channel_id: 1, body: "Venez !", message_design_id: 2 };
    expect((await post(member, "messages/test", tried)).status).toBe(200);
    const [sentEmail] = (await listCaughtMessages(app.db)).filter(({ to }) => to === member.email);
    const link = sentEmail?.links.find((one) => one.includes("/wedding-card/")) ?? "";
    const token = new URL(link).pathname.split("/").at(-1);
    const shown = await app.call("GET", `/api/v1/wedding-cards/${token}`);
    expect(shown).toMatchObject({
      status: 200,
      body: { trial: true, guest: { given_names: "Awa" }, can: { answer: false }, entry: null },
    });
    const { card } = shown.body as { card: { file: string } };
    expect((await app.call("GET", `${card.file}?size=half`)).status).toBe(200);
    expect(
      (await app.call("POST", `/api/v1/rsvp/${token}`, { body: { answer: "yes" } })).status,
    ).toBe(404);
    expect((await app.call("GET", `/api/v1/wedding-cards/${token}x`)).status).toBe(404);
  });

  it("is refused to a reader, and counts for the day of the owner whoever sends it", async () => {
    const owner = await registerCouple(app);
    const tried = { channel_id: 1, body: "Venez !" };
    const reader = await shareWith(app, owner, "reader");
    expect((await post(reader, "messages/test", tried)).status).toBe(403);
    const organisers = [
      await shareWith(app, owner, "organiser"),
      await shareWith(app, owner, "organiser"),
    ];
    for (const writer of organisers)
      for (let each = 0; each < 20; each += 1)
        expect((await post(writer, "messages/test", tried)).status).toBe(200);
    expect((await post(owner, "messages/test", tried)).status).toBe(429);
  });

  it("needs a number, credit and a channel that sends", async () => {
    const member = await registerCouple(app);
    const test = (channel_id: number) =>
      post(member, "messages/test", { channel_id, body: "Venez !" });
    expect((await test(3)).body).toMatchObject({
      errors: { channel_id: [cardMessages.testAddressMissing] },
    });
    expect((await test(2)).status).toBe(409);
    expect((await test(77)).status).toBe(404);
  });
});

describe("a card to be shared", () => {
  it("goes to nobody, and has a public page with its text", async () => {
    const member = await registerCouple(app);
    const body = "[civilité] [prénoms] [nom], venez fêter avec nous : [lien]";
    const sent = await postCard(app, member, [], { channel_id: 2, body, tab: undefined });
    const { id } = (sent.body as { data: { id: number } }).data;
    const shown = await app.call("GET", `/api/v1/messages/${id}`, { token: member.token });
    const { share, total } = shown.body as { total: number; share: Record<string, string> };
    expect(total).toBe(0);
    expect(share.text).toBe(`Venez fêter avec nous : ${share.url}`);
    expect(share.whatsapp).toBe(`https://wa.me/?text=${encodeURIComponent(share.text ?? "")}`);
    expect(share.url).toMatch(/^http:\/\/joie\.test\/i\/e\.[\w-]{22}$/);
    const token = share.url?.split("/").at(-1);
    // The page does not print a link to itself.
    expect(await app.call("GET", `/api/v1/event-cards/${token}`)).toMatchObject({
      status: 200,
      body: { message: "Venez fêter avec nous" },
    });
  });
});
