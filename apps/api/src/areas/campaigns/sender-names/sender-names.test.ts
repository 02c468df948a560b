import { senderNameMessages } from "@jdj/contract/campaigns/sender-name-messages";
import type { SenderName } from "@jdj/contract/campaigns/sender-names";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { requestContext } from "../../../app-context.ts";
import { listCaughtMessages } from "../../../mail-catcher/queries.ts";
import { testApp } from "../../../testing/app.ts";
import { addGuests, giveUnits, postCard, sendTo } from "../../../testing/cards.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { shareWith } from "../../../testing/sharing.ts";
import { events } from "../../notebook/events/tables.ts";
import { campaigns } from "../campaigns/tables.ts";
import { sendDeliveries } from "../deliveries/send-deliveries.ts";
import { changeSenderName, type SenderNameChange } from "./change-sender-name.ts";
import { senderNames } from "./tables.ts";

const app = testApp();

const pathOf = ({ eventId }: CastMember) => `/api/v1/events/${eventId}/sender-names`;

const request = (member: CastMember, name: unknown) =>
  app.call("POST", pathOf(member), { token: member.token, body: { name } });

async function list(member: CastMember): Promise<SenderName[]> {
  return (await app.call("GET", pathOf(member), { token: member.token })).body as SenderName[];
}

const decide = (id: number, change: Omit<SenderNameChange, "decidedBy">) =>
  app.db.transaction((tx) =>
    changeSenderName(tx, requestContext(app), { id }, { ...change, decidedBy: "Serge Aka" }),
  );

/** A couple with a name in some state, credit for SMS and one guest with a mobile number. */
async function couple(state: "requested" | "approved" | "refused" = "approved") {
  const member = await registerCouple(app);
  await giveUnits(app, member, 3, 100);
  expect((await request(member, "Awa et Yann")).status).toBe(200);
  const [name] = await list(member);
  const id = name?.id ?? 0;
  if (state !== "requested") await decide(id, { state });
  const phone = `+22507${String(member.eventId).padStart(8, "0")}`;
  const guests = await addGuests(app, member, [{ phone_number_1: phone }]);
  const smsTo = async () =>
    (await listCaughtMessages(app.db, 20, phone)).map(({ sender }) => sender);
  return { member, id, guests, smsTo };
}

const bySms = (from?: string) => ({ channel_id: 3, body: "[prénoms], venez !", from });

describe("a sender name that is asked for", () => {
  it("has 3 to 11 letters without accents, digits and spaces, not only digits, and is nobody else's", async () => {
    const member = await registerCouple(app);
    const errorOf = async (name: unknown) =>
      ((await request(member, name)).body as { errors: { name: string[] } }).errors.name[0];
    const { required, length, characters, digitsOnly, reserved } = senderNameMessages;
    expect(await errorOf("")).toBe(required);
    expect(await errorOf(undefined)).toBe(required);
    expect(await errorOf("AY")).toBe(length);
    expect(await errorOf("Awa et Yannick")).toBe(length);
    expect(await errorOf("Awa & Yann")).toBe(characters);
    expect(await errorOf("Éléonore")).toBe(characters);
    expect(await errorOf("12 12 2026")).toBe(digitsOnly);
    expect(await errorOf("Orange CI")).toBe(reserved);
    expect(await errorOf("JoieDuJour")).toBe(reserved);
    expect(await list(member)).toEqual([]);
  });

  it("waits in the list of its event, once, with two others at most, and may be given up", async () => {
    const member = await registerCouple(app);
    expect(await request(member, "  Awa   et Yann ")).toMatchObject({
      body: { message: senderNameMessages.asked },
    });
    expect((await request(member, "AWA ET YANN")).body).toMatchObject({
      errors: { name: [senderNameMessages.alreadyAsked] },
    });
    await request(member, "Kouassi");
    const at = await Promise.all([request(member, "Noces AY"), request(member, "Fete AY")]);
    expect(at.map(({ status }) => status).sort()).toEqual([200, 409]);
    const names = await list(member);
    expect(names).toHaveLength(3);
    const [first] = names.slice(-1);
    expect(first).toMatchObject({
      ...{ name: "Awa et Yann", state: "requested", reason: "", can: { withdraw: true } },
    });
    const withdraw = (who = member) =>
      app.call("POST", `${pathOf(who)}/${first?.id}/withdraw`, { token: who.token });
    expect((await withdraw(await registerCouple(app))).status).toBe(404);
    expect((await withdraw()).status).toBe(200);
    expect((await withdraw()).status).toBe(409);
    expect((await request(member, "Awa et Yann")).status).toBe(200);
  });

  it("is seen by a reader of the notebook, who asks for none, and not by others", async () => {
    const { member } = await couple("requested");
    const reader = await shareWith(app, member, "reader");
    const stranger = await registerCouple(app);
    const path = pathOf(member);
    const read = await app.call("GET", path, { token: reader.token });
    expect(read.body).toMatchObject([{ name: "Awa et Yann", can: { withdraw: false } }]);
    const body = { name: "Kouassi" };
    expect((await app.call("POST", path, { token: reader.token, body })).status).toBe(403);
    expect((await app.call("GET", path, { token: stranger.token })).status).toBe(404);
  });

  it("is asked for ten times a day at most", async () => {
    const { member } = await couple("refused");
    for (let time = 0; time < 9; time += 1) {
      await request(member, `Awa ${time}`);
      const [newest] = await list(member);
      if (newest) await decide(newest.id, { state: "refused", reason: "Non" });
    }
    expect((await request(member, "Kouassi")).status).toBe(429);
  });

  it("is announced to the owners by email once staff have decided", async () => {
    const { member, id } = await couple("requested");
    await decide(id, { state: "approved" });
    await decide(id, { state: "withdrawn", reason: "Plainte de l’opérateur" });
    await app.work();
    const emails = await listCaughtMessages(app.db, 20, member.email);
    const announced = emails.filter(({ kind }) => kind.startsWith("sender-name"));
    expect(announced.map(({ subject }) => subject).sort()).toEqual([
      "Le nom «\u00a0Awa et Yann\u00a0» ne peut plus servir",
      "Vos SMS peuvent partir sous le nom «\u00a0Awa et Yann\u00a0»",
    ]);
    expect(announced.map(({ text }) => text).join()).toContain("Plainte de l’opérateur");
    await expect(decide(id, { state: "approved" })).rejects.toThrow();
    await expect(decide(999_999_999, { state: "approved" })).rejects.toThrow();
  });
});

