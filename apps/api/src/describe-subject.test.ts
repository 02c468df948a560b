import { and, desc, eq, isNotNull } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { payments } from "./areas/payments/payments/tables.ts";
import { sectionTax } from "./areas/payments/receipts/draw-page.ts";
import { drawReceipt } from "./areas/payments/receipts/draw-receipt.ts";
import { findReceipt } from "./areas/payments/receipts/find-receipt.ts";
import { refunds } from "./areas/payments/refunds/tables.ts";
import { providers } from "./areas/providers/tables.ts";
import { describeSubject } from "./describe-subject.ts";
import { testApp } from "./testing/app.ts";
import { answer, bookedPackage, castBookings } from "./testing/bookings.ts";
import { registerCouple } from "./testing/cast.ts";
import { chooseShare, openFabricOrder, payShare } from "./testing/fabric.ts";
import { giveTo, openList, payAsGuestCheckout } from "./testing/gifts.ts";
import { listingsOf, openReady } from "./testing/listings.ts";
import { openShop, orderFrom, payOrder, refundByHand, suborderOf } from "./testing/orders.ts";
import { payByWave } from "./testing/pay-deposit.ts";
import { quote } from "./testing/quote-samples.ts";
import { quoteCast } from "./testing/quotes.ts";

const app = testApp();
const quoted = quoteCast(app);

type Kind = NonNullable<(typeof payments.$inferSelect)["subjectKind"]>;

/** The newest paid order of a kind of subject, as its receipt describes it; the PDF is drawn. */
async function receiptOf(kind: Kind, scope = "") {
  const [payment] = await app.db
    .select()
    .from(payments)
    .where(and(eq(payments.subjectKind, kind), isNotNull(payments.paidAt)))
    .orderBy(desc(payments.id))
    .limit(1);
  if (payment?.subjectId == null) throw new Error(`No ${kind} is paid`);
  const details = await describeSubject(app.db, { kind, id: payment.subjectId }, scope);
  const receipt = await findReceipt(app.db, payment.reference);
  if (receipt === null) throw new Error("There is no receipt");
  const pdf = await drawReceipt(receipt, details, app.settings);
  expect(pdf.toString("latin1")).toMatch(/^%PDF/);
  return details;
}

