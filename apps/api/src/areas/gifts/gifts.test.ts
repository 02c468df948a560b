import type { OwnGiftList } from "@jdj/contract/gifts/lists";
import type { PublicGiftList } from "@jdj/contract/gifts/public-lists";
import { fcfa } from "@jdj/french/money";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { listCaughtMessages } from "../../mail-catcher/queries.ts";
import { testApp } from "../../testing/app.ts";
import { type CastMember, registerCouple } from "../../testing/cast.ts";
import { giftListOf, giveTo, payAsStranger } from "../../testing/gifts.ts";
import { atFakeGateway, press } from "../../testing/payments.ts";
import { findOrder } from "../payments/orders/queries.ts";
import { refunds } from "../payments/refunds/tables.ts";
import { endGifts } from "./gifts/end-gifts.ts";
import { gifts } from "./gifts/tables.ts";
import { giftItems } from "./items/tables.ts";

const app = testApp();

/** A couple with an open list: a table service of 45 000 FCFA, and a cagnotte. */
async function openList(fields: object = {}) {
  const couple = await registerCouple(app);
  const list = giftListOf(app, couple);
  await list.save(fields);
  await list.add("Service de table", 45_000);
  const own = (await list.read()) as OwnGiftList;
  return { couple, list, path: own.path ?? "", item: own.items[0]?.id ?? 0 };
}

const read = async (member: CastMember) => (await giftListOf(app, member).read()) as OwnGiftList;

async function publicly(path: string) {
  const token = path.split("/").at(-1);
  return app.call("GET", `/api/v1/public-gift-lists/${token}`);
}

const referenceIn = ({ body }: { body: unknown }) => (body as { reference: string }).reference;

/** Lets every gift's hold end, as if half an hour had passed. */
async function letHoldsEnd() {
  await app.db
    .update(gifts)
    .set({ holdUntil: app.clock(), createdAt: sql`${gifts.createdAt} - interval '1 day'` })
    .where(eq(gifts.state, "pending"));
  await endGifts(app);
}

describe("the gift list of an event", () => {
  it("is empty and closed until its hosts save it, and then has a page that nobody can guess", async () => {
    const couple = await registerCouple(app);
    expect(await read(couple)).toMatchObject({ is_open: false, path: null, items: [], version: 0 });
    const { save } = giftListOf(app, couple);
    expect(await save({ pot_name: "Notre voyage", pot_goal: "500 000" })).toMatchObject({
      status: 200,
    });
    const saved = await read(couple);
    expect(saved).toMatchObject({ is_open: true, pot_name: "Notre voyage", version: 2 });
    expect(saved.path).toMatch(/^\/liste-de-cadeaux\/[0-9a-z]{16}$/);
    expect((await publicly(saved.path ?? "")).body).toMatchObject({
      is_open: true,
      message: "Votre présence nous suffit.",
      pot: { name: "Notre voyage", goal_fcfa: 500_000 },
      items: [],
    });
    expect(await save({ version: 1 })).toMatchObject({ status: 409 });
    expect(await publicly("/liste-de-cadeaux/aaaaaaaaaaaaaaaa")).toMatchObject({ status: 404 });
  });

  it("has wishes in an order of its hosts', which they change, move and remove", async () => {
    const { couple, list, item } = await openList();
    await list.add("Marmites", 10_000, 3);
    const names = async () => (await read(couple)).items.map(({ name }) => name);
    await list.call("POST", `/items/${item}/move`, { to: "down" });
    expect(await names()).toEqual(["Marmites", "Service de table"]);
    const change = { name: "Vaisselle", price: "50 000", quantity: 2, version: 1 };
    expect(await list.call("PUT", `/items/${item}`, change)).toMatchObject({ status: 200 });
    expect(await list.call("PUT", `/items/${item}`, change)).toMatchObject({ status: 409 });
    expect((await read(couple)).items[1]).toMatchObject({ name: "Vaisselle", free_fcfa: 100_000 });
    await list.call("DELETE", `/items/${item}`);
    expect(await names()).toEqual(["Marmites"]);
    expect(await list.call("DELETE", `/items/${item}`)).toMatchObject({ status: 404 });
  });

  it.each([
    ["price", { price: 99 }, "Montant minimum 100Fcfa"],
    ["price", { price: 1002 }, "Entrez un multiple de 5\u00a0FCFA"],
    ["price", { price: "beaucoup" }, "Entrez le prix en FCFA, en chiffres"],
    ["quantity", { quantity: 0 }, "Entrez une quantité de 1 à 1\u00a0000"],
    ["name", { name: " " }, "Écrivez ce que vous souhaitez"],
    ["article_id", { article_id: 999_999 }, "Cet article n’est plus proposé à la vente."],
  ])("refuses a wish with a wrong %s: %o", async (field, wrong, message) => {
    const { call } = giftListOf(app, await registerCouple(app));
    const path = "article_id" in wrong ? "/articles" : "/items";
    const body = { name: "Vaisselle", price: 5000, quantity: 1, ...wrong };
    expect(await call("POST", path, body)).toMatchObject({
      status: 422,
      body: { errors: { [field]: [message] } },
    });
  });

  it("changes no wish of another event's list", async () => {
    const [mine, theirs] = [await openList(), await openList()];
    const change = { name: "Vol", price: 100, quantity: 1, version: 1 };
    for (const [method, path, body] of [
      ["PUT", `/items/${theirs.item}`, change],
      ["POST", `/items/${theirs.item}/move`, { to: "up" }],
      ["DELETE", `/items/${theirs.item}`, undefined],
    ] as const)
      expect(await mine.list.call(method, path, body)).toMatchObject({ status: 404 });
    expect(await giveTo(app, mine.path, { item_id: theirs.item, amount: 5000 })).toMatchObject({
      status: 404,
    });
  });
});

