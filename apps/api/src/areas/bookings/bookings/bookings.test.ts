import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { listCaughtMessages } from "../../../mail-catcher/queries.ts";
import { registerProvider } from "../../../testing/actors.ts";
import { testApp } from "../../../testing/app.ts";
import { addPackage } from "../../../testing/booking-samples.ts";
import {
  answer,
  type BookingCast,
  book,
  bookedPackage,
  bookingCast,
  cancel,
  freshDay,
} from "../../../testing/bookings.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { atFakeGateway, initiate, press } from "../../../testing/payments.ts";
import { findPayment } from "../../payments/payments/queries.ts";
import { paymentAttempts, payments } from "../../payments/payments/tables.ts";
import { pollRefunds } from "../../payments/refunds/send-refund.ts";
import { refunds } from "../../payments/refunds/tables.ts";
import { providers } from "../../providers/tables.ts";
import { endBookings } from "./end-bookings.ts";
import { bookings } from "./tables.ts";

const app = testApp();
const cast = bookingCast(app);

function known<K extends keyof BookingCast>(name: K): BookingCast[K] {
  return cast()[name];
}

const packageOf = () => addPackage(app, known("pro").providerId);

async function shown(member: CastMember, id: number) {
  const { body } = await app.call("GET", `/api/v1/booking-package/${id}`, { token: member.token });
  return body as {
    status: string;
    deposit: { reference: string; state: string; receipt_url: string | null } | null;
    can: { cancel: boolean; pay: boolean; refund: boolean };
    reason: string | null;
    provider_phone: string | null;
  };
}

async function payDeposit(member: CastMember, id: number): Promise<string> {
  const { deposit } = await shown(member, id);
  const payment = await findPayment(app.db, deposit?.reference ?? "");
  if (payment === null) throw new Error("A confirmed booking asks for its deposit");
  await initiate(app, member, "wave", payment.reference);
  await press(app, await atFakeGateway(app, payment, "wave"), "pay");
  await app.work();
  return payment.reference;
}

const subjectsTo = async (email: string) =>
  (await listCaughtMessages(app.db)).filter(({ to }) => to === email).map(({ kind }) => kind);

