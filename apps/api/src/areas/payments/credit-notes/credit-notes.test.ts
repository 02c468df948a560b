import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { requestContext } from "../../../app-context.ts";
import { testApp } from "../../../testing/app.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { paymentFor } from "../../../testing/payment-samples.ts";
import { atFakeGateway, initiate, press } from "../../../testing/payments.ts";
import { listAttempts } from "../payments/queries.ts";
import { recordRefundResult } from "../refunds/record-refund-result.ts";
import { type RefundScope, requestRefund } from "../refunds/request-refund.ts";
import { creditNoteAddress, creditNoteName } from "./credit-note-address.ts";
import { creditNoteLines } from "./draw-credit-note.ts";
import { findCreditNote } from "./find-credit-note.ts";
import { creditNotes } from "./tables.ts";

const app = testApp();

/** A payment of 561 FCFA paid by CinetPay, with 565. */
async function paid() {
  const couple = await registerCouple(app);
  const payment = await paymentFor(app, couple);
  await initiate(app, couple, "cinetpay", payment.reference);
  await press(app, await atFakeGateway(app, payment, "cinetpay"), "pay");
  await app.work();
  const [attempt] = await listAttempts(app.db, [payment.id]);
  return { couple, payment, attemptId: attempt?.id ?? 0 };
}

async function giveBack(attemptId: number, scope: RefundScope | null, result: "done" | "refused") {
  const refund = await requestRefund(requestContext(app), attemptId, "Mariam", scope);
  await recordRefundResult(requestContext(app), refund.id, result, "Mariam");
  return refund;
}

async function noteOf(refundId: number) {
  const [row] = await app.db.select().from(creditNotes).where(eq(creditNotes.refundId, refundId));
  return row && (await findCreditNote(app.db, row.id));
}

describe("a credit note", () => {
  it("is made once of each refund that was made, and of none that was refused", async () => {
    const { attemptId } = await paid();
    const refused = await giveBack(attemptId, { scope: "a", amountFcfa: 100 }, "refused");
    expect(await noteOf(refused.id)).toBeUndefined();
    const first = await giveBack(attemptId, { scope: "b", amountFcfa: 100 }, "done");
    await recordRefundResult(requestContext(app), first.id, "done", "Serge");
    const second = await giveBack(attemptId, null, "done");
    const [one, two] = [await noteOf(first.id), await noteOf(second.id)];
    expect((two?.number ?? 0) > (one?.number ?? 0)).toBe(true);
    expect(one && creditNoteLines(one)).toEqual([
      ["Payé", "565\u00a0FCFA"],
      ["Montant rendu", "100\u00a0FCFA"],
      ["dont TVA (18\u00a0%)", "15\u00a0FCFA"],
    ]);
    expect(two).toMatchObject({
      refund: { amountFcfa: 465 },
      receipt: { payer: "Awa Kouassi", number: expect.any(Number) },
    });
    expect(two?.receipt.number).toBeGreaterThan(0);
  });

  it("is offered to the payer alone, by an address that opens for an hour or two", async () => {
    const { couple, payment, attemptId } = await paid();
    const refund = await giveBack(attemptId, { scope: "c", amountFcfa: 200 }, "done");
    const number = (await noteOf(refund.id))?.number ?? 0;
    const read = (token: string | null) =>
      app.call("GET", `/api/v1/payments/orders/${payment.reference}`, { token });
    const { body } = await read(couple.token);
    expect(body).toMatchObject({
      credit_notes: [{ number: creditNoteName(number), amount_fcfa: 200 }],
    });
    expect((await read((await registerCouple(app)).token)).status).toBe(404);
    expect((await read(null)).status).toBe(401);
    const listed = await app.call("GET", "/api/v1/customer-purchases", { token: couple.token });
    const [{ credit_notes }] = listed.body as [{ credit_notes: { url: string }[] }];
    const address = credit_notes[0]?.url ?? "";
    const file = await app.call("GET", address);
    expect(file).toMatchObject({ status: 200, body: expect.stringMatching(/^%PDF/) });
    const other = creditNoteAddress(app.settings.secret, number + 1000, app.clock());
    const wrong = [
      address.replace(/s=.*/, "s=none"),
      address.split("?")[0] ?? "",
      address.replace(`/${number}.pdf`, `/${number + 1}.pdf`),
      other,
    ];
    for (const path of wrong) expect((await app.call("GET", path)).status).toBe(404);
    app.wait(3 * 3600);
    expect((await app.call("GET", address)).status).toBe(404);
  });
});
