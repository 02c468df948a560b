import {
  sellingMessages as sentences,
  townTakenMessage,
} from "@jdj/contract/products/seller-messages";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { openSeller } from "../../../testing/open-seller.ts";
import { townId } from "../../../testing/town-id.ts";

const app = testApp();

const zone = async (changed: Record<string, unknown> = {}) => ({
  name: "Abidjan",
  price: "1 500",
  days: "1",
  pickup: "",
  town_ids: [await townId(app.db, "Cocody"), await townId(app.db, "Yopougon")],
  ...changed,
});

type Zones = { data: { id: number; towns: { name: string }[] }[]; towns: unknown[] };

describe("a delivery zone", () => {
  it("has a name, a price, days and towns, and is changed and removed", async () => {
    const { call } = await openSeller(app);
    expect((await call("POST", "delivery-zones", await zone())).status).toBe(200);
    const list = async () => (await call("GET", "delivery-zones")).body as Zones;
    const [first] = (await list()).data;
    expect(first).toMatchObject({
      name: "Abidjan",
      price: 1500,
      towns: [{ name: "Cocody" }, { name: "Yopougon" }],
    });
    const fewer = await zone({ town_ids: [await townId(app.db, "Cocody")], price: 0 });
    await call("PUT", `delivery-zones/${first?.id}`, fewer);
    expect((await list()).data).toMatchObject([{ price: 0, towns: [{ name: "Cocody" }] }]);
    await call("DELETE", `delivery-zones/${first?.id}`);
    expect((await list()).data).toEqual([]);
    expect((await call("POST", "delivery-zones", await zone())).status).toBe(200);
  });

  it("is fetched at no price and without towns", async () => {
    const { call } = await openSeller(app);
    await call("POST", "delivery-zones", await zone({ name: "Atelier", pickup: "1", days: 0 }));
    expect((await call("GET", "delivery-zones")).body).toMatchObject({
      data: [{ name: "Atelier", pickup: true, price: 0, towns: [] }],
    });
  });

  it.each([
    ["no name", { name: "" }, { name: [sentences.zoneNameRequired] }],
    ["a price below zero", { price: -5 }, { price: [sentences.zonePriceInvalid] }],
    ["a price that is no multiple of 5", { price: 1501 }, { price: [sentences.zonePriceInvalid] }],
    ["too many days", { days: 61 }, { days: [sentences.zoneDaysInvalid] }],
    ["no town", { town_ids: [] }, { town_ids: [sentences.zoneTownsRequired] }],
    ["an unknown town", { town_ids: [999_999] }, { town_ids: [sentences.choiceUnknown] }],
  ])("is refused at the field for %s", async (_, changed, errors) => {
    const { call } = await openSeller(app);
    expect(await call("POST", "delivery-zones", await zone(changed))).toMatchObject({
      status: 422,
      body: { errors },
    });
  });

  it("shares no town with another zone of the same seller", async () => {
    const { call } = await openSeller(app);
    await call("POST", "delivery-zones", await zone());
    const again = await zone({ name: "Cocody seul", town_ids: [await townId(app.db, "Cocody")] });
    expect((await call("POST", "delivery-zones", again)).body).toMatchObject({
      errors: { town_ids: [townTakenMessage("Cocody", "Abidjan")] },
    });
    const other = await openSeller(app);
    expect((await other.call("POST", "delivery-zones", again)).status).toBe(200);
  });
});
