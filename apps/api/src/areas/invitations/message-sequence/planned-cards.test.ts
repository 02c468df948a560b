import { sequenceMessages } from "@jdj/contract/invitations/sequence-messages";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { listCaughtMessages } from "../../../mail-catcher/queries.ts";
import { testApp } from "../../../testing/app.ts";
import { addGuests, giveUnits, sendTo } from "../../../testing/cards.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { findRecipients } from "../../../testing/deliveries.ts";
import { messageWriter } from "../../../testing/guest-messages.ts";
import { sequences } from "../../../testing/message-sequences.ts";
import { campaigns } from "../../campaigns/campaigns/tables.ts";
import { messageCategories } from "../../designs/tables.ts";
import { notices } from "../../identity/notices/tables.ts";
import { guests } from "../../notebook/guests/tables.ts";
import { payments } from "../../payments/payments/tables.ts";

const app = testApp();
const { coupleWith } = messageWriter(app);
const { listed, feastIn, waitUntil, run, stateOf } = sequences(app);

async function categoryId(code: string): Promise<number> {
  const [row] = await app.db
    .select({ id: messageCategories.id })
    .from(messageCategories)
    .where(eq(messageCategories.code, code));
  return row?.id ?? 0;
}

/** Posts a card that leaves sixty days before the feast. */
async function post(
  { eventId, token }: Pick<CastMember, "eventId"> & { token: string | null },
  fields: object = {},
) {
  return app.call("POST", `/api/v1/events/${eventId}/message-sequence/cards`, {
    token,
    body: {
      ...{ channel_id: 1, message_category_id: await categoryId("save-the-date") },
      ...{ message_design_id: 1, body: "[prénoms], réservez la date. [lien]" },
      ...{ offset_days: -60, hour: 10, ...fields },
    },
  });
}

async function planned(member: CastMember, fields: object): Promise<number> {
  const { status, body } = await post(member, fields);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return (body as { data: { id: number } }).data.id;
}

const cardsTo = async (to: string) => {
  await app.work();
  return (await listCaughtMessages(app.db, 5000, to)).filter(({ kind }) => kind === "card");
};

const proposed = async ({ eventId, token }: CastMember) =>
  (await app.call("GET", `/api/v1/events/${eventId}/message-sequence/cards`, { token })).body;

const noticesOf = ({ userId }: CastMember) =>
  app.db.select().from(notices).where(eq(notices.userId, userId));