describe("a booking", () => {
  it("is confirmed by the provider, its deposit paid once with a receipt, and both are told", async () => {
    // Of their own: an address gets only so many emails a day.
    const couple = await registerCouple(app);
    const shop = await registerProvider(app, "notifie@exemple.test");
    const packageId = await addPackage(app, shop.providerId);
    const { body: ordered } = await book(app, couple, packageId, { date_reservation: freshDay() });
    const { id } = (ordered as { data: { id: number } }).data;
    expect((await answer(app, known("other"), id, "confirmed")).status).toBe(404);
    expect((await answer(app, shop, id, "confirmed")).status).toBe(200);
    expect((await answer(app, shop, id, "confirmed")).status).toBe(200);
    expect(await shown(couple, id)).toMatchObject({
      status: "confirmed",
      deposit: { state: "to-pay", amount_fcfa: 60_000, receipt_url: null },
      can: { pay: true, cancel: true },
    });
    const reference = await payDeposit(couple, id);
    expect(await shown(couple, id)).toMatchObject({
      status: "paid",
      deposit: { state: "paid", receipt_url: expect.stringContaining(reference) },
      can: { pay: false },
    });
    expect((await initiate(app, couple, "wave", reference)).status).toBe(409);
    const { body } = await app.call("GET", `/api/v1/payments/orders/${reference}`, {
      token: couple.token,
    });
    expect(body).toMatchObject({
      label: expect.stringMatching(/^Mariage complet, Chez notifie@exemple.test, \d/),
    });
    await app.work();
    const kindsTo = async (email: string) =>
      (await subjectsTo(email)).filter((kind) => kind.startsWith("booking-")).toSorted();
    expect(await kindsTo(couple.email)).toEqual([
      "booking-deposit",
      "booking-paid",
      "booking-received",
    ]);
    expect(await kindsTo("notifie@exemple.test")).toEqual(["booking-paid", "booking-requested"]);
  });

  it("without a deposit stands as soon as it is confirmed", async () => {
    const { id } = await bookedPackage(app, cast(), { depositPercent: 0 });
    await answer(app, known("pro"), id, "confirmed");
    expect(await shown(known("awa"), id)).toMatchObject({
      status: "confirmed",
      deposit: null,
      due_at: null,
      can: { pay: false },
    });
  });

  it("is refused only with a reason, which the customer reads; its place is free again", async () => {
    const { id, packageId, day } = await bookedPackage(app, cast());
    expect(await answer(app, known("pro"), id, "refused")).toMatchObject({
      status: 422,
      body: { errors: { reason: ["Écrivez au client pourquoi"] } },
    });
    expect((await answer(app, known("pro"), id, "refused", "Nous sommes en congé.")).status).toBe(
      200,
    );
    expect(await shown(known("awa"), id)).toMatchObject({
      status: "refused",
      reason: "Nous sommes en congé.",
      can: { cancel: false },
    });
    expect((await answer(app, known("pro"), id, "confirmed")).status).toBe(409);
    expect((await cancel(app, known("awa"), id)).status).toBe(409);
    expect((await book(app, known("nina"), packageId, { date_reservation: day })).status).toBe(200);
  });

  it("is cancelled by its customer alone, once, by a call with the token in the query", async () => {
    const { id } = await bookedPackage(app, cast());
    expect((await cancel(app, known("nina"), id)).status).toBe(404);
    expect(await cancel(app, known("awa"), id)).toMatchObject({
      status: 200,
      body: { message: "Votre réservation a été annulée." },
    });
    expect((await cancel(app, known("awa"), id)).status).toBe(200);
    expect((await answer(app, known("pro"), id, "confirmed")).status).toBe(409);
    const { body } = await app.call(
      "GET",
      `/api/v1/get-customer-booking-packages?api_token=Bearer ${known("nina").token}`,
    );
    expect((body as { id: number }[]).map((one) => one.id)).not.toContain(id);
  });

  it("gives the deposit back, or half of it, by how long before the day it is cancelled", async () => {
    for (const [day, state, back] of [
      ["2026-12-04", /^refund/, 60_000],
      ["2026-12-03", /^paid$/, 30_000],
      ["2026-11-26", /^paid$/, 0],
    ] as const) {
      const { id } = await bookedPackage(app, cast(), { capacity: 5 }, day);
      await answer(app, known("pro"), id, "confirmed");
      await payDeposit(known("awa"), id);
      expect(await shown(known("awa"), id)).toMatchObject({
        refund_fcfa: back,
        can: { refund: back > 0 },
      });
      await cancel(app, known("awa"), id);
      await app.work();
      const left = await shown(known("awa"), id);
      expect(left.status).toBe("cancelled");
      expect(left.deposit?.state).toMatch(state);
      const asked = await app.db
        .select({ amountFcfa: refunds.amountFcfa })
        .from(refunds)
        .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
        .innerJoin(payments, eq(payments.id, paymentAttempts.paymentId))
        .where(eq(payments.reference, left.deposit?.reference ?? ""));
      expect(asked).toEqual(back === 0 ? [] : [{ amountFcfa: back }]);
    }
  });

  it("that the provider cancels after the payment is refunded whatever the date", async () => {
    const couple = await registerCouple(app);
    const { id } = await bookedPackage(app, { ...cast(), awa: couple }, {}, "2026-11-25");
    await answer(app, known("pro"), id, "confirmed");
    await payDeposit(couple, id);
    expect((await answer(app, known("pro"), id, "withdrawn", "La salle a brûlé.")).status).toBe(
      200,
    );
    await app.work();
    await pollRefunds(app);
    expect(await shown(couple, id)).toMatchObject({
      status: "withdrawn",
      deposit: { state: "refunded" },
    });
    await app.work();
    expect(await subjectsTo(couple.email)).toContain("deposit-returned");
  });

  it("of an account that is closed is cancelled", async () => {
    const couple = await registerCouple(app);
    const packageId = await packageOf();
    const { body } = await book(app, couple, packageId, { date_reservation: freshDay() });
    const { id } = (body as { data: { id: number } }).data;
    await app.call("POST", "/api/v1/account/close", {
      token: couple.token,
      body: { password: "demo" },
    });
    const [row] = await app.db.select().from(bookings).where(eq(bookings.id, id));
    expect(row?.state).toBe("cancelled");
  });

  it("whose deposit arrives after it was cancelled gives it back", async () => {
    const { id } = await bookedPackage(app, cast());
    await answer(app, known("pro"), id, "confirmed");
    const { deposit } = await shown(known("awa"), id);
    const payment = await findPayment(app.db, deposit?.reference ?? "");
    if (payment === null) throw new Error("A confirmed booking asks for its deposit");
    await initiate(app, known("awa"), "wave", payment.reference);
    await cancel(app, known("awa"), id);
    await press(app, await atFakeGateway(app, payment, "wave"), "pay");
    await app.work();
    await app.work();
    const after = await shown(known("awa"), id);
    expect(after).toMatchObject({ status: "cancelled" });
    expect(after.deposit?.state).toMatch(/^refund/);
  });

  it("shows each side the other's number only once it is confirmed", async () => {
    const { id } = await bookedPackage(app, cast());
    await app.db
      .update(providers)
      .set({ phone: "+2250102030405" })
      .where(eq(providers.id, known("pro").providerId));
    const received = async () => {
      const { body } = await app.call("GET", "/api/v1/pro/booking-packages", {
        token: known("pro").token,
      });
      return (body as { items: { id: number; customer_phone: string | null }[] }).items.find(
        (one) => one.id === id,
      );
    };
    expect((await received())?.customer_phone).toBeNull();
    const awa = known("awa");
    const ofEvent = async () => {
      const { body } = await app.call("GET", `/api/v1/booking-packages-by-event/${awa.eventId}`, {
        token: awa.token,
      });
      return (body as { id: number }[]).find((one) => one.id === id);
    };
    expect(await ofEvent()).toMatchObject({ is_agreed: false, provider: { phone: null } });
    expect((await shown(awa, id)).provider_phone).toBeNull();
    await answer(app, known("pro"), id, "confirmed");
    expect((await shown(awa, id)).provider_phone).toBe("+2250102030405");
    expect(await ofEvent()).toMatchObject({
      is_agreed: true,
      provider: { phone: "+2250102030405" },
    });
  });
});

