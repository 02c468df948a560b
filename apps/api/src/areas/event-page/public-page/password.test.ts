import { eventPageMessages as messages } from "@jdj/contract/event-page/messages";
import type { EventPage } from "@jdj/contract/event-page/public-page";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { guestCalls, hostCalls } from "../../../testing/event-pages.ts";
import { furnish } from "../../../testing/furnish.ts";

const app = testApp();
const guest = guestCalls(app);

const stateOf = async (slug: string, access?: string) =>
  ((await guest.page(slug, access)).body as EventPage).state;

/** A couple with a page behind a password. */
async function locked() {
  const couple = await registerCouple(app);
  const host = hostCalls(app, couple);
  await host.save({ welcome: "Bienvenue" });
  await host.show("password", { password: "baobab" });
  return { couple, host, slug: await host.slug() };
}

const accessBy = async (slug: string, body: object) =>
  ((await guest.open(slug, body)).body as { access: string }).access;

describe("a page with a password", () => {
  it("shows whose it is and nothing else before the password", async () => {
    const { slug } = await locked();
    const { body } = await guest.page(slug);
    expect(body).toMatchObject({ state: "locked", welcome: "", ceremonies: [], photo: null });
    expect((body as EventPage).event).toMatchObject({ date: null, gift_list: null });
  });

  it("opens by it, for what was opened alone, until the hosts change it", async () => {
    const { host, slug } = await locked();
    const access = await accessBy(slug, { password: "baobab" });
    expect(await stateOf(slug, access)).toBe("open");
    const other = await locked();
    expect(await stateOf(other.slug, access)).toBe("locked");
    const both = `${access}~${await accessBy(other.slug, { password: "baobab" })}`;
    expect(await stateOf(slug, both)).toBe("open");
    expect(await stateOf(other.slug, both)).toBe("open");
    expect(await stateOf(slug, `${access.slice(0, -1)}x`)).toBe("locked");
    // Without a new one the former stays.
    await host.show("password");
    expect(await stateOf(slug, access)).toBe("open");
    await host.show("password", { password: "fromager" });
    expect(await stateOf(slug, access)).toBe("locked");
    expect((await guest.open(slug, { password: "baobab" })).status).toBe(422);
    expect(await stateOf(slug, await accessBy(slug, { password: "fromager" }))).toBe("open");
  });

  it("asks those too who opened it while it asked nobody", async () => {
    const { host, slug } = await locked();
    await host.show("link");
    const access = await accessBy(slug, {});
    await host.show("password");
    expect(await stateOf(slug, access)).toBe("locked");
  });

  it("refuses a wrong one at its field, and the eleventh in a quarter of an hour; a right one does not count", async () => {
    const { slug } = await locked();
    for (let count = 0; count < 12; count += 1)
      expect((await guest.open(slug, { password: "baobab" })).status).toBe(200);
    for (let count = 0; count < 10; count += 1)
      expect((await guest.open(slug, { password: "acajou" })).body).toMatchObject({
        errors: { password: [messages.passwordWrong] },
      });
    expect((await guest.open(slug, { password: "acajou" })).status).toBe(429);
  });

  it("opens by the card of a guest of this event, and by no other", async () => {
    const { couple, host, slug } = await locked();
    const { cardToken } = await furnish(app, couple);
    await host.show("password");
    expect(await stateOf(slug, await accessBy(slug, { card: cardToken }))).toBe("open");
    const other = await locked();
    expect((await guest.open(other.slug, { card: cardToken })).status).toBe(404);
    expect((await guest.open(other.slug, { card: "aaaaaaaaaaaaaaaa" })).status).toBe(404);
    const { body } = await app.call("GET", `/api/v1/wedding-cards/${cardToken}`);
    expect(body).toMatchObject({ event: { page: `/fete/${slug}`, page_asks_password: true } });
  });
});