describe("a card that is counted from the feast", () => {
  it("leaves on its day to the guests that were chosen, once, and moves with the date", async () => {
    const { member, ids } = await coupleWith(
      { email: "choisie@exemple.test" },
      { email: "pas-choisie@exemple.test" },
    );
    await feastIn(member, 90);
    expect(await proposed(member)).toEqual(["save-the-date", "invitation"]);
    const id = await planned(member, { tab: [ids[0]] });
    expect(await listed(member)).toMatchObject({
      steps: [
        {
          ...{ id, kind: "card", purpose: "save-the-date", state: "waiting", status: "draft" },
          ...{ audience: null, guests: 1, offset_days: -60, hour: 10 },
        },
      ],
    });
    expect(await proposed(member)).toEqual(["invitation"]);
    waitUntil(30, 9);
    await run();
    expect(await cardsTo("choisie@exemple.test")).toEqual([]);
    // The feast is put off by ten days, and the card with it.
    await feastIn(member, 70);
    waitUntil(0, 10);
    await run();
    expect(await cardsTo("choisie@exemple.test")).toEqual([]);
    waitUntil(10, 10);
    await Promise.all([run(), run()]);
    expect(await cardsTo("choisie@exemple.test")).toHaveLength(1);
    expect(await cardsTo("pas-choisie@exemple.test")).toEqual([]);
    expect(await stateOf(member, id)).toMatchObject({ state: "sent", status: "done" });
    expect(await noticesOf(member)).toEqual([]);
  });

  it("for everybody goes to who was added since, and to nobody who had one of its category", async () => {
    const { member, ids } = await coupleWith(
      { email: "deja@exemple.test" },
      { email: "attend@exemple.test" },
      { email: "retiree@exemple.test" },
    );
    await feastIn(member, 90);
    const id = await planned(member, { tab: ids, to_all: true });
    expect(await stateOf(member, id)).toMatchObject({ audience: { answers: [] }, guests: 3 });
    const category = { message_category_id: await categoryId("save-the-date") };
    await sendTo(app, member, ids.slice(0, 1), category);
    expect(await cardsTo("deja@exemple.test")).toHaveLength(1);
    await addGuests(app, member, [{ email: "ajoutee@exemple.test" }]);
    await app.db.delete(guests).where(eq(guests.id, ids[2] ?? 0));
    waitUntil(30, 10);
    await run();
    expect(await cardsTo("deja@exemple.test")).toHaveLength(1);
    expect(await cardsTo("attend@exemple.test")).toHaveLength(1);
    expect(await cardsTo("ajoutee@exemple.test")).toHaveLength(1);
    expect(await findRecipients(app, id)).toHaveLength(2);
  });

  it("is written anew under its key, and takes no credit and opens no payment before its day", async () => {
    const { member, ids } = await coupleWith({}, {});
    await feastIn(member, 90);
    const bySms = {
      channel_id: 3,
      body: "[prénoms], réservez la date.",
      idempotency_key: "une-carte",
    };
    const id = await planned(member, { ...bySms, tab: ids });
    expect(await planned(member, { ...bySms, tab: ids.slice(1), offset_days: -70 })).toBe(id);
    expect(await stateOf(member, id)).toMatchObject({ offset_days: -70, guests: 1 });
    const opened = await app.db.select().from(payments);
    expect(opened).toEqual([]);
    waitUntil(20, 10);
    await run();
    expect(await stateOf(member, id)).toMatchObject({
      ...{ state: "held", status: "draft", reason: sequenceMessages.creditShort },
    });
    expect(await app.db.select().from(payments)).toEqual([]);
  });

  it("does not leave for a higher price than its host agreed to, of which they are told before", async () => {
    const { member, ids } = await coupleWith({});
    await feastIn(member, 90);
    await giveUnits(app, member, 3, 50);
    const body = "[prénoms], réservez la date.";
    const id = await planned(member, { channel_id: 3, body, tab: ids, to_all: true });
    await addGuests(app, member, [{}, {}]);
    const priced = await app.call("GET", `/api/v1/guest-messages/${id}/sequence-step`, {
      token: member.token,
    });
    expect(priced.body).toMatchObject({ recipients: 3, is_dearer: true });
    waitUntil(28, 10);
    await run();
    expect(await noticesOf(member)).toMatchObject([
      { kind: "sending", title: "Un envoi prévu risque de ne pas partir" },
    ]);
    const again = { offset_days: -60, hour: 10 };
    const agreed = await app.call("POST", `/api/v1/guest-messages/${id}/sequence-step`, {
      ...{ token: member.token, body: again },
    });
    expect(agreed.status).toBe(200);
    waitUntil(2, 10);
    await run();
    expect(await stateOf(member, id)).toMatchObject({ state: "sent" });
  });

  it("is refused at its field: shared or by hand (422), without a day ahead (422), for nobody (422)", async () => {
    const { member, ids } = await coupleWith({});
    await feastIn(member, 30);
    const day = { offset_days: -10, tab: ids };
    const fieldOf = async (fields: object) => {
      const { status, body } = await post(member, { ...day, ...fields });
      return [status, Object.keys((body as { errors?: object }).errors ?? {})];
    };
    expect(await fieldOf({ channel_id: 2 })).toEqual([422, ["channel_id"]]);
    expect(await fieldOf({ channel_id: 5 })).toEqual([422, ["channel_id"]]);
    expect(await fieldOf({ offset_days: -60 })).toEqual([422, ["offset_days"]]);
    expect(await fieldOf({ hour: 23 })).toEqual([422, ["hour"]]);
    expect(await fieldOf({ tab: [] })).toEqual([422, ["tab"]]);
    expect(
      await app.db.select().from(campaigns).where(eq(campaigns.eventId, member.eventId)),
    ).toEqual([]);
  });

  it("is its event's own: a stranger (401) and another customer (404) plan none, nor a guest of another (404)", async () => {
    const { member, ids } = await coupleWith({});
    await feastIn(member, 90);
    const other = await registerCouple(app);
    const { eventId } = member;
    expect((await post({ eventId, token: null }, { tab: ids })).status).toBe(401);
    expect((await post({ eventId, token: other.token }, { tab: ids })).status).toBe(404);
    await feastIn(other, 90);
    expect((await post(other, { tab: ids })).status).toBe(404);
  });

  it("is not planned twice: a card that left keeps its key (409)", async () => {
    const { member, ids } = await coupleWith({});
    await feastIn(member, 90);
    await sendTo(app, member, ids, { idempotency_key: "partie" });
    expect((await post(member, { tab: ids, idempotency_key: "partie" })).status).toBe(409);
  });

  it("with a picture of its host's is posted as a form, for everybody too", async () => {
    const { member } = await coupleWith({}, {});
    await feastIn(member, 90);
    const form = new FormData();
    const [guest] = await app.db.select().from(guests).where(eq(guests.eventId, member.eventId));
    const fields = {
      ...{ channel_id: "1", message_category_id: String(await categoryId("save-the-date")) },
      ...{ body: "[prénoms], réservez la date.", tab: String(guest?.id), to_all: "true" },
      ...{ offset_days: "-60", hour: "10" },
    };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const red = { width: 600, height: 300, channels: 3 as const, background: "#c00" };
    const png = await sharp({ create: red }).png().toBuffer();
    form.set("file", new File([new Uint8Array(png)], "carte.png", { type: "image/png" }));
    const path = `/api/v1/events/${member.eventId}/message-sequence/cards`;
    const { status, body } = await app.call("POST", path, { token: member.token, body: form });
    expect([status, body]).toMatchObject([200, { success: true }]);
    const { id } = (body as { data: { id: number } }).data;
    expect(await stateOf(member, id)).toMatchObject({ audience: { answers: [] }, guests: 1 });
    const isIt = eq(campaigns.id, id);
    const imageOf = async () => (await app.db.select().from(campaigns).where(isIt))[0]?.imageFileId;
    const image = await imageOf();
    expect(image).toMatch(/^[0-9a-f-]{36}$/);
    waitUntil(30, 10);
    await run();
    expect(await stateOf(member, id)).toMatchObject({ state: "sent" });
    expect(await findRecipients(app, id)).toHaveLength(2);
    expect(await imageOf()).toBe(image);
  });
});
