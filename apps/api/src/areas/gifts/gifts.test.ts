import type { PublicGiftList } from "@jdj/contract/gifts/public-lists";
import { fcfa } from "@jdj/french/money";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { listCaughtMessages } from "../../mail-catcher/queries.ts";
import { testApp } from "../../testing/app.ts";
import { registerCouple } from "../../testing/cast.ts";
import {
  giftListOf,
  giveTo,
  openList,
  payAsGuestCheckout,
  publicList,
} from "../../testing/gifts.ts";
import { giftItems } from "./items/tables.ts";
import { giftListCodeRoutes } from "./public-lists/code-routes.ts";

const app = testApp();

const referenceIn = ({ body }: { body: unknown }) => (body as { reference: string }).reference;

describe("the gift list of an event", () => {
  it("is empty and closed until its hosts save it, and then has a page that nobody can guess", async () => {
    const couple = await registerCouple(app);
    expect(await giftListOf(app, couple).read()).toMatchObject({
      is_open: false,
      path: null,
      items: [],
      version: 0,
    });
    const { save } = giftListOf(app, couple);
    expect(await save({ pot_name: "Notre voyage", pot_goal: "500 000" })).toMatchObject({
      status: 200,
    });
    const saved = await giftListOf(app, couple).read();
    expect(saved).toMatchObject({ is_open: true, pot_name: "Notre voyage", version: 2 });
    expect(saved.path).toMatch(/^\/liste-de-cadeaux\/[0-9a-z]{16}$/);
    expect((await publicList(app, saved.path ?? "")).body).toMatchObject({
      is_open: true,
      message: "Votre présence nous suffit.",
      pot: { name: "Notre voyage", goal_fcfa: 500_000, percent: 0 },
      items: [],
    });
    expect(await save({ version: 1 })).toMatchObject({ status: 409 });
    expect(await publicList(app, "/liste-de-cadeaux/aaaaaaaaaaaaaaaa")).toMatchObject({
      status: 404,
    });
  });

  it("has a code to print while it is open", async () => {
    const { couple, list, path } = await openList(app);
    const ofList = path.replace("/liste-de-cadeaux/", "/api/v1/public-gift-lists/");
    const get = (address: string) => giftListCodeRoutes(app).request(address);
    const [svg, png] = [await get(`${ofList}/code.svg`), await get(`${ofList}/code.png`)];
    expect([svg.status, png.status]).toEqual([200, 200]);
    expect(svg.headers.get("content-type")).toBe("image/svg+xml");
    expect(await svg.text()).toContain("<svg");
    expect(png.headers.get("content-type")).toBe("image/png");
    expect(png.headers.get("content-disposition")).toContain("liste-de-cadeaux.png");
    expect(png.headers.get("cache-control")).toBe("private, max-age=300");
    expect(new Uint8Array(await png.arrayBuffer()).slice(0, 4)).toEqual(
      new Uint8Array([0x89, 0x50, 0x4e, 0x47]),
    );
    const unknown = "/api/v1/public-gift-lists/aaaaaaaaaaaaaaaa";
    expect((await get(`${unknown}/code.svg`)).status).toBe(404);
    expect((await get(`${unknown}/code.png`)).status).toBe(404);
    const { version } = await giftListOf(app, couple).read();
    expect(await list.save({ is_open: false, version })).toMatchObject({ status: 200 });
    expect((await get(`${ofList}/code.svg`)).status).toBe(404);
  });

  it("has wishes in an order of its hosts', which they change, move and remove", async () => {
    const { couple, list, item } = await openList(app);
    await list.add("Marmites", 10_000, 3);
    const names = async () => (await giftListOf(app, couple).read()).items.map(({ name }) => name);
    await list.call("POST", `/items/${item}/move`, { to: "down" });
    expect(await names()).toEqual(["Marmites", "Service de table"]);
    const change = { name: "Vaisselle", price: "50 000", quantity: 2, version: 1 };
    expect(await list.call("PUT", `/items/${item}`, change)).toMatchObject({ status: 200 });
    expect(await list.call("PUT", `/items/${item}`, change)).toMatchObject({ status: 409 });
    expect((await giftListOf(app, couple).read()).items[1]).toMatchObject({
      name: "Vaisselle",
      free_fcfa: 100_000,
    });
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
    const [mine, theirs] = [await openList(app), await openList(app)];
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
    const { couple, list, path, item } = await openList(app);
    const given = await giveTo(app, path, {
      item_id: item,
      amount: "20 000",
      message: "Soyez heureux\u00a0!",
      phone_number_1: "+(225) 07 01 02 03 04",
      email: "rose@exemple.test",
    });
    expect(given.status).toBe(200);
    expect(await giftListOf(app, couple).read()).toMatchObject({
      sums: { paid_fcfa: 0, pledged_fcfa: 20_000 },
    });
    const id = (await giftListOf(app, couple).read()).gifts[0]?.id;
    const thanks = (by: string, text = "Merci, tante Rose.") =>
      list.call("POST", `/gifts/${id}/thanks`, { by, text });
    expect(await thanks("spoken")).toMatchObject({ status: 409 });
    await payAsGuestCheckout(app, referenceIn(given));
    const after = await giftListOf(app, couple).read();
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
    const shown = JSON.stringify((await publicList(app, path)).body as PublicGiftList);
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
    expect(await giftListOf(app, couple).read()).toMatchObject({
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
    const { couple, path, item } = await openList(app);
    expect(await giveTo(app, path, { item_id: item, amount: 5000, ...wrong })).toMatchObject({
      status: 422,
      body: { errors },
    });
    expect(await giftListOf(app, couple).read()).toMatchObject({
      gifts: [],
      items: [{ free_fcfa: 45_000 }],
    });
  });

  it("is no more than what is free, and leaves nothing or a part that somebody can pay", async () => {
    const { path, item } = await openList(app);
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
  });

  it("yields to another while nobody has begun to pay it", async () => {
    const { couple, path, item } = await openList(app);
    const offer = () => giveTo(app, path, { item_id: item, amount: 45_000 });
    const first = await offer();
    const shown = async () => ((await publicList(app, path)).body as PublicGiftList).items[0];
    expect(await shown()).toMatchObject({ free_fcfa: 45_000, held_fcfa: 0 });
    const second = await offer();
    expect(second.status).toBe(200);
    const pay = (reference: string) =>
      app.call("POST", `/api/v1/payments/stranger-orders/${reference}/pay`, {
        body: { method: "WAVE" },
      });
    expect(await pay(referenceIn(first))).toMatchObject({ status: 409 });
    expect(await pay(referenceIn(second))).toMatchObject({ status: 200 });
    expect(await shown()).toMatchObject({ free_fcfa: 0, held_fcfa: 45_000 });
    expect(await offer()).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("en train de payer ce cadeau") },
    });
    expect(await giftListOf(app, couple).read()).toMatchObject({
      items: [{ taken_fcfa: 45_000 }],
    });
  });

  it("is complete once it is paid whole", async () => {
    const { path, item } = await openList(app);
    const offer = () => giveTo(app, path, { item_id: item, amount: 45_000 });
    await payAsGuestCheckout(app, referenceIn(await offer()));
    expect(await offer()).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("vient d’être offert en entier") },
    });
    expect(((await publicList(app, path)).body as PublicGiftList).items[0]).toMatchObject({
      free_fcfa: 0,
      held_fcfa: 0,
    });
  });

  it("takes the last part once, however many give at once", async () => {
    const { couple, path, item } = await openList(app);
    await Promise.all(
      Array.from({ length: 8 }, () => giveTo(app, path, { item_id: item, amount: 45_000 })),
    );
    expect(await giftListOf(app, couple).read()).toMatchObject({
      items: [{ taken_fcfa: 45_000, free_fcfa: 0 }],
    });
    await expect(
      app.db.update(giftItems).set({ takenFcfa: 45_005 }).where(eq(giftItems.id, item)),
    ).rejects.toThrow();
  });

  it("is begun once by a form that is sent twice", async () => {
    const { couple, path } = await openList(app);
    const form = { amount: 5000, idempotency_key: "la même page" };
    const twice = [await giveTo(app, path, form), await giveTo(app, path, form)];
    expect(twice[0]).toEqual(twice[1]);
    expect((await giftListOf(app, couple).read()).gifts).toHaveLength(1);
  });

  it("is not taken by a closed list, nor by one without a cagnotte where it is for none", async () => {
    const { list, path, item } = await openList(app, { has_pot: false });
    expect(await giveTo(app, path, { amount: 5000 })).toMatchObject({ status: 422 });
    const begun = await giveTo(app, path, { item_id: item, amount: 5000 });
    await list.save({ is_open: false, version: 2 });
    expect(await giveTo(app, path, { item_id: item, amount: 5000 })).toMatchObject({
      status: 409,
      body: { message: "Cette liste de cadeaux n’est pas ouverte. Rien n’a été pris." },
    });
    expect((await publicList(app, path)).body).toMatchObject({
      is_open: false,
      items: [],
      pot: null,
    });
    await payAsGuestCheckout(app, referenceIn(begun));
    expect(await list.read()).toMatchObject({ gifts: [{ state: "paid" }] });
  });
});
