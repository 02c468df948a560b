import { asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { requestContext } from "../../../app-context.ts";
import { sandboxInvoices } from "../../../drivers/invoicing/embedded/tables.ts";
import { testApp } from "../../../testing/app.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { paymentFor } from "../../../testing/payment-samples.ts";
import { atFakeGateway, initiate, press } from "../../../testing/payments.ts";
import { customers, users } from "../../identity/users/tables.ts";
import { sellerAccess } from "../../invoicing/keys/seller-access.ts";
import { operatorAlerts } from "../../operations/alerts/tables.ts";
import { gatewayOutages } from "../../operations/gateway-outages/tables.ts";
import { drawReceipt } from "../receipts/draw-receipt.ts";
import { findReceipt } from "../receipts/find-receipt.ts";
import { recordRefundResult } from "../refunds/record-refund-result.ts";
import { type RefundScope, requestRefund } from "../refunds/request-refund.ts";
import { pollInvoices, signInvoice } from "./sign-invoice.ts";
import { invoices } from "./tables.ts";

const app = testApp();

function office() {
  if (app.invoicingSandbox === null) throw new Error("Tests need the fake tax office");
  return app.invoicingSandbox;
}

beforeEach(async () => {
  office().network.outage = null;
  office().stickers = 1000;
  await app.db.delete(operatorAlerts);
  await app.db.delete(gatewayOutages);
});

/** A payment of 19 SMS, 565 FCFA by CinetPay; its jobs are worked off. */
async function paid(before: (customerId: number) => Promise<unknown> = () => Promise.resolve()) {
  const couple = await registerCouple(app);
  await before(couple.customerId);
  const payment = await paymentFor(app, couple);
  await initiate(app, couple, "cinetpay", payment.reference);
  await press(app, await atFakeGateway(app, payment, "cinetpay"), "pay");
  await app.work();
  const receipt = await findReceipt(app.db, payment.reference);
  if (receipt === null) throw new Error("There is no receipt");
  return { couple, payment, attemptId: receipt.attempt.id, receipt };
}

const rowsOf = (attemptId: number) =>
  app.db.select().from(invoices).where(eq(invoices.attemptId, attemptId)).orderBy(asc(invoices.id));

async function giveBack(attemptId: number, scope: RefundScope | null) {
  const refund = await requestRefund(requestContext(app), attemptId, "Mariam", scope);
  await recordRefundResult(requestContext(app), refund.id, "done", "Mariam");
  await app.work();
}

const signedCount = async () => (await app.db.select().from(sandboxInvoices)).length;
const alerts = async () => (await app.db.select().from(operatorAlerts)).map(({ kind }) => kind);

describe("the invoice of units that were paid", () => {
  it("is signed by the tax office, and is on the receipt with its QR code", async () => {
    const { attemptId, receipt } = await paid();
    const [invoice, ...others] = await rowsOf(attemptId);
    expect(others).toEqual([]);
    expect(invoice).toMatchObject({
      ...{ kind: "sale", state: "signed", payment: "card", totalFcfa: 565, attempts: 1 },
      clientName: "Awa Kouassi",
      clientContact: null,
      lines: [
        { quantity: 19, unitFcfa: 25, officeId: expect.any(String) },
        { quantity: 1, unitFcfa: 3.39, officeId: expect.any(String) },
      ],
      officeId: expect.any(String),
      reference: expect.stringContaining("9606123E26"),
    });
    expect(receipt.invoice).toEqual({
      reference: invoice?.reference,
      verificationUrl: expect.stringContaining("/verification/"),
    });
    const [withCode, without] = [
      await drawReceipt(receipt, null, app.settings),
      await drawReceipt({ ...receipt, invoice: null }, null, app.settings),
    ];
    expect(withCode.length).toBeGreaterThan(without.length);
  });

  it("is written once, and signed once, however often it is asked for", async () => {
    const { attemptId } = await paid();
    const before = await signedCount();
    const [invoice] = await rowsOf(attemptId);
    await Promise.all([1, 2, 3].map(() => signInvoice(app, sellerAccess, invoice?.id ?? 0)));
    await pollInvoices(app, sellerAccess);
    expect(await signedCount()).toBe(before);
  });

  it("waits, and is asked for again, when the tax office was not reached", async () => {
    const { network } = office();
    const { fetch } = network;
    const cause = Object.assign(new Error("refused"), { code: "ECONNREFUSED" });
    network.fetch = () => Promise.reject(new TypeError("fetch failed", { cause }));
    const { attemptId } = await paid();
    network.fetch = fetch;
    expect(await rowsOf(attemptId)).toMatchObject([
      { state: "pending", reason: "ECONNREFUSED", attempts: 1 },
    ]);
    expect(await alerts()).toEqual(["gateway-away"]);
    await pollInvoices(app, sellerAccess);
    expect(await rowsOf(attemptId)).toMatchObject([{ state: "pending", attempts: 1 }]);
    app.wait(61);
    await pollInvoices(app, sellerAccess);
    expect(await rowsOf(attemptId)).toMatchObject([{ state: "signed", attempts: 2 }]);
    expect(await app.db.select().from(gatewayOutages)).toEqual([]);
  });
});

describe("what was given back of a sale", () => {
  it("has a credit note of its share, and the last one of all that is left", async () => {
    const { attemptId, payment } = await paid();
    await giveBack(attemptId, { scope: "a", amountFcfa: 113 });
    await giveBack(attemptId, null);
    const [sale, first, second] = await rowsOf(attemptId);
    expect(first).toMatchObject({
      ...{ kind: "credit-note", state: "signed", saleId: sale?.id, totalFcfa: 113 },
      lines: [{ quantity: 3.8 }, { quantity: 0.2 }],
      reference: expect.stringMatching(/^A9606123E26/),
    });
    expect(second).toMatchObject({
      ...{ state: "signed", totalFcfa: 452 },
      lines: [{ quantity: 15.2 }, { quantity: 0.8 }],
    });
    expect((await findReceipt(app.db, payment.reference))?.creditNotes).toHaveLength(2);
  });

  it("waits until the sale itself is signed", async () => {
    office().stickers = 0;
    const { attemptId } = await paid();
    await giveBack(attemptId, null);
    expect(await rowsOf(attemptId)).toMatchObject([{ state: "failed" }, { state: "pending" }]);
    office().stickers = 1000;
    const [sale] = await rowsOf(attemptId);
    await app.db
      .update(invoices)
      .set({ state: "pending" })
      .where(eq(invoices.id, sale?.id ?? 0));
    await signInvoice(app, sellerAccess, sale?.id ?? 0);
    app.wait(301);
    await pollInvoices(app, sellerAccess);
    expect(await rowsOf(attemptId)).toMatchObject([{ state: "signed" }, { state: "signed" }]);
  });
});

describe("an invoice that the tax office does not sign", () => {
  it.each(["unheard", "unanswered"] as const)(
    "(%s) is never asked for again blindly: a person is alerted",
    async (outage) => {
      office().network.outage = outage;
      const before = await signedCount();
      const { attemptId } = await paid();
      office().network.outage = null;
      app.wait(7200);
      await pollInvoices(app, sellerAccess);
      expect(await rowsOf(attemptId)).toMatchObject([{ state: "unconfirmed", attempts: 1 }]);
      expect(await signedCount()).toBe(before + (outage === "unanswered" ? 1 : 0));
      expect(await alerts()).toContain("invoice-waits");
    },
  );

  it("waits for a person when it is refused as it is", async () => {
    const { attemptId } = await paid(async (customerId) => {
      const [row] = await app.db.select().from(customers).where(eq(customers.id, customerId));
      await app.db
        .update(users)
        .set({ phone: "+2250709080515" })
        .where(eq(users.id, row?.userId ?? 0));
    });
    expect(await rowsOf(attemptId)).toMatchObject([
      { state: "failed", reason: "Point of sale is not valid" },
    ]);
    expect(await alerts()).toContain("invoice-waits");
  });

  it("waits for a person when the process ended while it was being sent", async () => {
    const { attemptId } = await paid();
    const [row] = await rowsOf(attemptId);
    await app.db
      .update(invoices)
      .set({ state: "sending", reference: null, sentAt: app.clock() })
      .where(eq(invoices.id, row?.id ?? 0));
    await pollInvoices(app, sellerAccess);
    expect(await rowsOf(attemptId)).toMatchObject([{ state: "sending" }]);
    app.wait(121);
    await pollInvoices(app, sellerAccess);
    expect(await rowsOf(attemptId)).toMatchObject([{ state: "unconfirmed" }]);
  });

  it("is left to staff where nobody signs invoices", async () => {
    const { attemptId } = await paid();
    const [row] = await rowsOf(attemptId);
    const id = row?.id ?? 0;
    await app.db
      .update(invoices)
      .set({ state: "pending", reference: null, nextLookAt: app.clock() })
      .where(eq(invoices.id, id));
    await signInvoice({ ...app, invoicing: null }, sellerAccess, id);
    expect(await rowsOf(attemptId)).toMatchObject([{ state: "by-hand", attempts: 1 }]);
    // What was left to staff is not signed by itself later.
    await pollInvoices(app, sellerAccess);
    expect(await rowsOf(attemptId)).toMatchObject([{ state: "by-hand" }]);
  });
});

it("staff hear of it when few stickers are left", async () => {
  const used = (await app.db.select().from(sandboxInvoices)).at(-1)?.id ?? 0;
  office().stickers = used + 100;
  await paid();
  expect(await alerts()).not.toContain("stickers-low");
  office().stickers = used + 51;
  await paid();
  expect(await alerts()).toContain("stickers-low");
});
