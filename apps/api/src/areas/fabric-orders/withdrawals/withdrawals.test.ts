import type { FabricMoney } from "@jdj/contract/fabric-orders/money";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { requestContext } from "../../../app-context.ts";
import { testApp } from "../../../testing/app.ts";
import { askForSms, smsTo } from "../../../testing/asked-sms.ts";
import { type CastMember, subjectsTo } from "../../../testing/cast.ts";
import { collectedMoney } from "../../../testing/fabric-money.ts";
import { collectedOrder, purchaseCalls } from "../../../testing/fabric-purchases.ts";
import { givePayoutNumber } from "../../../testing/payout-numbers.ts";
import { fabricBalance } from "../../ledger/entries/balances.ts";
import { payoutNumbers } from "../../payouts/numbers/tables.ts";
import { settlePayout } from "../../payouts/payouts/settle-payout.ts";
import { payouts } from "../../payouts/payouts/tables.ts";
import { endWithdrawals } from "./end-withdrawals.ts";

const app = testApp();

const DAY = 86_400;

const held: { story?: Awaited<ReturnType<typeof collectedMoney>> } = {};

beforeEach(async () => {
  held.story = await collectedMoney(app);
});

function cast() {
  if (!held.story) throw new Error("It is made before");
  return held.story;
}

const mailTo = ({ email }: CastMember) => subjectsTo(app, email);

const sentence = (text: string) => ({ message: expect.stringContaining(text) });