describe("a card by SMS", () => {
  it("leaves under an approved name of its event, and says so in the history", async () => {
    const { member, guests, smsTo } = await couple();
    const id = await sendTo(app, member, guests, bySms("awa et yann"));
    await sendDeliveries(app, id);
    expect(await smsTo()).toEqual(["Awa et Yann"]);
    const { body } = await app.call("GET", "/api/v1/messages", { token: member.token });
    expect(body).toMatchObject([{ id, from: "Awa et Yann" }]);
  });

  it("leaves under the product's name without one", async () => {
    const { member, guests, smsTo } = await couple();
    for (const from of [undefined, "Joie du Jour"])
      await sendDeliveries(app, await sendTo(app, member, guests, bySms(from)));
    expect(await smsTo()).toEqual([null, null]);
    const { body } = await app.call("GET", "/api/v1/messages", { token: member.token });
    expect(body).toMatchObject([{ from: "Joie du Jour" }, { from: "Joie du Jour" }]);
  });

  it("is refused at its field under a name that is not approved, or another event's", async () => {
    const { member, guests } = await couple("requested");
    const other = await couple();
    const errorOf = async (from: string, who = member, tab = guests) =>
      ((await postCard(app, who, tab, bySms(from))).body as { errors?: { from: string[] } }).errors
        ?.from[0];
    expect(await errorOf("Awa et Yann")).toBe(senderNameMessages.notYetApproved);
    expect(await errorOf("Kouassi")).toBe(senderNameMessages.notApproved);
    await request(other.member, "Kouassi");
    expect(await errorOf("Orange Money", other.member, other.guests)).toBe(
      senderNameMessages.notApproved,
    );
    const left = await app.db.select().from(campaigns).where(eq(campaigns.eventId, member.eventId));
    expect(left).toEqual([]);
  });

  it("that waits for its day leaves under the product's name once its own is withdrawn", async () => {
    const { member, id, guests, smsTo } = await couple();
    const scheduled_at = new Date(app.clock().getTime() + 86_400_000).toISOString();
    const campaignId = await sendTo(app, member, guests, { ...bySms("Awa et Yann"), scheduled_at });
    await decide(id, { state: "withdrawn", reason: "Plainte" });
    const stored = () => app.db.select().from(campaigns).where(eq(campaigns.id, campaignId));
    expect(await stored()).toMatchObject([{ sender: "Joie du Jour", senderNameId: null }]);
    // One that has begun to leave keeps the name with which it began, and uses it no more.
    const change = { status: "sending", sender: "Awa et Yann", senderNameId: id } as const;
    await app.db.update(campaigns).set(change).where(eq(campaigns.id, campaignId));
    await sendDeliveries(app, campaignId);
    expect(await smsTo()).toEqual([null]);
  });

  it("has a reminder under its own name, and under the product's once that is withdrawn", async () => {
    for (const isWithdrawn of [false, true]) {
      const { member, id, guests } = await couple();
      const { token } = member;
      const campaignId = await sendTo(app, member, guests, bySms("Awa et Yann"));
      await app.work();
      if (isWithdrawn) await decide(id, { state: "withdrawn", reason: "Plainte" });
      const path = `/api/v1/messages/${campaignId}/remind`;
      expect((await app.call("POST", path, { token, body: {} })).status).toBe(200);
      const [newest] = (await app.call("GET", "/api/v1/messages", { token })).body as object[];
      const from = isWithdrawn ? "Joie du Jour" : "Awa et Yann";
      expect(newest).toMatchObject({ from, reminder_of: campaignId });
    }
  });
});

it("the sender names of an event are erased with it", async () => {
  const { member, id } = await couple();
  await app.db.delete(events).where(eq(events.id, member.eventId));
  expect(await app.db.select().from(senderNames).where(eq(senderNames.id, id))).toEqual([]);
});
