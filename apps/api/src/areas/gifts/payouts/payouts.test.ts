import type { HostMoney } from "@jdj/contract/gifts/payouts";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { requestContext } from "../../../app-context.ts";
import { listCaughtMessages } from "../../../mail-catcher/queries.ts";
import { testApp } from "../../../testing/app.ts";
import type { CastMember } from "../../../testing/cast.ts";
import { giveTo, openList, payAsGuestCheckout } from "../../../testing/gifts.ts";
import { refundByHand } from "../../../testing/orders.ts";
import { givePayoutNumber } from "../../../testing/payout-numbers.ts";
import { shareWith } from "../../../testing/sharing.ts";
import { ledgerEntries } from "../../ledger/entries/tables.ts";
import { paymentAttempts, payments } from "../../payments/payments/tables.ts";
import { requestRefund } from "../../payments/refunds/request-refund.ts";
import { type PayoutResult, settlePayout } from "../../payouts/payouts/settle-payout.ts";
import { payouts } from "../../payouts/payouts/tables.ts";

const app = testApp();
const held: { couple?: CastMember; path?: string; item?: number; number?: number } = {};

const TWO_DAYS = 2 * 86_400;

beforeAll(async () => {
  Object.assign(held, await openList(app));
  const { eventId } = cast().couple;
  held.number = await givePayoutNumber(app, { account: "hosts", eventId });
});

function cast() {
  const { couple, path, item } = held;
  if (!couple || path === undefined || item === undefined) throw new Error("They are made before");
  return { couple, path, item };
}

const asked = { amount: "20 000", current_password: "demo" };

function request(fields: object = {}, { token }: CastMember = cast().couple) {
  const path = `/api/v1/gift-lists/${cast().couple.eventId}/payouts`;
  return app.call("POST", path, { token, body: { ...asked, number_id: held.number, ...fields } });
}

async function money({ token }: CastMember = cast().couple) {
  const path = `/api/v1/gift-lists/${cast().couple.eventId}/payouts`;
  return (await app.call("GET", path, { token })).body as HostMoney;
}

async function giveAndPay(amount: number): Promise<string> {
  const { body } = await giveTo(app, cast().path, { item_id: null, amount });
  const { reference } = body as { reference: string };
  await payAsGuestCheckout(app, reference);
  app.wait(TWO_DAYS);
  return reference;
}

/** Records what became of the only payout that was asked for, as staff do. */
async function recordResult(result: PayoutResult) {
  const [row] = await app.db.select().from(payouts).where(eq(payouts.state, "requested"));
  if (!row) throw new Error("No payout waits");
  const payout = { ...row, state: result.state === "refused" ? row.state : "approved" } as const;
  await app.db.transaction((tx) =>
    settlePayout({ ...requestContext(app), db: tx }, payout, result, "Mariam"),
  );
}

const emails = async () => (await listCaughtMessages(app.db)).map(({ subject }) => subject);

