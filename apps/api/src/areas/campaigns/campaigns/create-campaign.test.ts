import { cardMessages } from "@jdj/contract/campaigns/messages";
import { notebookMessages } from "@jdj/contract/notebook/messages";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { listCaughtMessages } from "../../../mail-catcher/queries.ts";
import { testApp } from "../../../testing/app.ts";
import { addGuests, postCard, sendTo } from "../../../testing/cards.ts";
import { registerCouple, registerUnverified } from "../../../testing/cast.ts";
import { findRecipients } from "../../../testing/deliveries.ts";
import { cardDesigns } from "../../designs/tables.ts";
import { channels } from "../channels/tables.ts";

const app = testApp();

const read = (token: string, path: string) => app.call("GET", path, { token });
const emailsTo = async (email: string) =>
  (await listCaughtMessages(app.db, 5000)).filter((item) => item.to === email);

describe("sending a card", () => {
  it("sends each guest one email of their own, and counts it in the list", async () => {
    const member = await registerCouple(app);
    const ids = await addGuests(app, member, [
      { given_names: "Adjoua", email: "adjoua@exemple.test" },
      { given_names: "Yao", civility: "Monsieur", email: "yao@exemple.test" },
    ]);
    const sent = await postCard(app, member, ids, { subject: "" });
    const { data } = sent.body as { data: { id: number; channel_id: number } };
    expect(sent).toMatchObject({ status: 200, body: { message: cardMessages.sent } });
    expect(data.channel_id).toBe(1);
    await app.work();

    const [sentEmail] = await emailsTo("yao@exemple.test");
    expect(sentEmail?.text).toContain("Monsieur Yao Kouassi,");
    expect((await emailsTo("adjoua@exemple.test")).length).toBe(1);
    const { body } = await read(member.token, "/api/v1/messages");
    expect(body).toMatchObject([
      {
        id: data.id,
        label: "Mon message",
        from: "Joie du Jour",
        subject: null,
        channel: { name: "E-mail" },
        category: { name: "Invitation" },
        model: null,
        design: { name: "Lisière" },
        success: 2,
        error: 0,
        total: 2,
        customer_id: member.customerId,
      },
    ]);
  });

  it("shows a guest without an address as not sent, with the reason", async () => {
    const member = await registerCouple(app);
    const [id = 0, other = 0] = await addGuests(app, member, [{}, {}]);
    await removeAddress(member.token, id);
    const campaignId = await sendTo(app, member, [id, other]);
    await app.work();
    const { body } = await read(member.token, `/api/v1/messages/${campaignId}`);
    const { eventGuests, ...send } = body as { eventGuests: { id: number; pivot: unknown }[] };
    expect(send).toMatchObject({ success: 1, error: 1, total: 2 });
    expect(eventGuests.find((guest) => guest.id === id)?.pivot).toEqual({
      status: 0,
      state: "failed",
      reason: cardMessages.noEmail,
      written_at: null,
      can: { resend: false },
    });
    expect(eventGuests.find((guest) => guest.id === other)?.pivot).toMatchObject({ status: 1 });
  });

  it("creates one campaign however often the same request comes, even at the same time", async () => {
    const member = await registerCouple(app);
    const [id = 0] = await addGuests(app, member, [{ email: "une-fois@exemple.test" }]);
    const key = { idempotency_key: "appareil-1" };
    const answers = await Promise.all([1, 2, 3].map(() => postCard(app, member, [id], key)));
    answers.push(await postCard(app, member, [id], key));
    await app.work();
    const made = answers.map(({ body }) => (body as { data: { id: number } }).data.id);
    expect(new Set(made).size).toBe(1);
    expect(await emailsTo("une-fois@exemple.test")).toHaveLength(1);
    expect((await postCard(app, member, [id], { ...key, body: "Autre" })).status).toBe(409);
  });

  it("counts a guest chosen twice once", async () => {
    const member = await registerCouple(app);
    const [id = 0] = await addGuests(app, member, [{}]);
    expect(await findRecipients(app, await sendTo(app, member, [id, id]))).toHaveLength(1);
  });

  it("accepts the same campaign posted as a form, with an imported picture when it is one", async () => {
    const member = await registerCouple(app);
    const [id = 0] = await addGuests(app, member, [{}]);
    const form = () => {
      const body = new FormData();
      const fields = { channel_id: 1, message_category_id: 1, message_design_id: 2, "tab[]": id };
      for (const [name, value] of Object.entries(fields)) body.set(name, String(value));
      body.set("body", "Venez, [prénoms] !");
      return body;
    };
    const post = (body: FormData) =>
      app.call("POST", "/api/v1/messages/send", { token: member.token, body });
    expect((await post(form())).status).toBe(200);
    const withFile = form();
    withFile.set("file", new File(["x"], "carte.png", { type: "image/png" }));
    expect(await post(withFile)).toMatchObject({
      status: 422,
      body: { errors: { file: [notebookMessages.selectAnImage] } },
    });
  });
});