describe("a gift", () => {
  it("is given without an account, paid, seen by the hosts alone and thanked for", async () => {
    const { couple, list, path, item } = await openList();
    const given = await giveTo(app, path, {
      item_id: item,
      amount: "20 000",
      message: "Soyez heureux\u00a0!",
      phone_number_1: "+(225) 07 01 02 03 04",
      email: "rose@exemple.test",
    });
    expect(given.status).toBe(200);
    expect(await read(couple)).toMatchObject({ sums: { paid_fcfa: 0, pledged_fcfa: 20_000 } });
    const id = (await read(couple)).gifts[0]?.id;
    const thanks = (by: string, text = "Merci, tante Rose.") =>
      list.call("POST", `/gifts/${id}/thanks`, { by, text });
    expect(await thanks("spoken")).toMatchObject({ status: 409 });
    await payAsStranger(app, referenceIn(given));
    const after = await read(couple);
    expect(after.sums).toEqual({
      paid_fcfa: 20_000,
      pot_paid_fcfa: 0,
      pledged_fcfa: 0,
      paid_gifts: 1,
      to_thank: 1,
    });
    expect(after.gifts[0]).toMatchObject({
      state: "paid",
      item: "Service de table",
      giver_name: "Tante Rose",
      giver_phone: "+2250701020304",
    });
    const shown = JSON.stringify((await publicly(path)).body as PublicGiftList);
    expect(shown).toContain('"free_fcfa":25000');
    expect(shown).not.toMatch(/Rose|20000|heureux|paid|taken/);
    const toHosts = (await listCaughtMessages(app.db)).find(({ to }) => to === couple.email);
    expect(toHosts).toMatchObject({ subject: `Tante Rose vous offre ${fcfa(20_000)}` });

    expect(await thanks("whatsapp")).toMatchObject({
      status: 200,
      body: { link: "https://wa.me/2250701020304?text=Merci%2C%20tante%20Rose." },
    });
    expect(await thanks("email", "Gagnez sur https://ailleurs.example.com")).toMatchObject({
      status: 422,
    });
    expect(await thanks("email")).toMatchObject({ status: 200, body: { link: null } });
    await app.work();
    const toGiver = (await listCaughtMessages(app.db)).find(({ to }) => to === "rose@exemple.test");
    expect(toGiver?.text).toContain("Merci, tante Rose.");
    expect(await read(couple)).toMatchObject({
      sums: { to_thank: 0 },
      gifts: [{ thanked_by: "email", thanks: "Merci, tante Rose." }],
    });
    const file = await list.call("GET", "/export");
    expect(String(file.body)).toContain("Tante Rose;");
  });

  it.each([
    [{ amount: 99 }, { amount: ["Montant minimum 100Fcfa"] }],
    [{ amount: 101 }, { amount: ["Entrez un multiple de 5\u00a0FCFA"] }],
    [{ amount: "" }, { amount: ["Entrez un montant en FCFA, en chiffres"] }],
    [{ amount: -500 }, { amount: ["Montant minimum 100Fcfa"] }],
    [{ amount: 999_999_999_995 }, { amount: ["Montant trop élevé"] }],
    [{ giver_name: "" }, { giver_name: [expect.stringContaining("Écrivez votre nom")] }],
    [{ email: "rose@" }, { email: [expect.any(String)] }],
    [{ phone_number_1: "12" }, { phone_number_1: [expect.any(String)] }],
  ])("is refused with %o, and nothing is held", async (wrong, errors) => {
    const { couple, path, item } = await openList();
    expect(await giveTo(app, path, { item_id: item, amount: 5000, ...wrong })).toMatchObject({
      status: 422,
      body: { errors },
    });
    expect(await read(couple)).toMatchObject({ gifts: [], items: [{ free_fcfa: 45_000 }] });
  });

  it("is no more than what is free, and leaves nothing or a part that somebody can pay", async () => {
    const { path, item } = await openList();
    const offer = (amount: number) => giveTo(app, path, { item_id: item, amount });
    expect(await offer(45_005)).toMatchObject({
      status: 422,
      body: { errors: { amount: [`Il reste ${fcfa(45_000)} à offrir pour ce cadeau`] } },
    });
    expect(await offer(44_950)).toMatchObject({
      status: 422,
      body: { errors: { amount: [expect.stringContaining("moins de 100")] } },
    });
    expect((await offer(44_900)).status).toBe(200);
    expect((await offer(100)).status).toBe(200);
    expect(await offer(100)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("vient d’être offert en entier") },
    });
  });

  it("takes the last part once, however many give at once", async () => {
    const { couple, path, item } = await openList();
    const all = await Promise.all(
      Array.from({ length: 8 }, () => giveTo(app, path, { item_id: item, amount: 45_000 })),
    );
    expect(all.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
    expect(await read(couple)).toMatchObject({ items: [{ taken_fcfa: 45_000, free_fcfa: 0 }] });
    await expect(
      app.db.update(giftItems).set({ takenFcfa: 45_005 }).where(eq(giftItems.id, item)),
    ).rejects.toThrow();
  });

  it("is begun once by a form that is sent twice", async () => {
    const { couple, path } = await openList();
    const form = { amount: 5000, idempotency_key: "la même page" };
    const twice = [await giveTo(app, path, form), await giveTo(app, path, form)];
    expect(twice[0]).toEqual(twice[1]);
    expect((await read(couple)).gifts).toHaveLength(1);
  });

  it("is not taken by a closed list, nor by one without a cagnotte where it is for none", async () => {
    const { list, path, item } = await openList({ has_pot: false });
    expect(await giveTo(app, path, { amount: 5000 })).toMatchObject({ status: 422 });
    const begun = await giveTo(app, path, { item_id: item, amount: 5000 });
    await list.save({ is_open: false, version: 2 });
    expect(await giveTo(app, path, { item_id: item, amount: 5000 })).toMatchObject({
      status: 409,
      body: { message: "Cette liste de cadeaux n’est pas ouverte. Rien n’a été pris." },
    });
    expect((await publicly(path)).body).toMatchObject({ is_open: false, items: [], pot: null });
    await payAsStranger(app, referenceIn(begun));
    expect(await list.read()).toMatchObject({ gifts: [{ state: "paid" }] });
  });
});

