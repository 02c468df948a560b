import type { HostMoney } from "@jdj/contract/gifts/payouts";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { requestContext } from "../../../app-context.ts";
import { listCaughtMessages } from "../../../mail-catcher/queries.ts";
import { testApp } from "../../../testing/app.ts";
import type { CastMember } from "../../../testing/cast.ts";
import { giveTo, openList, payAsStranger } from "../../../testing/gifts.ts";
import { refundByHand } from "../../../testing/orders.ts";
import { shareWith } from "../../../testing/sharing.ts";
import { ledgerEntries } from "../../ledger/entries/tables.ts";
import { paymentAttempts, paymentOrders } from "../../payments/orders/tables.ts";
import { requestRefund } from "../../payments/refunds/request-refund.ts";
import { settleHostPayout } from "./settle-payout.ts";
import { hostPayouts } from "./tables.ts";

const app = testApp();
const held: { couple?: CastMember; path?: string; item?: number } = {};

beforeAll(async () => {
  Object.assign(held, await openList(app));
});

function cast() {
  const { couple, path, item } = held;
  if (!couple || path === undefined || item === undefined) throw new Error("They are made before");
  return { couple, path, item };
}

const asked = {
  amount: "20 000",
  method: "wave",
  phone: "07 01 02 03 04",
  holder: "Awa Kouassi",
  current_password: "demo",
};

function request(fields: object = {}, { token }: CastMember = cast().couple) {
  const path = `/api/v1/gift-lists/${cast().couple.eventId}/payouts`;
  return app.call("POST", path, { token, body: { ...asked, ...fields } });
}

async function money({ token }: CastMember = cast().couple) {
  const path = `/api/v1/gift-lists/${cast().couple.eventId}/payouts`;
  return (await app.call("GET", path, { token })).body as HostMoney;
}

async function giveAndPay(amount: number): Promise<string> {
  const { body } = await giveTo(app, cast().path, { item_id: null, amount });
  const { reference } = body as { reference: string };
  await payAsStranger(app, reference);
  return reference;
}

async function onlyPayout() {
  const [row] = await app.db.select().from(hostPayouts).where(eq(hostPayouts.state, "requested"));
  if (!row) throw new Error("No payout waits");
  return row;
}

const emails = async () => (await listCaughtMessages(app.db)).map(({ subject }) => subject);

describe("the money of gifts", () => {
  it("is not paid out before anybody gave", async () => {
    expect(await money()).toEqual({
      received_fcfa: 0,
      paid_out_fcfa: 0,
      balance_fcfa: 0,
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
    expect(await refused({ phone: "+33 6 12 34 56 78" })).toMatchObject({
      errors: { phone: [expect.stringContaining("Côte d’Ivoire")] },
    });
    expect(await refused({ amount: "30 005" })).toMatchObject({
      errors: { amount: ["Ce montant dépasse ce qui est disponible"] },
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
    const { id } = await onlyPayout();
    const refuse = () =>
      settleHostPayout(
        requestContext(app),
        id,
        { state: "refused", reason: "Ce numéro n’a pas de compte Wave." },
        "Mariam",
      );
    expect(await refuse()).toBe(true);
    expect(await refuse()).toBe(false);
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
    const { id } = await onlyPayout();
    const result = { state: "paid" as const, transferReference: "WV-778" };
    expect(await settleHostPayout(requestContext(app), id, result, "Mariam")).toBe(true);
    await app.work();
    expect(await money()).toMatchObject({
      balance_fcfa: 5000,
      payouts: [{ state: "paid", transfer_reference: "WV-778", amount: 25_000 }, {}],
    });
    expect(await emails()).toContain("Votre versement de 25\u00a0000\u00a0FCFA est fait");
  });

  it("goes below zero when a gift is given back after its payout: the next gifts make up for it", async () => {
    const reference = await giveAndPay(20_000);
    await request({ amount: "25 000" });
    const { id } = await onlyPayout();
    const result = { state: "paid" as const, transferReference: "WV-779" };
    await settleHostPayout(requestContext(app), id, result, "Mariam");
    const [attempt] = await app.db
      .select({ id: paymentAttempts.id })
      .from(paymentAttempts)
      .innerJoin(paymentOrders, eq(paymentOrders.id, paymentAttempts.orderId))
      .where(eq(paymentOrders.reference, reference));
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