describe("a campaign that is refused", () => {
  it("names another couple's guest, or one who is not: nothing is written", async () => {
    const [member, other] = [await registerCouple(app), await registerCouple(app)];
    const [own = 0] = await addGuests(app, member, [{}]);
    const [foreign = 0] = await addGuests(app, other, [{}]);
    expect((await postCard(app, member, [own, foreign])).status).toBe(404);
    expect((await postCard(app, member, [own, 999_999])).status).toBe(404);
    expect((await read(member.token, "/api/v1/messages")).body).toEqual([]);
  });

  it("goes by a closed channel", async () => {
    const member = await registerCouple(app);
    const ids = await addGuests(app, member, [{}]);
    const open = (isOpen: boolean) =>
      app.db.update(channels).set({ open: isOpen }).where(eq(channels.id, 3));
    await open(false);
    expect(await postCard(app, member, ids, { channel_id: 3 })).toMatchObject({
      status: 409,
      body: {
        message:
          "Ce canal d’envoi n’est pas disponible pour le moment\u00a0: choisissez-en un autre.",
      },
    });
    await open(true);
  });

  it("has a model of another category, or an unknown category", async () => {
    const member = await registerCouple(app);
    const ids = await addGuests(app, member, [{}]);
    const other = { message_category_id: 2, message_model_id: 1 };
    expect((await postCard(app, member, ids, other)).status).toBe(404);
    expect((await postCard(app, member, ids, { message_category_id: 77 })).status).toBe(404);
  });

  it("has a withdrawn design", async () => {
    const member = await registerCouple(app);
    const ids = await addGuests(app, member, [{}]);
    const withdraw = (withdrawn: boolean) =>
      app.db.update(cardDesigns).set({ withdrawn }).where(eq(cardDesigns.id, 3));
    await withdraw(true);
    expect(await postCard(app, member, ids, { message_design_id: 3 })).toMatchObject({
      status: 422,
      body: { errors: { message_design_id: [cardMessages.noDesign] } },
    });
    await withdraw(false);
  });

  it("lacks its text, its guests, or has an unknown placeholder: each error is at its field", async () => {
    const member = await registerCouple(app);
    const ids = await addGuests(app, member, [{}]);
    expect(await postCard(app, member, ids, { body: " " })).toMatchObject({
      status: 422,
      body: { errors: { body: [cardMessages.bodyRequired] } },
    });
    expect(await postCard(app, member, [])).toMatchObject({
      status: 422,
      body: { errors: { tab: [cardMessages.noRecipient] } },
    });
    expect(await postCard(app, member, ids, { body: "Cher [prenom]" })).toMatchObject({
      status: 422,
      body: { errors: { body: [cardMessages.placeholderUnknown] } },
    });
  });

  it("comes from an unverified account, or is read by another couple", async () => {
    const [member, other] = [await registerCouple(app), await registerCouple(app)];
    const ids = await addGuests(app, member, [{}]);
    const campaignId = await sendTo(app, member, ids);
    expect((await postCard(app, await registerUnverified(app), ids)).status).toBe(403);
    expect((await read(other.token, `/api/v1/messages/${campaignId}`)).status).toBe(404);
  });
});

async function removeAddress(token: string, id: number) {
  const { body } = await read(token, `/api/v1/guests/events/${id}`);
  const { category: _, answer: __, ...guest } = body as Record<string, unknown>;
  const changed = await app.call("POST", "/api/v1/guests-events-update", {
    token,
    body: { ...guest, email: null },
  });
  expect(changed.status).toBe(200);
}
