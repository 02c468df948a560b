import { describe, expect, it } from "vitest";
import { listCaughtMessages } from "../../mail-catcher/queries.ts";
import { testApp } from "../../testing/app.ts";
import { askForSms, smsTo } from "../../testing/asked-sms.ts";
import { sellerPayouts } from "../../testing/payouts.ts";
import { providerBalances } from "../ledger/entries/balances.ts";
import { ledgerEntries } from "../ledger/entries/tables.ts";
import { operatorAlerts } from "../operations/alerts/tables.ts";
import { pollPayouts } from "./sending/check-payout.ts";
import { sendPayout } from "./sending/send-payout.ts";

const app = testApp();
const { approved, network, sandbox, sent, transfersOf } = sellerPayouts(app);

const subjectsTo = async (providerId: number) => {
  await app.work();
  const to = `seller${providerId}`;
  const all = await listCaughtMessages(app.db);
  return all
    .filter(({ channel, subject }) => channel === "mail" && subject?.includes("versement"))
    .map(({ subject }) => `${to} ${subject}`);
};

describe("a payout by a company", () => {
  it("is said by SMS to the owner who asked, and once to one whose number is paid", async () => {
    const OWNER = "+2250700007301";
    const { userId, finance, id, phone } = await approved();
    await askForSms(app, userId, OWNER);
    await finance.call("POST", `payouts/${id}/send`);
    // « Parti » is not said any more once it has arrived.
    expect(await smsTo(app, OWNER)).toEqual([
      expect.stringMatching(/^Joie du Jour : votre versement de 4 000 FCFA est fait\. http/),
    ]);
    expect((await smsTo(app, phone)).filter((text) => text.includes("est versé"))).toHaveLength(1);
    const own = await approved();
    await askForSms(app, own.userId, own.phone);
    await own.finance.call("POST", `payouts/${own.id}/send`);
    const texts = (await smsTo(app, own.phone)).filter((text) => /retrait|versement/.test(text));
    expect(texts).toEqual([expect.stringContaining("est versé")]);
  });

  it.each(["wave", "mtn"] as const)(
    "of %s arrives, once, and its owner reads each state",
    async (method) => {
      const { row, id, providerId, phone } = await sent({ method });
      if (method === "mtn") {
        expect(await row()).toMatchObject({ state: "sent", company: "mtn" });
        app.wait(60);
        await Promise.all([pollPayouts(app), pollPayouts(app)]);
      }
      const { key, ...found } = await row();
      expect(found).toMatchObject({
        state: "confirmed",
        company: method,
        settledBy: expect.any(String),
      });
      expect(found.transferReference).not.toBe("");
      expect(await transfersOf(method, key)).toMatchObject([
        { amountFcfa: 4000, phone: phone.slice(1) },
      ]);
      expect(await providerBalances(app.db, providerId)).toMatchObject({ owed: 2_996_000 });
      expect(await subjectsTo(providerId)).toContainEqual(
        expect.stringContaining("Votre versement de 4\u00a0000\u00a0FCFA est fait"),
      );
      await sendPayout(app, id);
      expect(await transfersOf(method, key)).toHaveLength(1);
    },
  );

  it.each(["orange", "moov"] as const)(
    "to %s goes by CinetPay, as a contact of ours",
    async (method) => {
      const { row } = await sent({ method });
      expect(await row()).toMatchObject({ state: "sent", company: "cinetpay" });
      app.wait(60);
      await pollPayouts(app);
      expect(await row()).toMatchObject({ state: "confirmed", settledBy: "CinetPay" });
    },
  );

  it.each([
    ["wave", "0515", "Ce compte ne peut pas recevoir d’argent"],
    ["wave", "0200", "Ce compte a atteint son plafond"],
    ["mtn", "0515", "Ce numéro n’a pas de compte"],
    ["mtn", "0200", "Ce compte a atteint son plafond"],
    ["orange", "0515", "Ce numéro n’a pas de compte"],
    ["orange", "0200", "L’opérateur a refusé le transfert"],
  ] as const)(
    "of %s to %s fails: it is owed again, and its owner is told",
    async (method, end, reason) => {
      const { row, providerId } = await sent({ method }, end);
      app.wait(60);
      await pollPayouts(app);
      expect(await row()).toMatchObject({
        state: "failed",
        reason: expect.stringContaining(reason),
      });
      expect(await providerBalances(app.db, providerId)).toMatchObject({ owed: 3_000_000 });
      expect(await subjectsTo(providerId)).toContainEqual(
        expect.stringContaining("n’est pas arrivé"),
      );
    },
  );

  it.each(["wave", "mtn", "cinetpay"] as const)(
    "of %s whose answer is lost is asked for again by its key, and never sent twice",
    async (company) => {
      const method = company === "cinetpay" ? "moov" : company;
      const { row, finance, id } = await approved({ method });
      await finance.call("POST", `payouts/${id}/send`);
      network(company).outage = "unanswered";
      await app.work();
      const { key, state } = await row();
      expect(state).toBe("sent");
      app.wait(120);
      await pollPayouts(app);
      expect(await row()).toMatchObject({ state: "sent" });
      network(company).outage = null;
      app.wait(3600);
      await pollPayouts(app);
      await pollPayouts(app);
      if (company !== "cinetpay") {
        expect(await row()).toMatchObject({ state: "confirmed", key });
        expect(await transfersOf(company, key)).toHaveLength(1);
      } else expect((await transfersOf(company, key)).length).toBeLessThan(2);
    },
  );

  it.each(["wave", "mtn"] as const)(
    "of %s that was never heard is repeated under its key after ten minutes",
    async (company) => {
      const { row, finance, id } = await approved({ method: company });
      await finance.call("POST", `payouts/${id}/send`);
      network(company).outage = "unheard";
      await app.work();
      network(company).outage = null;
      const { key } = await row();
      app.wait(120);
      await pollPayouts(app);
      expect(await transfersOf(company, key)).toHaveLength(0);
      app.wait(1200);
      await pollPayouts(app);
      app.wait(1200);
      await pollPayouts(app);
      expect(await row()).toMatchObject({ state: "confirmed", key });
      expect(await transfersOf(company, key)).toHaveLength(1);
    },
  );

  it("of CinetPay that it does not know is not repeated: a person is alerted, and notes what became of it", async () => {
    const { row, finance, id, providerId } = await approved({ method: "orange" });
    await finance.call("POST", `payouts/${id}/send`);
    network("cinetpay").outage = "unheard";
    await app.work();
    network("cinetpay").outage = null;
    app.wait(1200);
    await pollPayouts(app);
    const { key } = await row();
    expect(await transfersOf("cinetpay", key)).toHaveLength(0);
    const alerts = await app.db.select().from(operatorAlerts);
    expect(alerts).toContainEqual(
      expect.objectContaining({ kind: "payout-waits", subject: `payout:${id}` }),
    );
    const failed = await finance.call("POST", `payouts/${id}/fail`, {
      reason: "Inconnu chez CinetPay",
    });
    expect(failed.body).toMatchObject({ state: "failed", settled_by: "Serge Aka" });
    expect(await providerBalances(app.db, providerId)).toMatchObject({ owed: 3_000_000 });
  });

  it("is sent once by two processes, and by two presses", async () => {
    const { row, finance, id } = await approved();
    await Promise.all([
      sendPayout(app, id),
      sendPayout(app, id),
      finance.call("POST", `payouts/${id}/send`),
      finance.call("POST", `payouts/${id}/send`),
    ]);
    await app.work();
    const { key, state, attempts } = await row();
    expect([state, attempts]).toEqual(["confirmed", 1]);
    expect(await transfersOf("wave", key)).toHaveLength(1);
  });

  it("that our own wallet does not cover is approved as before, under another key, and a person is alerted", async () => {
    const { row, id, providerId } = await sent({}, "0300");
    const found = await row();
    expect(found).toMatchObject({ state: "approved", company: null });
    expect(await providerBalances(app.db, providerId)).toMatchObject({ owed: 2_996_000 });
    const alerts = await app.db.select().from(operatorAlerts);
    expect(alerts).toContainEqual(expect.objectContaining({ subject: `payout:${id}` }));
  });

  it("that is taken back after it arrived is owed again, by one balanced transaction", async () => {
    const { row, providerId } = await sent();
    const { key } = await row();
    const [transfer] = await transfersOf("wave", key);
    if (!transfer) throw new Error("Nothing was sent");
    await sandbox().transfers.change(transfer, { state: "reversed" });
    app.wait(86_400);
    await Promise.all([pollPayouts(app), pollPayouts(app)]);
    await pollPayouts(app);
    expect(await row()).toMatchObject({ state: "reversed", nextLookAt: null });
    expect(await providerBalances(app.db, providerId)).toMatchObject({ owed: 3_000_000 });
    expect(await subjectsTo(providerId)).toContainEqual(expect.stringContaining("est annulé"));
    const entries = await app.db.select().from(ledgerEntries);
    expect(entries.reduce((sum, { amountFcfa }) => sum + amountFcfa, 0)).toBe(0);
  });

  it("of another amount than was asked changes nothing, and a person is alerted", async () => {
    const { row, id } = await sent({ method: "mtn" });
    const { key } = await row();
    const [transfer] = await transfersOf("mtn", key);
    if (!transfer) throw new Error("Nothing was sent");
    await sandbox().transfers.change(transfer, { state: "confirmed", amountFcfa: 400 });
    app.wait(60);
    await pollPayouts(app);
    expect(await row()).toMatchObject({ state: "sent" });
    const alerts = await app.db.select().from(operatorAlerts);
    expect(alerts).toContainEqual(expect.objectContaining({ subject: `payout:${id}` }));
  });
});
