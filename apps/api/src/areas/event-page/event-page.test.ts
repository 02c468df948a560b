import { eventPageMessages as messages } from "@jdj/contract/event-page/messages";
import type { EventPage } from "@jdj/contract/event-page/public-page";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../testing/app.ts";
import { registerCouple } from "../../testing/cast.ts";
import {
  guestCalls,
  hostCalls,
  pageForm,
  placeForm,
  questionForm,
} from "../../testing/event-pages.ts";
import { shareWith } from "../../testing/sharing.ts";
import { eventPages } from "../notebook/event-pages/tables.ts";
import { events } from "../notebook/events/tables.ts";
import { giftLists } from "../notebook/gift-lists/tables.ts";

const app = testApp();
const guest = guestCalls(app);
const read = async (slug: string) => (await guest.page(slug)).body as EventPage;

describe("the page of an event", () => {
  it("is closed until its hosts open it, and has an address that cannot be guessed", async () => {
    const host = hostCalls(app, await registerCouple(app));
    expect(await host.settings()).toMatchObject({ version: 0, visibility: "off", path: null });
    expect((await host.save({ welcome: "Bienvenue" })).status).toBe(200);
    const slug = await host.slug();
    expect(slug).toMatch(/-[0-9a-z]{12}$/);
    expect((await guest.page(slug)).status).toBe(404);
    expect((await host.preview()).welcome).toBe("Bienvenue");
    expect((await host.show("link")).body).toMatchObject({ message: messages.opened });
    expect(await read(slug)).toMatchObject({
      state: "open",
      is_public: false,
      welcome: "Bienvenue",
    });
    expect((await host.show("off")).body).toMatchObject({ message: messages.closed });
    expect((await guest.page(slug)).status).toBe(404);
  });

  it("begins with the ceremonies that take place, but for the dot", async () => {
    const host = hostCalls(app, await registerCouple(app));
    const { ceremonies } = await host.settings();
    expect(ceremonies.length).toBeGreaterThan(0);
    expect(ceremonies.filter(({ name }) => /dot/i.test(name)).some((one) => one.is_shown)).toBe(
      false,
    );
    await host.show("link");
    const shown = ceremonies.filter((one) => one.is_shown).map(({ id }) => id);
    expect((await read(await host.slug())).ceremonies.map(({ id }) => id)).toEqual(shown);
  });

  it("shows of the notebook what its hosts marked public, and nothing else", async () => {
    const couple = await registerCouple(app);
    const host = hostCalls(app, couple);
    const [first] = (await host.settings()).ceremonies;
    const list = { eventId: couple.eventId, token: "aaaaaaaaaaaaaaaa", isOpen: true };
    await app.db.insert(giftLists).values(list);
    await host.save({ ceremonies: [first?.id ?? 0] });
    await host.show("link");
    const slug = await host.slug();
    const open = await read(slug);
    expect(open.ceremonies.map(({ id }) => id)).toEqual([first?.id]);
    expect(open.event.gift_list).toBe("/liste-de-cadeaux/aaaaaaaaaaaaaaaa");
    await host.save({ ceremonies: [], shows_gift_list: false });
    const bare = await read(slug);
    expect(bare.ceremonies).toEqual([]);
    expect(bare.event.gift_list).toBeNull();
    expect(JSON.stringify(bare)).not.toContain(couple.email);
  });

  it("has lodgings and questions in the order of the hosts", async () => {
    const host = hostCalls(app, await registerCouple(app));
    for (const name of ["Un", "Deux"]) await host.call("POST", "/places", { ...placeForm, name });
    await host.call("POST", "/questions", questionForm);
    await host.show("link");
    const slug = await host.slug();
    const { places, questions } = await host.settings();
    expect(places.map(({ name, link }) => [name, link])).toEqual([
      ["Un", "https://hotel-wafou.ci/"],
      ["Deux", "https://hotel-wafou.ci/"],
    ]);
    const [one, two] = places.map(({ id }) => id);
    await host.call("POST", `/places/${two}/move`, { to: "up" });
    await host.call("PUT", `/places/${one}`, { ...placeForm, name: "Trois", version: 1 });
    expect((await read(slug)).places.map(({ name }) => name)).toEqual(["Deux", "Trois"]);
    await host.call("DELETE", `/places/${one}`);
    await host.call("DELETE", `/questions/${questions[0]?.id}`);
    expect(await read(slug)).toMatchObject({ places: [{ name: "Deux" }], questions: [] });
  });

  it("keeps what looks like HTML as the text that it is", async () => {
    const host = hostCalls(app, await registerCouple(app));
    await host.save({ welcome: "Bonjour\r\n<b>vous</b>" });
    expect((await host.settings()).welcome).toBe("Bonjour\n<b>vous</b>");
  });

  it("refuses a wrong link, a number of nobody and a name without letters, each at its field", async () => {
    const host = hostCalls(app, await registerCouple(app));
    const errorsOf = (answer: { body: unknown }) => (answer.body as { errors: object }).errors;
    for (const link of ["javascript:alert(1)", "rien"])
      expect(errorsOf(await host.call("POST", "/places", { ...placeForm, link }))).toEqual({
        link: [messages.linkInvalid],
      });
    expect(errorsOf(await host.save({ phone_number_1: "+(225) 07 01 02 03 04" }))).toEqual({
      contact_name: [messages.contactRequired],
    });
    expect(
      errorsOf(
        await host.call("POST", "/places", { ...placeForm, name: "", phone_number_1: "12" }),
      ),
    ).toMatchObject({ name: [messages.placeRequired], phone_number_1: expect.any(Array) });
    expect(errorsOf(await host.move("…"))).toEqual({ name: [messages.nameRequired] });
    expect(errorsOf(await host.show("password", { password: "abc" }))).toEqual({
      password: [messages.passwordRequired],
    });
    expect(errorsOf(await host.show("password"))).toEqual({
      password: [messages.passwordRequired],
    });
  });

  it("keeps to a number of lodgings and of questions", async () => {
    const host = hostCalls(app, await registerCouple(app));
    for (let count = 0; count < 20; count += 1) await host.call("POST", "/places", placeForm);
    for (let count = 0; count < 30; count += 1) await host.call("POST", "/questions", questionForm);
    expect((await host.call("POST", "/places", placeForm)).body).toMatchObject({
      errors: { name: [messages.placesFull] },
    });
    expect((await host.call("POST", "/questions", questionForm)).body).toMatchObject({
      errors: { question: [messages.questionsFull] },
    });
  });

  it("of two hosts who save at once refuses the second", async () => {
    const couple = await registerCouple(app);
    const host = hostCalls(app, couple);
    const both = { ...pageForm, version: 0 };
    expect((await host.call("PUT", "", both)).status).toBe(200);
    expect((await host.call("PUT", "", both)).body).toMatchObject({ code: "changed-meanwhile" });
    await host.call("POST", "/places", placeForm);
    const [place] = (await host.settings()).places;
    const save = (name: string) =>
      host.call("PUT", `/places/${place?.id}`, { ...placeForm, name, version: 1 });
    expect((await save("Un")).status).toBe(200);
    expect((await save("Deux")).body).toMatchObject({ code: "changed-meanwhile" });
  });

  it("is read by a reader of the notebook, and changed by who may change the ceremonies", async () => {
    const couple = await registerCouple(app);
    const reader = await shareWith(app, couple, "reader");
    const organiser = await shareWith(app, couple, "organiser");
    const as = ({ token }: { token: string }) => hostCalls(app, { ...couple, token });
    expect((await as(reader).settings()).can).toEqual({ write: false });
    expect((await as(reader).save({})).status).toBe(403);
    expect((await as(organiser).save({})).status).toBe(200);
  });
});

