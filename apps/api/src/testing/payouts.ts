import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { recordTransaction } from "../areas/ledger/entries/record-transaction.ts";
import { payouts } from "../areas/payouts/payouts/tables.ts";
import type { TestApp } from "./app.ts";
import { asRole } from "./console.ts";
import { openSeller } from "./open-seller.ts";
import { givePayoutNumber } from "./payout-numbers.ts";

export type Company = "wave" | "mtn" | "cinetpay";
type Fields = NonNullable<Parameters<typeof givePayoutNumber>[2]>;

/** Sellers who ask for payouts, staff who approve them, and the fake companies that send them. */
export function sellerPayouts(app: TestApp) {
  const sandbox = () => {
    if (app.payoutSandbox === null) throw new Error("These tests need the fake companies");
    return app.payoutSandbox;
  };
  const network = (company: Company) => sandbox().fakeCompanies[company].network;

  let people = 0;
  const staff = () => {
    people += 1;
    return asRole(app, "finance", `finance${people}@exemple.test`);
  };

  /** Numbers of each wallet, by its end. */
  const mobile = (method: string, end: string) => {
    people += 1;
    const prefix = { wave: "07", mtn: "05", orange: "07", moov: "01" }[method];
    return `+225${prefix}${String(people).padStart(4, "0")}${end}`;
  };

  /** A seller who earned 3 000 000 FCFA and asks for 4 000, below the limit of one person. */
  async function asked(fields: Fields & { amount?: number } = {}, end = "1111") {
    const { amount = 4000, method = "wave", ...rest } = fields;
    const seller = await openSeller(app);
    const { providerId } = seller;
    await app.db.transaction((tx) =>
      recordTransaction(tx, {
        ...{ key: `test:${providerId}`, kind: "payment", subject: null, now: app.clock() },
        entries: [
          { account: "gateway", amountFcfa: 3_000_000 },
          { account: "seller", providerId, amountFcfa: -3_000_000 },
        ],
      }),
    );
    const phone = mobile(method, end);
    const numberId = await givePayoutNumber(
      app,
      { account: "seller", providerId },
      { method, phone, ...rest },
    );
    const ask = (changed: object = {}) =>
      seller.call("POST", "payouts", {
        ...{ amount, number_id: numberId, current_password: "demo" },
        ...changed,
      });
    const answer = await ask();
    const isOwn = eq(payouts.providerId, providerId);
    const row = async () => {
      const [found] = await app.db.select().from(payouts).where(isOwn);
      if (!found) throw new Error("There is no payout");
      return found;
    };
    return { ...seller, answer, ask, row, numberId, phone };
  }

  /** The same, approved by one person. */
  async function approved(fields: Fields = {}, end?: string) {
    const made = await asked(fields, end);
    const { id } = await made.row();
    const finance = await staff();
    await app.work();
    expect((await finance.call("POST", `payouts/${id}/approve`)).body).toMatchObject({
      state: "approved",
      approved_by: "Serge Aka",
    });
    return { ...made, id, finance };
  }

  /** The same, sent by its company, whose job was worked off. */
  async function sent(fields: Fields = {}, end?: string) {
    const made = await approved(fields, end);
    expect((await made.finance.call("POST", `payouts/${made.id}/send`)).status).toBe(200);
    await app.work();
    return made;
  }

  const transfersOf = async (company: Company, key: string) =>
    (await sandbox().transfers.list(company)).filter((one) => one.key.startsWith(key));

  return { sandbox, network, staff, asked, approved, sent, transfersOf };
}
