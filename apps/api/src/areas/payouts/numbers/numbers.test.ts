import type { PayoutNumber } from "@jdj/contract/payouts/numbers";
import { beforeAll, describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { openSeller } from "../../../testing/open-seller.ts";
import { codeTo } from "../../../testing/phone-people.ts";

const app = testApp();
type Seller = Awaited<ReturnType<typeof openSeller>>;
const held: { seller?: Seller; other?: Seller } = {};

beforeAll(async () => {
  Object.assign(held, { seller: await openSeller(app), other: await openSeller(app) });
});

function shop(whose: "seller" | "other" = "seller") {
  const found = held[whose];
  if (!found) throw new Error("The sellers are opened before");
  return found;
}

const written = {
  method: "wave",
  phone: "07 11 22 33 44",
  holder: "Adjoua Kra",
  is_identified: true,
  current_password: "demo",
};

/** The numbers of the seller. */
async function list(): Promise<PayoutNumber[]> {
  const { body } = await shop().call("GET", "payout-numbers");
  return (body as { data: PayoutNumber[] }).data;
}

const add = (changed: object = {}, whose: "seller" | "other" = "seller") =>
  shop(whose).call("POST", "payout-numbers", { ...written, ...changed });

describe("a number for payouts", () => {
  it("is added with a password, for a wallet of Côte d’Ivoire of its operator", async () => {
    for (const [changed, field, words] of [
      [{ phone: "+33 6 12 34 56 78" }, "phone", "mobile money de Côte d’Ivoire"],
      [{ phone: "07 11" }, "phone", "mobile money de Côte d’Ivoire"],
      [{ method: "mtn" }, "phone", "n’est pas"],
      [{ holder: " " }, "holder", "titulaire"],
      [{ method: "visa" }, "method", "opérateur"],
      [{ current_password: "faux" }, "current_password", "mot de passe"],
    ] as const)
      expect(await add(changed), JSON.stringify(changed)).toMatchObject({
        status: 422,
        body: { errors: { [field]: [expect.stringContaining(words)] } },
      });
    expect(await list()).toEqual([]);
  });

  it("gets one code a minute, and says so when it is asked again", async () => {
    const first = await add();
    expect(first.status).toBe(200);
    expect(await add()).toMatchObject({
      status: 429,
      body: { code: "payout-code-just-sent", message: expect.stringContaining("une minute") },
    });
    app.wait(61);
    expect((await add()).body).toEqual(first.body);
    const [number] = await list();
    const again = `payout-numbers/${number?.id}/code`;
    expect((await shop().call("POST", again)).status).toBe(429);
    expect((await shop("other").call("POST", again)).status).toBe(404);
  });

  it("is confirmed by its code, once, by its owner", async () => {
    const [number] = await list();
    expect(number).toMatchObject({ state: "unproven" });
    const { id = 0, phone = "" } = number ?? {};
    const code = await codeTo(app, phone);
    const confirm = (given: string, whose: "seller" | "other" = "seller") =>
      shop(whose).call("POST", `payout-numbers/${id}/confirm`, { code: given });
    expect(await confirm(code === "123456" ? "654321" : "123456")).toMatchObject({
      status: 422,
      body: { errors: { code: [expect.any(String)] } },
    });
    expect((await confirm(code, "other")).status).toBe(404);
    expect((await confirm(code)).status).toBe(200);
    expect(await confirm(code)).toMatchObject({
      status: 409,
      body: { code: "payout-number-proven" },
    });
    app.wait(61);
    expect(await add()).toMatchObject({ status: 409, body: { code: "payout-number-proven" } });
    expect(await list()).toMatchObject([{ id, state: "new", left_fcfa: 2_000_000 }]);
  });

  it("is one of five at most, and is removed by its owner alone", async () => {
    // Ten a day at most: those of the tests before count.
    app.wait(86_400);
    for (const end of [1, 2, 3, 4])
      expect((await add({ phone: `07 22 33 44 0${end}` })).status).toBe(200);
    expect(await add({ phone: "07 22 33 44 05" })).toMatchObject({
      status: 409,
      body: { code: "payout-numbers-full" },
    });
    const [number] = await list();
    const one = `payout-numbers/${number?.id}`;
    expect((await shop("other").call("DELETE", one)).status).toBe(404);
    expect((await shop().call("DELETE", one)).status).toBe(200);
    expect((await shop().call("DELETE", one)).status).toBe(404);
    expect((await add({ phone: "07 22 33 44 05" })).status).toBe(200);
  });
});