describe("a withdrawal", () => {
  it("is asked for by the owner, confirmed by the treasurer, and paid out; both get emails", async () => {
    const { owner, treasurer, fabric, money, ask, answer } = cast();
    expect(await ask(owner)).toMatchObject({ status: 200 });
    expect((await money(owner)).withdrawals).toMatchObject([
      { state: "asked", amount_fcfa: 40_000, can: { confirm: false, refuse: true } },
    ]);
    expect((await money(treasurer)).withdrawals[0]?.can).toEqual({ confirm: true, refuse: true });
    // Nothing leaves before.
    expect(await fabricBalance(app.db, fabric.id)).toBe(60_000);
    expect(await answer(owner, "confirm")).toMatchObject({
      status: 409,
      body: sentence("Un retrait se fait à deux"),
    });
    expect(await answer(treasurer, "confirm", { current_password: "faux" })).toMatchObject({
      status: 422,
    });
    const both = await Promise.all([answer(treasurer, "confirm"), answer(treasurer, "confirm")]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await fabricBalance(app.db, fabric.id)).toBe(20_000);
    expect(await money(treasurer)).toMatchObject({
      withdrawn_fcfa: 40_000,
      balance_fcfa: 20_000,
      withdrawals: [{ state: "confirmed", payout: { state: "requested", amount: 40_000 } }],
      can: { ask: true },
    });
    await app.work();
    const amount = "40\u00a0000\u00a0FCFA";
    expect(await mailTo(owner)).toEqual(
      expect.arrayContaining([
        `Votre demande de versement de ${amount} est reçue`,
        `Le retrait de ${amount} est confirmé`,
      ]),
    );
    expect(await mailTo(treasurer)).toEqual(
      expect.arrayContaining([
        `Votre demande de versement de ${amount} est reçue`,
        `Le retrait de ${amount} est confirmé`,
      ]),
    );
  });

  it("is written by SMS too to the owner and the treasurer who asked", async () => {
    const { owner, treasurer, fabric, ask, answer } = cast();
    const numbers = { owner: "+2250700007401", treasurer: "+2250700007402" };
    await askForSms(app, owner.userId, numbers.owner);
    await askForSms(app, treasurer.userId, numbers.treasurer);
    await ask(owner);
    const link = `http://joie.test/p/${fabric.id}`;
    expect(await smsTo(app, numbers.treasurer)).toEqual([
      expect.stringMatching(
        `demande un retrait de 40 000 FCFA \\(pagnes\\). A vous de confirmer. ${link}$`,
      ),
    ]);
    expect((await smsTo(app, numbers.owner)).at(-1)).toContain("attend sa confirmation");
    await answer(treasurer, "confirm");
    for (const number of Object.values(numbers))
      expect((await smsTo(app, number)).join()).toContain("est confirmé. http");
  });

  it("comes back to what is left when its payout fails", async () => {
    const { owner, treasurer, fabric, money, ask, answer } = cast();
    await ask(treasurer);
    await answer(owner, "confirm");
    const [payout] = await app.db
      .select()
      .from(payouts)
      .where(eq(payouts.fabricOrderId, fabric.id));
    if (!payout) throw new Error("There is no payout");
    await app.db.transaction((tx) =>
      settlePayout(
        { ...requestContext(app), db: tx },
        payout,
        { state: "refused", reason: "Ce compte est fermé." },
        "Mariam",
      ),
    );
    expect(await money(owner)).toMatchObject({
      balance_fcfa: 60_000,
      withdrawn_fcfa: 0,
      withdrawals: [{ payout: { state: "refused", reason: "Ce compte est fermé." } }],
      entries: [
        { kind: "withdrawal-back", amount_fcfa: 40_000 },
        { kind: "withdrawal" },
        {},
        {},
        {},
        {},
      ],
    });
  });

  it("is refused by the other, or taken back by who asked; the email says which", async () => {
    const { owner, treasurer, ask, answer } = cast();
    await ask(owner);
    await app.work();
    expect(await mailTo(treasurer)).toEqual(
      expect.arrayContaining([expect.stringContaining("à vous de confirmer")]),
    );
    expect((await mailTo(owner)).join()).toContain("attend d’être confirmé");
    expect((await answer(treasurer, "refuse")).body).toMatchObject(sentence("est refusé"));
    await app.work();
    expect((await mailTo(owner)).join()).toContain("est refusé");
    expect(await answer(treasurer, "confirm")).toMatchObject({ status: 409 });
    expect(await ask(treasurer)).toMatchObject({ status: 200 });
    expect((await answer(treasurer, "refuse")).body).toMatchObject(
      sentence("Votre demande est retirée"),
    );
    expect((await answer(treasurer, "refuse")).status).toBe(409);
  });

  it("waits seven days for its confirmation", async () => {
    const { owner, treasurer, fabric, money, ask, answer } = cast();
    await ask(owner);
    app.wait(7 * DAY - 1);
    await endWithdrawals(app);
    expect((await money(owner)).withdrawals).toMatchObject([{ state: "asked" }]);
    app.wait(1);
    expect(await answer(treasurer, "confirm")).toMatchObject({ status: 409 });
    await endWithdrawals(app);
    await endWithdrawals(app);
    expect((await money(owner)).withdrawals).toMatchObject([
      { state: "expired", decided_by: null, can: { confirm: false, refuse: false } },
    ]);
    await app.work();
    expect((await mailTo(treasurer)).join()).toContain("n’a pas été confirmé");
    expect(await fabricBalance(app.db, fabric.id)).toBe(60_000);
    expect((await ask(owner)).status).toBe(200);
  });

  it("is one at a time, of what was paid 48 hours ago, to a confirmed number, with the password", async () => {
    const { owner, treasurer, number, ask } = cast();
    expect(await ask(owner, { current_password: "faux" })).toMatchObject({
      body: { errors: { current_password: ["Ce mot de passe est incorrect"] } },
    });
    expect(await ask(owner, { amount: "60 005" })).toMatchObject({
      body: { errors: { amount: ["Ce montant dépasse ce que vous pouvez retirer"] } },
    });
    expect((await ask(owner, { number_id: 999_999_999 })).status).toBe(404);
    const proven = (provenAt: Date | null) =>
      app.db.update(payoutNumbers).set({ provenAt }).where(eq(payoutNumbers.id, number));
    await proven(null);
    expect((await ask(owner)).status).toBe(409);
    await proven(app.clock());
    expect((await ask(owner)).body).toMatchObject(sentence("Ce numéro est nouveau"));
    app.wait(2 * DAY);
    const both = await Promise.all([ask(owner), ask(treasurer)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it("does not take what was paid less than 48 hours ago", async () => {
    const fabric = await collectedOrder(app, { people: ["Aya"] });
    const { couple } = fabric;
    const number = await givePayoutNumber(app, { account: "hosts", eventId: couple.eventId });
    const asked = () =>
      app.call("POST", `/api/v1/fabric-orders/${couple.eventId}/${fabric.id}/withdrawals`, {
        token: couple.token,
        body: { amount: "15 000", number_id: number, current_password: "demo" },
      });
    expect((await asked()).body).toMatchObject(sentence("Il n’y a rien à verser"));
    app.wait(2 * DAY);
    expect((await asked()).status).toBe(200);
  });

  it("is refused when the money was spent, or its number removed, before the confirmation", async () => {
    const { owner, treasurer, fabric, number, ask, answer } = cast();
    await ask(owner);
    await app.db.delete(payoutNumbers).where(eq(payoutNumbers.id, number));
    expect((await answer(treasurer, "confirm")).body).toMatchObject(
      sentence("n’est plus parmi vos numéros"),
    );
    await answer(owner, "refuse");
    const whose = { account: "hosts" as const, eventId: owner.eventId };
    await ask(owner, { number_id: await givePayoutNumber(app, whose) });
    const { reference } = await fabric.place();
    await purchaseCalls(app, reference, owner).transfer(61_500);
    expect((await answer(treasurer, "confirm")).body).toMatchObject(
      sentence("ne suffit plus à ce retrait"),
    );
  });

  it("is confirmed by an owner who is alone after 48 hours", async () => {
    const fabric = await collectedOrder(app, { people: ["Aya"] });
    app.wait(3 * DAY);
    const { couple } = fabric;
    const number = await givePayoutNumber(app, { account: "hosts", eventId: couple.eventId });
    const base = `/api/v1/fabric-orders/${couple.eventId}/${fabric.id}`;
    const { token } = couple;
    const body = { amount: "15 000", number_id: number, current_password: "demo" };
    await app.call("POST", `${base}/withdrawals`, { token, body });
    const read = async () =>
      (await app.call("GET", `${base}/money`, { token })).body as FabricMoney;
    const [withdrawal] = (await read()).withdrawals;
    expect(withdrawal).toMatchObject({ confirmers: [], alone_from: expect.any(String) });
    const confirm = () =>
      app.call("POST", `${base}/withdrawals/${withdrawal?.id}/confirm`, {
        token,
        body: { current_password: "demo" },
      });
    expect((await confirm()).body).toMatchObject(sentence("Vous êtes seul"));
    app.wait(2 * DAY);
    expect((await confirm()).status).toBe(200);
    expect(await fabricBalance(app.db, fabric.id)).toBe(0);
  });
});
