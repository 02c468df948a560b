import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { requestContext } from "../../app-context.ts";
import { testApp } from "../../testing/app.ts";
import { sellerPayouts } from "../../testing/payouts.ts";
import { providerBalances } from "../ledger/entries/balances.ts";
import { providers } from "../providers/tables.ts";
import { sendPayout } from "./sending/send-payout.ts";

const app = testApp();
const { asked, approved, sandbox, sent, staff, transfersOf } = sellerPayouts(app);

describe("a webhook", () => {
  it.each(["mtn", "cinetpay"] as const)(
    "of %s has the company asked, also when it comes twice at once",
    async (company) => {
      const { row, providerId } = await sent({ method: company === "mtn" ? "mtn" : "moov" });
      const { key } = await row();
      const [transfer] = await transfersOf(company, key);
      if (!transfer) throw new Error("Nothing was sent");
      await sandbox().transfers.change(transfer, { state: "confirmed" });
      const posted = sandbox().fakeCompanies[company].webhook(transfer);
      if (posted === null) throw new Error("Nothing is posted");
      const post = async () =>
        (await app.api.fetch(posted.clone(), { address: "127.0.0.1" })).status;
      expect(await Promise.all([post(), post(), post()])).toEqual([200, 200, 200]);
      await app.work();
      expect(await row()).toMatchObject({ state: "confirmed" });
      expect(await providerBalances(app.db, providerId)).toMatchObject({ owed: 2_996_000 });
    },
  );

  it("of a payout that is none is answered 404; what it claims is not believed", async () => {
    const { row } = await sent({ method: "mtn" }, "0400");
    const { key } = await row();
    const path = (of: string) => `/api/v1/payouts/mtn/notify/${of}`;
    expect((await app.call("GET", path(key))).status).toBe(200);
    const body = { status: "SUCCESSFUL", amount: "4000" };
    expect((await app.call("POST", path("nonsense"), { body })).status).toBe(404);
    expect((await app.call("POST", path(crypto.randomUUID()), { body })).status).toBe(404);
    expect((await app.call("PUT", path(key), { body })).status).toBe(200);
    await app.work();
    expect(await row()).toMatchObject({ state: "sent" });
  });
});

describe("the number of a payout", () => {
  it("must be confirmed, 48 hours old, and the beneficiary's own", async () => {
    const young = await asked({
      provenAt: new Date(app.clock().getTime() - 48 * 3_600_000 + 1000),
    });
    expect(young.answer).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("48\u00a0heures") },
    });
    app.wait(1);
    expect((await young.ask()).status).toBe(200);
    const unproven = await asked({ provenAt: null });
    expect(unproven.answer).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("pas encore confirmé") },
    });
    expect((await unproven.ask({ number_id: young.numberId })).status).toBe(404);
  });

  it("takes what its wallet holds, with what is on its way to it", async () => {
    const { answer, ask } = await asked({ isIdentified: false, amount: 200_005 });
    expect(answer.body).toMatchObject({
      errors: { amount: [expect.stringContaining("plus de 200\u00a0000\u00a0FCFA tant que")] },
    });
    expect((await ask({ amount: 150_000 })).status).toBe(200);
    expect((await ask({ amount: 50_005 })).body).toMatchObject({
      errors: { amount: [expect.stringContaining("50\u00a0000\u00a0FCFA au plus")] },
    });
    const both = await Promise.all([ask({ amount: 50_000 }), ask({ amount: 50_000 })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const known = await asked({ isIdentified: true, amount: 2_000_005 });
    expect(known.answer.status).toBe(422);
    expect((await known.ask({ amount: 2_000_000 })).status).toBe(200);
  });

  it("shows its holder's name at MTN to staff, who see when it is another", async () => {
    const same = await asked({ method: "mtn" });
    const { call } = await staff();
    await app.work();
    const read = async (id: number) => (await call("GET", `payouts/${id}`)).body;
    expect(await read((await same.row()).id)).toMatchObject({
      company_holder: "Awa KOUASSI",
      is_other_holder: false,
    });
    const other = await asked({ method: "mtn", holder: "Yao Traoré" });
    await app.work();
    expect(await read((await other.row()).id)).toMatchObject({ is_other_holder: true });
    const wave = await asked();
    await app.work();
    expect(await read((await wave.row()).id)).toMatchObject({
      company_holder: null,
      is_other_holder: false,
      sendable_by: "Wave",
    });
  });
});

describe("a suspended provider", () => {
  it("asks for no payout, and those that were asked for wait", async () => {
    const { row, ask, finance, id, providerId } = await approved();
    const suspend = (suspendedAt: Date | null) =>
      app.db.update(providers).set({ suspendedAt }).where(eq(providers.id, providerId));
    await suspend(app.clock());
    expect(await ask()).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("suspendue") },
    });
    for (const action of ["send", "pay"])
      expect(
        (await finance.call("POST", `payouts/${id}/${action}`, { transfer_reference: "W-1" })).body,
      ).toMatchObject({ message: expect.stringContaining("suspendu") });
    await sendPayout(app, id);
    expect(await row()).toMatchObject({ state: "approved", settledAt: null });
    await suspend(null);
    expect((await finance.call("POST", `payouts/${id}/send`)).status).toBe(200);
    await app.work();
    expect(await row()).toMatchObject({ state: "confirmed" });
  });
});

it("is never settled twice: what the table does not permit throws", async () => {
  const { row } = await sent();
  const { settlePayout } = await import("./payouts/settle-payout.ts");
  const payout = await row();
  await expect(
    app.db.transaction((tx) =>
      settlePayout(
        { ...requestContext(app), db: tx },
        payout,
        { state: "failed", reason: "x" },
        "x",
      ),
    ),
  ).rejects.toThrow("No transition from confirmed to failed");
});