describe("a gift that is not paid in time", () => {
  it("gives its part back, and can no longer be paid", async () => {
    const { couple, path, item } = await openList();
    const reference = referenceIn(await giveTo(app, path, { item_id: item, amount: 45_000 }));
    await letHoldsEnd();
    expect(await read(couple)).toMatchObject({ gifts: [], items: [{ free_fcfa: 45_000 }] });
    const body = { method: "WAVE" };
    const pay = `/api/v1/payments/stranger-orders/${reference}/pay`;
    expect(await app.call("POST", pay, { body })).toMatchObject({ status: 409 });
  });

  it("takes its part again when its payment comes late and nobody else gave it", async () => {
    const { couple, path, item } = await openList();
    const reference = referenceIn(await giveTo(app, path, { item_id: item, amount: 45_000 }));
    await payLate(reference);
    expect(await read(couple)).toMatchObject({
      gifts: [{ state: "paid", item: "Service de table", came_late: false }],
      items: [{ free_fcfa: 0 }],
    });
  });

  it("goes to the cagnotte when its payment comes late and somebody else gave its part", async () => {
    const { couple, path, item } = await openList();
    const reference = referenceIn(await giveTo(app, path, { item_id: item, amount: 45_000 }));
    await payLate(reference, async () => {
      const other = await giveTo(app, path, { item_id: item, amount: 45_000 });
      await payAsStranger(app, referenceIn(other));
    });
    expect(await read(couple)).toMatchObject({
      gifts: [
        { state: "paid", item: "Service de table", came_late: false },
        { state: "paid", item: null, came_late: true },
      ],
      items: [{ taken_fcfa: 45_000 }],
      sums: { paid_fcfa: 90_000, pot_paid_fcfa: 45_000 },
    });
  });

  /** Begins the payment, lets the hold end, and pays then. */
  async function payLate(reference: string, meanwhile?: () => Promise<void>) {
    const order = await findOrder(app.db, reference);
    if (order === null) throw new Error("There is no such order");
    const pay = `/api/v1/payments/stranger-orders/${reference}/pay`;
    await app.call("POST", pay, { body: { method: "WAVE" } });
    await letHoldsEnd();
    await meanwhile?.();
    await press(app, await atFakeGateway(app, order, "wave"), "pay");
    await app.work();
  }
});