describe("time", () => {
  it("ends what nobody answered or paid, and what took place", async () => {
    const nina = known("nina");
    const unanswered = await bookedPackage(app, { ...cast(), awa: nina });
    const unpaid = await bookedPackage(app, cast());
    await answer(app, known("pro"), unpaid.id, "confirmed");
    const past = await bookedPackage(app, cast(), {}, "2026-11-22");
    await answer(app, known("pro"), past.id, "confirmed");
    await payDeposit(known("awa"), past.id);
    await endBookings(app);
    expect((await shown(nina, unanswered.id)).status).toBe("requested");
    app.wait(86_400 - 60);
    await endBookings(app);
    expect((await shown(known("awa"), unpaid.id)).status).toBe("confirmed");
    app.wait(3 * 86_400 + 60);
    await endBookings(app);
    await endBookings(app);
    expect((await shown(known("awa"), unpaid.id)).status).toBe("expired");
    expect((await shown(known("awa"), unpaid.id)).deposit?.state).toBe("closed");
    expect(await shown(known("awa"), past.id)).toMatchObject({
      status: "done",
      can: { cancel: false },
    });
    expect((await cancel(app, known("awa"), past.id)).status).toBe(409);
    app.wait(4 * 86_400);
    await endBookings(app);
    expect((await shown(nina, unanswered.id)).status).toBe("expired");
    await app.work();
    expect(await subjectsTo(known("awa").email)).toContain("booking-expired");
  });
});
