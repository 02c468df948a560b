import { describe, expect, it } from "vitest";
import { addProvider } from "../../../testing/add-provider.ts";
import { testApp } from "../../../testing/app.ts";
import { providerBalances } from "./balances.ts";
import { debitAccount, lockBalance, splitDebit } from "./debit-account.ts";
import { askedPayout } from "./moves.ts";
import { type LedgerEntry, recordTransaction } from "./record-transaction.ts";

const app = testApp();
let moves = 0;

function move(entries: LedgerEntry[]) {
  moves += 1;
  const key = `test:${moves}`;
  const now = app.clock();
  return app.db.transaction((tx) =>
    recordTransaction(tx, { key, kind: "payment", subject: null, entries, now }),
  );
}

describe("what is taken from a balance", () => {
  it("is what it covers, and the rest is short", () => {
    expect(splitDebit(10_000, 4000)).toEqual({ coveredFcfa: 4000, shortFcfa: 0 });
    expect(splitDebit(3000, 4000)).toEqual({ coveredFcfa: 3000, shortFcfa: 1000 });
    expect(splitDebit(-500, 4000)).toEqual({ coveredFcfa: 0, shortFcfa: 4000 });
  });

  it("is refused by the database beyond what there is, also by two moves at once", async () => {
    const providerId = await addProvider(app, "catering");
    for (const account of ["seller", "held"] as const) {
      const paid = [
        { account: "gateway" as const, amountFcfa: 5000 },
        { account, providerId, amountFcfa: -5000 },
      ];
      const back = [
        { account, providerId, amountFcfa: 3000 },
        { account: "refunds" as const, amountFcfa: -3000 },
      ];
      await expect(move(back)).rejects.toMatchObject({
        cause: { constraint: "ledger_balances_covered" },
      });
      await move(paid);
      const both = await Promise.allSettled([move(back), move(back)]);
      expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
      expect(await app.db.transaction((tx) => lockBalance(tx, { account, providerId }))).toBe(2000);
    }
    expect(await providerBalances(app.db, providerId)).toEqual({ owed: 2000, held: 2000 });
  });

  it("leaves a debt of what was withdrawn, which later earnings pay", async () => {
    const providerId = await addProvider(app, "catering");
    const owner = { account: "seller" as const, providerId };
    const earn = (amountFcfa: number) =>
      move([
        { account: "gateway", amountFcfa },
        { ...owner, amountFcfa: -amountFcfa },
      ]);
    await earn(10_000);
    await move(askedPayout(owner, 8000));
    const taken = await app.db.transaction((tx) => debitAccount(tx, owner, 5000));
    expect(taken.shortFcfa).toBe(3000);
    await move([...taken.entries, { account: "refunds", amountFcfa: -5000 }]);
    expect(await providerBalances(app.db, providerId)).toMatchObject({ owed: -3000 });
    await earn(4000);
    expect(await providerBalances(app.db, providerId)).toMatchObject({ owed: 1000 });
  });
});