describe("the money of gifts", () => {
  it("is not paid out before anybody gave", async () => {
    expect(await money()).toEqual({
      received_fcfa: 0,
      paid_out_fcfa: 0,
      balance_fcfa: 0,
      available_fcfa: 0,
      payouts: [],
    });
    expect(await request()).toMatchObject({
      status: 409,
      body: { message: "Il n’y a rien à verser pour le moment." },
    });
  });

  it("is asked for with the password, on a number of Côte d'Ivoire, and never more than there is", async () => {
    await giveAndPay(30_000);
    const refused = async (fields: object) => (await request(fields)).body;
    expect(await refused({ current_password: "" })).toMatchObject({
      errors: { current_password: ["Veuillez entrer votre mot de passe"] },
    });
    expect(await refused({ current_password: "faux" })).toMatchObject({
      errors: { current_password: ["Ce mot de passe est incorrect"] },
    });
    expect(await refused({ number_id: "" })).toMatchObject({
      errors: { number_id: ["Choisissez le numéro qui reçoit l’argent"] },
    });
    expect((await request({ number_id: 999_999_999 })).status).toBe(404);
    expect(await refused({ amount: "30 005" })).toMatchObject({
      errors: { amount: ["Ce montant dépasse ce que vous pouvez retirer"] },
    });
    for (const amount of ["0", "-1000", "995", "1001", "mille", ""])
      expect(await refused({ amount })).toMatchObject({ errors: { amount: [expect.any(String)] } });
    expect((await money()).payouts).toEqual([]);
  });

  it("is the hosts' own business: their helpers neither see it nor ask for it", async () => {
    for (const role of ["organiser", "treasurer", "reader"] as const) {
      const helper = await shareWith(app, cast().couple, role);
      const { eventId } = cast().couple;
      const path = `/api/v1/gift-lists/${eventId}/payouts`;
      expect((await app.call("GET", path, { token: helper.token })).status).toBe(403);
      expect((await request({}, helper)).status).toBe(403);
    }
  });

  it("waits for 48 hours after each payment", async () => {
    const { body } = await giveTo(app, cast().path, { item_id: null, amount: 5000 });
    await payAsGuestCheckout(app, (body as { reference: string }).reference);
    expect(await money()).toMatchObject({ balance_fcfa: 35_000, available_fcfa: 30_000 });
    expect((await request({ amount: "30 005" })).status).toBe(422);
    app.wait(TWO_DAYS - 1);
    expect(await money()).toMatchObject({ available_fcfa: 30_000 });
    app.wait(1);
    expect(await money()).toMatchObject({ available_fcfa: 35_000 });
    const given = await app.db.select().from(paymentAttempts);
    await app.db.transaction((tx) =>
      requestRefund({ ...requestContext(app), db: tx }, given.at(-1)?.id ?? 0, "Mariam"),
    );
    await app.work();
    await refundByHand(app);
    expect(await money()).toMatchObject({ balance_fcfa: 30_000, available_fcfa: 30_000 });
  });

  it("is asked for once by two presses at once", async () => {
    const both = await Promise.all([request(), request()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await money()).toMatchObject({
      received_fcfa: 30_000,
      paid_out_fcfa: 20_000,
      balance_fcfa: 10_000,
      payouts: [{ amount: 20_000, state: "requested", phone: "+2250701020304" }],
    });
  });

  it("is owed again when a payout is refused, and every owner is told why", async () => {
    await recordResult({ state: "refused", reason: "Ce numéro n’a pas de compte Wave." });
    await app.work();
    expect(await money()).toMatchObject({
      balance_fcfa: 30_000,
      payouts: [{ state: "refused", reason: "Ce numéro n’a pas de compte Wave." }],
    });
    expect(await emails()).toContain(
      "Votre versement de 20\u00a0000\u00a0FCFA n’a pas pu être fait",
    );
  });

  it("is in the history once it is paid, with the reference of the transfer, and an email says so", async () => {
    await request({ amount: "25 000" });
    await recordResult({ state: "confirmed", transferReference: "WV-778" });
    await app.work();
    expect(await money()).toMatchObject({
      balance_fcfa: 5000,
      payouts: [{ state: "confirmed", transfer_reference: "WV-778", amount: 25_000 }, {}],
    });
    expect(await emails()).toContain("Votre versement de 25\u00a0000\u00a0FCFA est fait");
  });

  it("goes below zero when a gift is given back after its payout: the next gifts make up for it", async () => {
    const reference = await giveAndPay(20_000);
    await request({ amount: "25 000" });
    await recordResult({ state: "confirmed", transferReference: "WV-779" });
    const [attempt] = await app.db
      .select({ id: paymentAttempts.id })
      .from(paymentAttempts)
      .innerJoin(payments, eq(payments.id, paymentAttempts.paymentId))
      .where(eq(payments.reference, reference));
    await app.db.transaction((tx) =>
      requestRefund({ ...requestContext(app), db: tx }, attempt?.id ?? 0, "Mariam"),
    );
    await app.work();
    await refundByHand(app);
    expect((await money()).balance_fcfa).toBe(-20_000);
    expect((await request({ amount: "1 000" })).status).toBe(409);
    await giveAndPay(22_000);
    expect((await money()).balance_fcfa).toBe(2000);
    const entries = await app.db.select().from(ledgerEntries);
    expect(entries.reduce((sum, { amountFcfa }) => sum + amountFcfa, 0)).toBe(0);
  });
});
