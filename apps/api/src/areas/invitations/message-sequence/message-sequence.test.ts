import { smsLength } from "@jdj/contract/campaigns/sms-length";
import { sequenceMessages } from "@jdj/contract/invitations/sequence-messages";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { listCaughtMessages } from "../../../mail-catcher/queries.ts";
import { testApp } from "../../../testing/app.ts";
import { addGuests, giveUnits } from "../../../testing/cards.ts";
import type { CastMember } from "../../../testing/cast.ts";
import { findRecipients } from "../../../testing/deliveries.ts";
import { messageWriter } from "../../../testing/guest-messages.ts";
import { sequences } from "../../../testing/message-sequences.ts";
import { shareWith } from "../../../testing/sharing.ts";
import { notices } from "../../identity/notices/tables.ts";
import { events } from "../../notebook/events/tables.ts";
import { guests } from "../../notebook/guests/tables.ts";
import { proposals } from "./proposals.ts";

const app = testApp();
const { post, saved, coupleWith } = messageWriter(app);

const { listed, feastIn, waitUntil, run, stateOf } = sequences(app);

const prepare = (member: CastMember, fields: object = {}) =>
  post(member, `events/${member.eventId}/message-sequence`, {
    ...{ purposes: ["reminder", "practical", "eve", "thanks"], channel_id: 1, ...fields },
  });

const plan = (member: CastMember, id: number, fields: object = {}) =>
  post(member, `guest-messages/${id}/sequence-step`, { offset_days: -7, hour: 10, ...fields });

const textsTo = async (to: string) =>
  (await listCaughtMessages(app.db, 5000, to)).map(({ text }) => text);
const noticesOf = ({ userId }: CastMember) =>
  app.db.select().from(notices).where(eq(notices.userId, userId));

