import { beforeEach, describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { collectedMoney } from "../../../testing/fabric-money.ts";
import { purchaseCalls } from "../../../testing/fabric-purchases.ts";
import { shareWith } from "../../../testing/sharing.ts";

const app = testApp();

const held: { story?: Awaited<ReturnType<typeof collectedMoney>> } = {};

beforeEach(async () => {
  held.story = await collectedMoney(app);
});

function cast() {
  if (!held.story) throw new Error("It is made before");
  return held.story;
}

const sentence = (text: string) => ({ message: expect.stringContaining(text) });

describe("the money of a fabric order", () => {
  it("says what came in, who owes, what is left, and its entries", async () => {
    const { owner, fabric, money } = cast();
    expect(await money(owner)).toMatchObject({
      order: { id: fabric.id, state: "closed" },
      collected_fcfa: 60_000,
      cash_fcfa: 0,
      owed_fcfa: 0,
      bought_fcfa: 0,
      withdrawn_fcfa: 0,
      balance_fcfa: 60_000,
      withdrawable_fcfa: 60_000,
      entries: [
        { kind: "payment", amount_fcfa: 15_000, about: "Rose" },
        { about: "Koffi" },
        { about: "Yao" },
        { about: "Aya" },
      ],
      numbers: [{ id: cast().number, state: "ready" }],
      can: { ask: true },
    });
    const { reference } = await fabric.place();
    await purchaseCalls(app, reference, owner).transfer(61_500);
    expect(await money(owner)).toMatchObject({
      bought_fcfa: 60_000,
      balance_fcfa: 0,
      withdrawable_fcfa: 0,
      purchases: [{ reference, state: "placed", is_own: true, collected_fcfa: 60_000 }],
      entries: [{ kind: "purchase", amount_fcfa: -60_000, about: reference }, {}, {}, {}, {}],
    });
  });

  it("is read by everybody of the notebook, withdrawn by owners and treasurers alone, and hidden from strangers", async () => {
    const { owner, path, money, ask } = cast();
    for (const role of ["organiser", "reader"] as const) {
      const member = await shareWith(app, owner, role);
      expect(await money(member)).toMatchObject({
        balance_fcfa: 60_000,
        numbers: [],
        can: { ask: false },
      });
      expect((await ask(member)).status).toBe(403);
    }
    const stranger = await registerCouple(app);
    expect((await app.call("GET", `${path}/money`, { token: stranger.token })).status).toBe(404);
    expect((await ask(stranger)).status).toBe(404);
  });
});

describe("a fabric order that is cancelled", () => {
  it("refuses the withdrawal that waits", async () => {
    const { owner, treasurer, fabric, money, ask, answer } = cast();
    await ask(owner);
    await fabric.call("POST", "/state", { to: "cancelled" });
    expect(await money(owner)).toMatchObject({
      withdrawals: [{ state: "refused", decided_by: null }],
      can: { ask: false },
    });
    expect((await answer(treasurer, "confirm")).status).toBe(409);
    expect((await ask(owner)).status).toBe(409);
  });

  it("after a withdrawal, says what is missing to the committee and to who waits for it", async () => {
    const { owner, treasurer, fabric, money, ask, answer } = cast();
    await ask(owner);
    await answer(treasurer, "confirm");
    const { token } = await fabric.share("Rose");
    expect(await fabric.call("POST", "/state", { to: "cancelled" })).toMatchObject({
      status: 200,
      body: sentence("40\u00a0000\u00a0FCFA déjà retirés ou dépensés manquent"),
    });
    await app.work();
    expect(await money(owner)).toMatchObject({ balance_fcfa: -40_000, withdrawable_fcfa: 0 });
    const share = await app.call("GET", `/api/v1/fabric-shares/${token}`);
    expect(share.body).toMatchObject({ refund: "waits" });
  });
});