describe("a gift whose wish or event goes", () => {
  it("stays, in the cagnotte, when the wish is removed", async () => {
    const { couple, list, path, item } = await openList();
    await payAsStranger(app, referenceIn(await giveTo(app, path, { item_id: item, amount: 5000 })));
    const smaller = { name: "Assiette", price: 1000, quantity: 1, version: 1 };
    expect(await list.call("PUT", `/items/${item}`, smaller)).toMatchObject({
      status: 422,
      body: { errors: { quantity: [expect.stringContaining("déjà offerte")] } },
    });
    await list.call("DELETE", `/items/${item}`);
    expect(await read(couple)).toMatchObject({ gifts: [{ item: null, amount_fcfa: 5000 }] });
  });

  it("is given back when its payment comes after the event was deleted", async () => {
    const { couple, path } = await openList();
    const reference = referenceIn(await giveTo(app, path, { amount: 5000 }));
    await app.call("DELETE", `/api/v1/events/${couple.eventId}`, { token: couple.token });
    expect(await publicly(path)).toMatchObject({ status: 410 });
    expect(await giveTo(app, path, { amount: 5000 })).toMatchObject({ status: 410 });
    const before = (await app.db.select().from(refunds)).length;
    await payAsStranger(app, reference);
    expect(await app.db.select().from(refunds)).toHaveLength(before + 1);
  });
});

describe("a gift list in a shared notebook", () => {
  it("is linked from the cards of the event while it is open", async () => {
    const { couple, list, path } = await openList();
    const made = await app.call("PUT", `/api/v1/attendance/${couple.eventId}/public-card`, {
      token: couple.token,
      body: { open: true },
    });
    const card = (made.body as { path: string }).path.split("/").at(-1);
    const link = async () =>
      (
        (await app.call("GET", `/api/v1/event-cards/${card}`)).body as {
          event: { gift_list: string | null };
        }
      ).event.gift_list;
    expect(await link()).toBe(path);
    await list.save({ is_open: false, version: 2 });
    expect(await link()).toBeNull();
  });
});