describe("a sequence of messages", () => {
  it("is proposed, written once, planned together and moves with the date", async () => {
    const { member } = await coupleWith({ email: "suite@exemple.test" });
    await feastIn(member, 90);
    expect((await listed(member)).proposals).toEqual(["reminder", "practical", "eve", "thanks"]);
    const answers = await Promise.all([prepare(member), prepare(member)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { steps, proposals } = await listed(member);
    expect(proposals).toEqual([]);
    expect(steps.map(({ purpose, state }) => [purpose, state])).toEqual([
      ["reminder", "off"],
      ["practical", "off"],
      ["eve", "off"],
      ["thanks", "off"],
    ]);
    const all = `events/${member.eventId}/message-sequence/plan`;
    expect(await post(member, all)).toMatchObject({
      body: { message: "4 envois prévus", planned: 4 },
    });
    expect((await post(member, all)).body).toMatchObject({ planned: 0 });
    const [first] = (await listed(member)).steps;
    await feastIn(member, 120);
    const [moved] = (await listed(member)).steps;
    const between = Date.parse(moved?.due_at ?? "") - Date.parse(first?.due_at ?? "");
    expect([first?.state, between]).toEqual(["waiting", 30 * 86_400_000]);
  });

  it("leaves on its day to those whom it concerns then, once", async () => {
    const { member, ids } = await coupleWith(
      { email: "oui-ce-jour@exemple.test" },
      { email: "pas-ce-jour@exemple.test" },
    );
    await feastIn(member, 20);
    await prepare(member, { purposes: ["practical"] });
    const id = (await listed(member)).steps[0]?.id ?? 0;
    expect((await plan(member, id, { offset_days: -10 })).status).toBe(200);
    waitUntil(10, 9);
    await run();
    expect(await stateOf(member, id)).toMatchObject({ state: "waiting", status: "draft" });
    // The answer comes after the message was planned.
    const came = eq(guests.id, ids[0] ?? 0);
    await app.db.update(guests).set({ answer: "yes" }).where(came);
    waitUntil(0, 10);
    await Promise.all([run(), run()]);
    await run();
    await app.work();
    expect(await stateOf(member, id)).toMatchObject({ state: "sent", status: "done", reason: "" });
    expect(await textsTo("oui-ce-jour@exemple.test")).toHaveLength(1);
    expect(await textsTo("pas-ce-jour@exemple.test")).toEqual([]);
    expect(await noticesOf(member)).toEqual([]);
  });

  it("concerns nobody, and its hosts are told", async () => {
    const { member } = await coupleWith({ email: "silence@exemple.test" });
    await feastIn(member, 20);
    await prepare(member, { purposes: ["practical"] });
    const id = (await listed(member)).steps[0]?.id ?? 0;
    await plan(member, id, { offset_days: -10 });
    waitUntil(10, 10);
    await run();
    await run();
    const reason = sequenceMessages.nobody;
    expect(await stateOf(member, id)).toMatchObject({ state: "nobody", reason, status: "draft" });
    expect(await noticesOf(member)).toMatchObject([
      { kind: "sending", title: "Un envoi prévu n’est pas parti", eventId: member.eventId },
    ]);
  });

  it("does not leave late when the date moved past it", async () => {
    const { member } = await coupleWith({ email: "avance@exemple.test" });
    await feastIn(member, 60);
    const id = await saved(member);
    await plan(member, id, { offset_days: -30 });
    await feastIn(member, 10);
    await run();
    const reason = sequenceMessages.missed;
    expect(await stateOf(member, id)).toMatchObject({ state: "missed", reason });
    expect(await textsTo("avance@exemple.test")).toEqual([]);
    // Its host may plan it anew.
    expect((await plan(member, id, { offset_days: -5 })).status).toBe(200);
    expect(await stateOf(member, id)).toMatchObject({ state: "waiting", reason: "" });
  });

  it("is not sent by itself once its host sent, unplanned or abandoned it", async () => {
    const { member } = await coupleWith({ email: "avant@exemple.test" });
    await feastIn(member, 20);
    const [sent, unplanned, abandoned] = [
      await saved(member),
      await saved(member),
      await saved(member),
    ];
    for (const id of [sent, unplanned, abandoned]) await plan(member, id, { offset_days: -10 });
    expect((await post(member, `guest-messages/${sent}/send`)).status).toBe(200);
    const { token } = member;
    const path = `/api/v1/guest-messages/${unplanned}/sequence-step`;
    expect((await app.call("DELETE", path, { token })).status).toBe(200);
    expect((await app.call("DELETE", path, { token })).status).toBe(200);
    const cancel = `/api/v1/messages/${abandoned}/cancel`;
    const cancelled = await app.call("POST", cancel, { token });
    expect(cancelled.status).toBe(200);
    waitUntil(10, 10);
    await run();
    await app.work();
    expect(await textsTo("avant@exemple.test")).toHaveLength(1);
    const states = (await listed(member)).steps.map(({ id, state }) => [id, state]);
    expect(states).toEqual([
      [sent, "sent"],
      [unplanned, "off"],
    ]);
    expect((await plan(member, sent)).status).toBe(409);
  });

  it("waits while the feast is cancelled", async () => {
    const { member } = await coupleWith({ email: "annule@exemple.test" });
    await feastIn(member, 20);
    const id = await saved(member);
    await plan(member, id, { offset_days: -10 });
    const isEvent = eq(events.id, member.eventId);
    await app.db.update(events).set({ cancelledAt: app.clock() }).where(isEvent);
    waitUntil(10, 10);
    await run();
    await app.work();
    expect(await textsTo("annule@exemple.test")).toEqual([]);
  });
});

describe("the price of a step", () => {
  it("is held to what its host agreed to, whatever is answered since", async () => {
    const { member } = await coupleWith({ contact1: "0701020304" }, { contact1: "0701020305" });
    await feastIn(member, 20);
    await giveUnits(app, member, 3, 50);
    await prepare(member, { purposes: ["reminder"], channel_id: 3 });
    const id = (await listed(member)).steps[0]?.id ?? 0;
    const { token } = member;
    const price = `/api/v1/guest-messages/${id}/sequence-step`;
    expect((await app.call("GET", price, { token })).body).toMatchObject({
      ...{ recipients: 2, units: 2, most_units: 2, credit: 50 },
    });
    await plan(member, id, { offset_days: -10 });
    await addGuests(app, member, [{ contact1: "0701020306" }]);
    waitUntil(10, 10);
    await run();
    const reason = sequenceMessages.dearer;
    expect(await stateOf(member, id)).toMatchObject({ state: "held", reason, status: "draft" });
    expect(await findRecipients(app, id)).toHaveLength(2);
  });

  it("is looked at three days before, and a step without credit does not leave", async () => {
    const { member } = await coupleWith({ contact1: "0701020307" });
    await feastIn(member, 20);
    await prepare(member, { purposes: ["reminder"], channel_id: 3 });
    const id = (await listed(member)).steps[0]?.id ?? 0;
    await plan(member, id, { offset_days: -10 });
    waitUntil(8, 10);
    await run();
    await run();
    expect(await noticesOf(member)).toMatchObject([
      { title: "Un envoi prévu risque de ne pas partir" },
    ]);
    waitUntil(2, 10);
    await run();
    const reason = sequenceMessages.creditShort;
    expect(await stateOf(member, id)).toMatchObject({ state: "held", reason, status: "draft" });
    expect(await noticesOf(member)).toHaveLength(2);
  });
});

describe("planning a step", () => {
  it("is refused at its field for a day that is over, no date and a wrong number", async () => {
    const { member } = await coupleWith({ email: "refus@exemple.test" });
    await feastIn(member, 5);
    const id = await saved(member);
    const errorsOf = async (fields: object) => (await plan(member, id, fields)).body;
    const { dayOver, offsetWrong, hourWrong, dateMissing } = sequenceMessages;
    expect(await errorsOf({})).toMatchObject({ errors: { offset_days: [dayOver] } });
    expect(await errorsOf({ offset_days: 61 })).toMatchObject({
      errors: { offset_days: [offsetWrong] },
    });
    expect(await errorsOf({ hour: 21 })).toMatchObject({ errors: { hour: [hourWrong] } });
    const isEvent = eq(events.id, member.eventId);
    await app.db.update(events).set({ weddingDatePrecision: "approximate" }).where(isEvent);
    expect(await errorsOf({ offset_days: -1 })).toMatchObject({
      errors: { offset_days: [dateMissing] },
    });
    expect(await listed(member)).toMatchObject({ date: null });
  });

  it("is refused for what its host writes by hand", async () => {
    const { member } = await coupleWith({ contact1: "0701020308" });
    await feastIn(member, 20);
    const id = await saved(member, { channel_id: 5 });
    expect((await plan(member, id)).body).toMatchObject({
      errors: { channel_id: [sequenceMessages.notByHand] },
    });
  });

  it("is for those who may write cards", async () => {
    const { member } = await coupleWith({ email: "roles@exemple.test" });
    await feastIn(member, 20);
    const id = await saved(member);
    const reader = await shareWith(app, member, "reader");
    expect((await plan(reader, id)).status).toBe(403);
    const stranger = (await coupleWith()).member;
    expect((await plan(stranger, id)).status).toBe(404);
  });
});

describe("the proposed texts", () => {
  it.each(Object.entries(proposals))("« %s » is one segment of an SMS", (_, { body }) => {
    const filled = body
      .replace("[prénoms]", "Marie-Claire Adjoua")
      .replace("[lien]", "https://joiedujour.ci/i/abcdefghijklmnop")
      .replace("[hôtes]", "Awa Kouassi et Yann Koffi");
    expect(smsLength(filled)).toMatchObject({ encoding: "gsm", segments: 1 });
  });
});
