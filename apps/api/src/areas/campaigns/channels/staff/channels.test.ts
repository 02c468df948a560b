import { describe, expect, it } from "vitest";
import { requestContext } from "../../../../app-context.ts";
import { testApp } from "../../../../testing/app.ts";
import { approveNewest, asRole } from "../../../../testing/console.ts";
import { applyPrices } from "../apply-prices.ts";

const app = testApp();

/** The price of SMS that customers are told. */
async function shownPrice(): Promise<number | undefined> {
  const { body } = await app.call("GET", "/api/v1/channels");
  const channels = body as { id: number; selling_price: number }[];
  return channels.find(({ id }) => id === 3)?.selling_price;
}

describe("the price of a channel", () => {
  it("set for today is the customers' once a second person approves, and is in the log with both", async () => {
    const { call, id } = await asRole(app, "finance", "f1@exemple.test");
    const set = await call("POST", "channels/3/prices", { price_fcfa: 30, from: "2026-11-20" });
    expect(set).toMatchObject({ status: 200, body: { waits_for_approval: true } });
    expect(await shownPrice()).toBe(25);
    await approveNewest(app, "f1b@exemple.test");
    expect(await shownPrice()).toBe(30);
    const logged = await call("GET", "audit?resource=channels&record_id=3");
    expect(logged.body).toMatchObject({
      items: [
        {
          staff_name: "Serge Aka, Serge Aka",
          action: "channels.set-price",
          before: { priceFcfa: 25 },
          after: { priceFcfa: 30, from: "2026-11-20" },
        },
      ],
    });
    const asked = await call("GET", "audit?resource=channels&record_id=3:2026-11-20");
    expect(asked.body).toMatchObject({
      items: [{ staff_id: id, action: "channels.request-set-price" }],
    });
  });

  it("set for later applies on its day, and may be removed before", async () => {
    const { call } = await asRole(app, "finance", "f2@exemple.test");
    for (const [price_fcfa, from] of [
      [40, "2026-11-21"],
      [50, "2026-11-22"],
    ]) {
      await call("POST", "channels/3/prices", { price_fcfa, from });
      await approveNewest(app, `f2-${price_fcfa}@exemple.test`);
    }
    const set = await call("GET", "channels/3");
    const { next_prices: next } = set.body as { next_prices: { id: number }[] };
    expect(next).toHaveLength(2);
    expect(await shownPrice()).toBe(30);
    const last = next[1]?.id ?? 0;
    expect((await call("DELETE", `channels/3/prices/${last}`)).status).toBe(200);
    await approveNewest(app, "f2-removed@exemple.test");
    expect((await call("DELETE", `channels/3/prices/${last}`)).status).toBe(404);
    app.wait(3 * 86_400);
    await applyPrices(requestContext(app));
    expect(await shownPrice()).toBe(40);
    await applyPrices(requestContext(app));
    const again = await asRole(app, "finance", "f2b@exemple.test");
    expect((await again.call("GET", "channels/3")).body).toMatchObject({ next_prices: [] });
  });

  it("is refused for a day that is over, for no whole number, and for no channel", async () => {
    const { call } = await asRole(app, "finance", "f3@exemple.test");
    const set = (id: number, body: object) => call("POST", `channels/${id}/prices`, body);
    expect(await set(3, { price_fcfa: 10, from: "2026-11-19" })).toMatchObject({
      status: 422,
      body: { errors: { from: [expect.any(String)] } },
    });
    for (const price_fcfa of [-1, 1.5, 100_001, "dix"])
      expect(await set(3, { price_fcfa, from: "2027-01-01" })).toMatchObject({
        status: 422,
        body: { errors: { price_fcfa: [expect.any(String)] } },
      });
    expect((await set(77, { price_fcfa: 10, from: "2027-01-01" })).status).toBe(404);
  });
});

describe("a channel", () => {
  it("is closed for customers, and an older version is refused", async () => {
    const { call } = await asRole(app, "admin", "a1@exemple.test");
    const { version } = (await call("GET", "channels/3")).body as { version: number };
    const change = { version, name: "SMS", color_code: "#0A6B5D", open: false };
    expect((await call("PUT", "channels/3", change)).status).toBe(200);
    const { body } = await app.call("GET", "/api/v1/channels");
    expect(body).toContainEqual(expect.objectContaining({ id: 3, can: { send: false } }));
    expect((await call("PUT", "channels/3", change)).status).toBe(409);
    expect((await call("PUT", "channels/77", change)).status).toBe(404);
  });

  it("is not seen by support", async () => {
    const { call } = await asRole(app, "support", "s1@exemple.test");
    expect((await call("GET", "channels")).status).toBe(403);
  });
});
