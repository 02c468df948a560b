import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { subjectBalances } from "./balances.ts";
import { paidRefund, refusedPayment } from "./moves.ts";
import { recordTransaction } from "./record-transaction.ts";
import { ledgerEntries } from "./tables.ts";

const app = testApp();
const subject = { kind: "order" as const, id: 1 };
const base = { kind: "payment" as const, subject, now: new Date("2026-11-22T10:00:00Z") };

describe("the ledger", () => {
  it("refuses a move of money whose entries do not sum to zero", async () => {
    const entries = [
      { account: "gateway" as const, amountFcfa: 1000 },
      { account: "commission" as const, amountFcfa: -900 },
    ];
    await expect(
      app.db.transaction((tx) => recordTransaction(tx, { ...base, key: "wrong", entries })),
    ).rejects.toMatchObject({ constraint: "ledger_entries_sum" });
    expect(await app.db.select().from(ledgerEntries)).toEqual([]);
  });

  it("writes the same move once", async () => {
    const write = () =>
      app.db.transaction((tx) =>
        recordTransaction(tx, { ...base, key: "payment:1", entries: refusedPayment(1000) }),
      );
    expect(await Promise.all([write(), write()])).toContain(false);
    expect(await subjectBalances(app.db, subject)).toEqual(
      new Map([
        ["gateway", 1000],
        ["refunds", -1000],
      ]),
    );
    await app.db.transaction((tx) =>
      recordTransaction(tx, {
        ...base,
        kind: "refund-paid",
        key: "refund:1",
        entries: paidRefund(1000),
      }),
    );
    expect([...(await subjectBalances(app.db, subject)).values()]).toEqual([0, 0]);
  });

  it("lets nobody change or delete a written entry by itself", async () => {
    await expect(app.db.update(ledgerEntries).set({ amountFcfa: 1 })).rejects.toThrow();
    await expect(app.db.delete(ledgerEntries)).rejects.toThrow();
  });
});