describe("the address of the page of an event", () => {
  it("says that it leads nowhere once there is a new one, and belongs to nobody else", async () => {
    const host = hostCalls(app, await registerCouple(app));
    await host.show("link");
    const old = await host.slug();
    expect((await host.move("Awa & Yann")).body).toMatchObject({ message: messages.moved });
    const renamed = await host.slug();
    expect(renamed).toMatch(/^awa-et-yann-[0-9a-z]{12}$/);
    await host.move("awa-et-yann");
    expect(await host.slug()).not.toBe(renamed);
    for (const former of [old, renamed])
      expect((await guest.page(former)).body).toMatchObject({ code: "event-page-moved" });
    await host.show("off");
    expect((await guest.page(old)).status).toBe(404);
  });

  it("is plain for a public page, is taken once, and gets a key when the page is public no more", async () => {
    const [host, other] = [
      hostCalls(app, await registerCouple(app)),
      hostCalls(app, await registerCouple(app)),
    ];
    await host.show("public");
    await other.show("public");
    await host.move("Awa et Yann 2027");
    expect(await host.slug()).toBe("awa-et-yann-2027");
    expect((await other.move("Awa et Yann 2027")).body).toMatchObject({
      errors: { name: [messages.nameTaken] },
    });
    expect(await listed()).toContain("/fete/awa-et-yann-2027");
    await host.show("link");
    expect(await host.slug()).toMatch(/^awa-et-yann-2027-/);
    expect(await listed()).not.toContain("/fete/awa-et-yann-2027");
    expect((await other.move("Awa et Yann 2027")).body).toMatchObject({
      errors: { name: [messages.nameTaken] },
    });
    await host.show("public");
    expect((await host.move("Awa et Yann 2027")).status).toBe(200);
    expect((await guest.page("awa-et-yann-2027")).status).toBe(200);
  });

  it("of a deleted event says so, and is in no list", async () => {
    const couple = await registerCouple(app);
    const host = hostCalls(app, couple);
    await host.show("public");
    const slug = await host.slug();
    const set = (deletedAt: Date) =>
      app.db.update(events).set({ deletedAt }).where(eq(events.id, couple.eventId));
    await set(app.clock());
    expect((await guest.page(slug)).body).toMatchObject({ code: "event-gone" });
    expect(await listed()).not.toContain(`/fete/${slug}`);
    await app.db.delete(events).where(eq(events.id, couple.eventId));
    expect((await guest.page(slug)).status).toBe(404);
    expect(await app.db.select().from(eventPages).where(eq(eventPages.slug, slug))).toEqual([]);
  });
});

async function listed(): Promise<string[]> {
  const { body } = await app.call("GET", "/api/v1/event-pages");
  return (body as { path: string }[]).map(({ path }) => path);
}
