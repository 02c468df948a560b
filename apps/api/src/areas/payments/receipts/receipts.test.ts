import { describe, expect, it } from "vitest";
import { requestContext } from "../../../app-context.ts";
import { testApp } from "../../../testing/app.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { paymentFor } from "../../../testing/payment-samples.ts";
import { atFakeGateway, initiate, press } from "../../../testing/payments.ts";
import { recordRefundResult } from "../refunds/record-refund-result.ts";
import { refunds } from "../refunds/tables.ts";
import type { Issuer } from "./draw-page.ts";
import { drawReceipt, receiptLines, receiptName, smallPrint } from "./draw-receipt.ts";
import { findReceipt } from "./find-receipt.ts";
import { receiptAddress } from "./receipt-address.ts";

const app = testApp();

async function paidPayment(asked?: Parameters<typeof paymentFor>[2]) {
  const couple = await registerCouple(app);
  const payment = await paymentFor(app, couple, asked);
  await initiate(app, couple, "cinetpay", payment.reference);
  await press(app, await atFakeGateway(app, payment, "cinetpay"), "pay");
  await app.work();
  return { couple, payment };
}

describe("a receipt", () => {
  it("is offered on its page and in the list of purchases, once it is paid", async () => {
    const { couple, payment } = await paidPayment();
    const caller = { token: couple.token };
    const shown = await app.call("GET", `/api/v1/payments/orders/${payment.reference}`, caller);
    const { receipt_url } = shown.body as { receipt_url: string };
    const file = await app.call("GET", receipt_url);
    expect(file.status).toBe(200);
    expect(String(file.body)).toMatch(/^%PDF/);
    const listed = await app.call("GET", "/api/v1/customer-purchases", caller);
    expect(listed.body).toMatchObject([
      {
        reference: payment.reference,
        state: "paid",
        method: "CINETPAY",
        units: 19,
        due_fcfa: 475,
        total_fcfa: 561,
        paid_fcfa: 565,
        receipt_url,
      },
    ]);
  });

  it("states what was bought, its tax, what was paid, and what became credit", async () => {
    const { payment } = await paidPayment();
    const receipt = await findReceipt(app.db, payment.reference);
    if (receipt === null) throw new Error("There is no receipt");
    expect(receiptLines(receipt)).toEqual([
      ["SMS", "19"],
      ["Prix unitaire hors taxe", "25\u00a0FCFA"],
      ["Montant hors taxe", "475\u00a0FCFA"],
      ["TVA (18\u00a0%)", "86\u00a0FCFA"],
      ["Total toutes taxes comprises", "561\u00a0FCFA"],
      ["Versé en plus, porté à votre crédit", "4\u00a0FCFA"],
      ["Payé", "565\u00a0FCFA"],
    ]);
    expect(receipt).toMatchObject({ payer: "Awa Kouassi", event: { name: expect.any(String) } });
    expect(receiptName(receipt.number)).toMatch(/^R-\d{6}$/);
  });

  it("names what was given back of the payment, and what is left of it", async () => {
    const { payment } = await paidPayment();
    const before = await findReceipt(app.db, payment.reference);
    if (before === null) throw new Error("There is no receipt");
    const refund = { attemptId: before.attempt.id, units: 0, requestedBy: "test" };
    const [given] = await app.db
      .insert(refunds)
      .values([
        { ...refund, scope: "one", amountFcfa: 200, state: "by-hand" },
        { ...refund, scope: "two", amountFcfa: 100, state: "refused" },
      ])
      .returning();
    await recordRefundResult(requestContext(app), given?.id ?? 0, "done", "Mariam");
    const partly = await findReceipt(app.db, payment.reference);
    if (partly === null) throw new Error("There is no receipt");
    const last = (receipt: typeof partly) => receiptLines(receipt).slice(-4);
    expect(last(partly)).toEqual([
      ["Payé", "565\u00a0FCFA"],
      ["Remboursé", "200\u00a0FCFA"],
      [expect.stringMatching(/^Avoir n°\u00a0A-\d{6}$/), "200\u00a0FCFA"],
      ["Reste payé", "365\u00a0FCFA"],
    ]);
    expect(last({ ...partly, refundedFcfa: 565, creditNotes: [] }).at(-1)).toEqual([
      "Remboursé",
      "565\u00a0FCFA",
    ]);
  });

  it("names who holds what is paid for somebody else, and only there", async () => {
    const fundsHeldBy = "Banque d’Abidjan";
    const issuer = { ...app.settings, legal: { ...app.settings.legal, fundsHeldBy } };
    const { payment } = await paidPayment();
    const own = await findReceipt(app.db, payment.reference);
    if (own === null) throw new Error("There is no receipt");
    const held = "Fonds détenus par Banque d’Abidjan jusqu’à leur versement";
    const printed = (subjectKind: typeof own.payment.subjectKind, by: Issuer = issuer) => [
      ...smallPrint({ ...own, payment: { ...own.payment, subjectKind } }, by),
    ];
    for (const kind of ["quote", "booking", "order", "gift", "fabric-share"] as const)
      expect(printed(kind)).toContain(held);
    expect(printed("listing")).not.toContain(held);
    expect(printed(null)).not.toContain(held);
    const unnamed = { ...issuer, legal: { ...issuer.legal, fundsHeldBy: null } };
    expect(printed("order", unnamed).join()).not.toContain("Fonds détenus");
  });

  it("is one page, however long its texts are", async () => {
    const { payment } = await paidPayment({ payUnits: 3000, channelId: 4 });
    const receipt = await findReceipt(app.db, payment.reference);
    if (receipt === null) throw new Error("There is no receipt");
    const long = { ...receipt, payer: "Marie-Emmanuelle ".repeat(6), event: null };
    const pdf = (await drawReceipt(long, null, app.settings)).toString("latin1");
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  });

  it("opens by its own signed address, for an hour or two", async () => {
    const { payment } = await paidPayment();
    const address = receiptAddress(app.settings.secret, payment.reference, app.clock());
    expect((await app.call("GET", address)).status).toBe(200);
    const wrong = [
      address.replace(/s=.*/, "s=none"),
      address.replace(/e=\d/, "e=9"),
      address.split("?")[0] ?? "",
      address.replace(payment.reference, "JJ20261120100000AAAAAAAAAAAA"),
    ];
    for (const other of wrong) expect((await app.call("GET", other)).status).toBe(404);
    app.wait(3 * 3600);
    expect((await app.call("GET", address)).status).toBe(404);
  });

  it("is not there before the payment is paid", async () => {
    const couple = await registerCouple(app);
    const payment = await paymentFor(app, couple);
    const address = receiptAddress(app.settings.secret, payment.reference, app.clock());
    expect((await app.call("GET", address)).status).toBe(404);
  });
});