describe("what a payment was for, on its receipt", () => {
  it("names each seller of an order with their lines and delivery, and what was given back", async () => {
    const awa = await registerCouple(app);
    const [one, two] = [await openShop(app, "tissus"), await openShop(app, "bijoux")];
    await app.db
      .update(providers)
      .set({ taxpayerNumber: "1234567A", isTaxed: true })
      .where(eq(providers.id, one.providerId));
    const { order, payment } = await orderFrom(app, awa.customerId, [one, two], 2);
    await payOrder(app, awa, payment);
    const suborder = await suborderOf(app, order.id, two);
    const path = `/api/v1/orders/${order.reference}/cancel`;
    const cancelled = { token: awa.token, body: { suborder_id: suborder.id } };
    expect((await app.call("POST", path, cancelled)).status).toBe(200);
    await refundByHand(app);
    const line = { quantity: 2, unitFcfa: 10_000 };
    const section = {
      heading: expect.stringContaining("Vendu par "),
      lines: [line],
      delivery: { label: expect.stringContaining("Livraison"), amountFcfa: 1500 },
      total: { label: "Sous-total", amountFcfa: 21_500 },
    };
    const details = await receiptOf("order");
    const sections = details?.sections ?? [];
    expect(sections).toMatchObject([section, section]);
    expect(sections.map(({ refundedFcfa }) => refundedFcfa).toSorted((a, b) => a - b)).toEqual([
      0, 21_500,
    ]);
    const taxed = sections.filter(({ isTaxed }) => isTaxed);
    expect(taxed).toMatchObject([{ taxpayerNumber: "1234567A", refundedFcfa: 0 }]);
    expect(taxed.flatMap(sectionTax)).toEqual([["dont TVA (18\u00a0%)", "3\u00a0280\u00a0FCFA"]]);
    expect(sections.filter(({ isTaxed }) => !isTaxed).flatMap(sectionTax)).toEqual([]);
    const [refund] = await app.db.select().from(refunds).orderBy(desc(refunds.id)).limit(1);
    const back = await receiptOf("order", refund?.scope);
    expect(back?.sections).toMatchObject([{ lines: [line], total: null }]);
    const { body } = await app.call("GET", `/api/v1/orders/${order.reference}`, awa);
    expect(body).toMatchObject({ payment: { credit_notes: [{ amount_fcfa: 21_500 }] } });
  });

  it("has the lines and the total of a quote above its deposit", async () => {
    const id = await quoted.requestIn("ACCEPTED");
    await quoted.sendQuote(id, { ...quote(), deposit: 100_000 });
    await quoted.ofCustomer(id, { status: "QUOTE_ACCEPTED" });
    const shown = (await quoted.read(id)).quote;
    await payByWave(app, quoted.cast().awa, shown?.deposit_order?.reference ?? "");
    const details = await receiptOf("quote");
    expect(details?.sections).toMatchObject([
      {
        heading: expect.stringContaining("Prestataire\u00a0: "),
        total: { label: "Total du devis", amountFcfa: shown?.total },
      },
    ]);
    expect(details?.sections[0]?.lines).toHaveLength(shown?.lines.length ?? 0);
  });

  it("has the package of a booking at the price of that day", async () => {
    const cast = await castBookings(app);
    const { id } = await bookedPackage(app, cast);
    await answer(app, cast.pro, id, "confirmed");
    const { body } = await app.call("GET", `/api/v1/booking-package/${id}`, cast.awa);
    const { deposit } = body as { deposit: { reference: string } };
    await payByWave(app, cast.awa, deposit.reference);
    expect(await receiptOf("booking")).toMatchObject({
      sections: [{ lines: [{ quantity: 1, label: expect.stringContaining(", le ") }] }],
    });
  });

  it("names who gave, to what and for which event", async () => {
    const { path, item } = await openList(app);
    const { body } = await giveTo(app, path, { item_id: item, amount: 5000 });
    await payAsGuestCheckout(app, (body as { reference: string }).reference);
    expect(await receiptOf("gift")).toMatchObject({
      payer: "Tante Rose",
      sections: [
        {
          heading: expect.stringContaining("Pour les hôtes de «\u00a0"),
          lines: [
            {
              label: "Participation à «\u00a0Service de table\u00a0»",
              unitFcfa: 5000,
            },
          ],
        },
      ],
    });
  });

  it("names who ordered how much fabric, and from whom", async () => {
    const fabric = await openFabricOrder(app);
    await fabric.add("Tante Rose");
    const { token } = await fabric.share("Tante Rose");
    await chooseShare(app, token, "M", 2);
    await payShare(app, token);
    expect(await receiptOf("fabric-share")).toMatchObject({
      payer: "Tante Rose",
      sections: [
        {
          lines: [
            {
              label: "complet de 6 yards, taille M, chez Maison du pagne",
              quantity: 2,
              unitFcfa: 15_000,
            },
          ],
        },
      ],
    });
  });

  it("has the period of a listing, paid by its shop", async () => {
    const owner = await openReady(app);
    await listingsOf(app).pay(owner.token);
    expect(await receiptOf("listing")).toMatchObject({
      payer: expect.any(String),
      sections: [{ heading: null, lines: [{ label: "Présence dans l’annuaire, 1\u00a0mois" }] }],
    });
  });

  it("is nothing for a subject that is gone", async () => {
    for (const kind of ["order", "quote", "booking", "gift", "fabric-share", "listing"] as const)
      expect(await describeSubject(app.db, { kind, id: 999_999 }, "")).toBeNull();
  });
});
