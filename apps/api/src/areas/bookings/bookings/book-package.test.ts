import { bookingMessages, bookingRefusals } from "@jdj/contract/bookings/messages";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { registerProvider } from "../../../testing/actors.ts";
import { testApp } from "../../../testing/app.ts";
import { addPackage } from "../../../testing/booking-samples.ts";
import {
  type BookingCast,
  book,
  bookedPackage,
  bookingCast,
  bookingIdOf,
  bookOver,
  cancel,
  freshDay,
} from "../../../testing/bookings.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { expectOneOf } from "../../../testing/expect-one-booking.ts";
import { providerBusyDays } from "../../providers/availability/tables.ts";
import { packages } from "../../providers/packages/tables.ts";
import { providers } from "../../providers/tables.ts";

const app = testApp();
const cast = bookingCast(app);

function known<K extends keyof BookingCast>(name: K): BookingCast[K] {
  return cast()[name];
}

const packageOf = () => addPackage(app, known("pro").providerId);

async function shown(id: number) {
  const { token } = known("awa");
  return (await app.call("GET", `/api/v1/booking-package/${id}`, { token })).body;
}

describe("a package", () => {
  it("is booked for the date of the main ceremony when no date is sent", async () => {
    const { status, body } = await book(app, known("awa"), await packageOf());
    expect(status).toBe(200);
    expect(body).toMatchObject({
      message: "Votre commande a été réservée avec succès",
      data: {
        date_reservation: "2027-03-20",
        status: "requested",
        price: 200_000,
        deposit_fcfa: 60_000,
        deposit: null,
        can: { cancel: true, pay: false },
        provider_phone: null,
      },
    });
  });

  it("with a price for each is booked for as many as the customer says", async () => {
    const { providerId } = known("pro");
    const id = await addPackage(app, providerId, { priceFcfa: 7500, priceUnit: "person" });
    const on = { date_reservation: freshDay(), price: 7500 };
    for (const [quantity, sentence] of [
      [undefined, bookingMessages.quantityRequired.person],
      ["", bookingMessages.quantityRequired.person],
      ["beaucoup", bookingMessages.quantityInvalid],
      [0, bookingMessages.quantityInvalid],
      [10_001, bookingMessages.quantityInvalid],
    ])
      expect(await book(app, known("awa"), id, { ...on, quantity })).toMatchObject({
        status: 422,
        body: { errors: { quantity: [sentence] } },
      });
    const dear = await addPackage(app, providerId, { priceFcfa: 500_000, priceUnit: "piece" });
    const tooMany = { date_reservation: freshDay(), quantity: 1001 };
    expect(await book(app, known("awa"), dear, tooMany)).toMatchObject({
      status: 422,
      body: { errors: { quantity: [bookingMessages.totalTooLarge] } },
    });
    expect((await book(app, known("awa"), id, { ...on, quantity: 120 })).body).toMatchObject({
      data: { price: 900_000, quantity: 120, price_unit: "person", deposit_fcfa: 270_000 },
    });
    // The price of an event is for all of it.
    const whole = { date_reservation: freshDay(), quantity: 3 };
    expect((await book(app, known("awa"), await packageOf(), whole)).body).toMatchObject({
      data: { price: 200_000, quantity: 1, price_unit: "event" },
    });
  });

  it("asks for a date from somebody whose ceremony has no certain one", async () => {
    const couple = await registerCouple(app, { wedding_date: null });
    const { status, body } = await book(app, couple, await packageOf());
    expect({ status, body }).toMatchObject({
      status: 422,
      body: { errors: { date_reservation: [expect.stringContaining("Commander plus tard")] } },
    });
  });

  it.each([
    ["2027-05-01", "2027-05-01"],
    ["01/05/2027", "2027-05-01"],
    ["1 5 2027", "2027-05-01"],
    ["2027-05-01T00:00:00.000Z", "2027-05-01"],
    ["2027-05-01 00:00:00", "2027-05-01"],
    ["2026-11-20", "2026-11-20"],
  ])("is booked for %s", async (typed, day) => {
    const { body } = await book(app, known("awa"), await packageOf(), { date_reservation: typed });
    expect(body).toMatchObject({ data: { date_reservation: day } });
  });

  it.each([
    ["2026-11-19", "Cette date est passée. Choisissez aujourd’hui ou un autre jour à venir."],
    ["2031-01-01", "Choisissez une date dans les trois prochaines années."],
    ["2027-02-30", "Veuillez entrer une date valide (JJ/MM/AAAA)"],
    ["demain", "Veuillez entrer une date valide (JJ/MM/AAAA)"],
    ["<script>", "Veuillez entrer une date valide (JJ/MM/AAAA)"],
  ])("is not booked for %s, and says why at the field", async (typed, message) => {
    const { status, body } = await book(app, known("awa"), await packageOf(), {
      date_reservation: typed,
    });
    expect({ status, body }).toMatchObject({
      status: 422,
      body: { errors: { date_reservation: [message] } },
    });
  });

  it("is booked once by a double press and by two tabs", async () => {
    const packageId = await packageOf();
    const date_reservation = freshDay();
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => book(app, known("awa"), packageId, { date_reservation })),
    );
    const ids = answers.map(({ body }) => bookingIdOf({ body: body }));
    expect(new Set(ids).size).toBe(1);
  });

  it("is booked for oneself only, and by a verified account", async () => {
    const packageId = await packageOf();
    const forOther = await book(app, known("awa"), packageId, {
      customer_id: known("nina").customerId,
    });
    expect(forOther.status).toBe(404);
    expect((await app.call("POST", "/api/v1/booking-package", { body: {} })).status).toBe(401);
  });

  it("that was withdrawn, or whose provider is no longer shown, is not booked", async () => {
    const packageId = await packageOf();
    await app.call("DELETE", `/api/v1/pro/packages/${packageId}`, { token: known("pro").token });
    expect(await book(app, known("awa"), packageId)).toMatchObject({
      status: 409,
      body: { message: "Ce package n’est plus proposé par le prestataire." },
    });
    const hidden = await addPackage(app, known("other").providerId);
    const { providerId } = known("other");
    const show = (suspendedAt: Date | null) =>
      app.db.update(providers).set({ suspendedAt }).where(eq(providers.id, providerId));
    await show(app.clock());
    expect((await book(app, known("awa"), hidden)).status).toBe(409);
    await show(null);
    expect((await book(app, known("awa"), hidden)).status).toBe(200);
    expect((await book(app, known("awa"), 999_999)).status).toBe(404);
  });

  it("whose price changed since it was read is not booked at another price", async () => {
    const packageId = await packageOf();
    const day = freshDay();
    await app.db.update(packages).set({ priceFcfa: 250_000 }).where(eq(packages.id, packageId));
    const old = await book(app, known("awa"), packageId, { date_reservation: day, price: 200_000 });
    expect(old).toMatchObject({
      status: 409,
      body: { message: "Le prix de ce package vient de changer. Relisez-le avant de commander." },
    });
    const now = await book(app, known("awa"), packageId, { date_reservation: day, price: 250_000 });
    expect(now.status).toBe(200);
  });

  it("keeps its price for those who booked before it changed", async () => {
    const { id, packageId } = await bookedPackage(app, cast());
    await app.db
      .update(packages)
      .set({ priceFcfa: 900_000, name: "Autre nom" })
      .where(eq(packages.id, packageId));
    expect(await shown(id)).toMatchObject({
      price: 200_000,
      package_name: "Mariage complet",
    });
  });
});

describe("a customer", () => {
  it("has three unpaid bookings open at once, also when they are made at the same time", async () => {
    const couple = await registerCouple(app);
    const packageIds = await Promise.all([packageOf(), packageOf(), packageOf(), packageOf()]);
    const made = await Promise.all(
      packageIds.map((id) => bookOver(app, couple, id, { date_reservation: freshDay() })),
    );
    expect(made.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 409]);
    expect(made.find(({ status }) => status === 409)?.body).toMatchObject({
      message: bookingRefusals["too-many-unpaid"].message,
    });
    const first = made.find(({ status }) => status === 200);
    await cancel(app, couple, bookingIdOf({ body: first?.body }));
    const next = await bookOver(app, couple, await packageOf(), { date_reservation: freshDay() });
    expect(next.status).toBe(200);
  });

  it("has two of one provider for one month", async () => {
    const couple = await registerCouple(app);
    const on = async (day: string) =>
      bookOver(app, couple, await packageOf(), { date_reservation: day });
    expect((await on("2028-08-01")).status).toBe(200);
    expect((await on("2028-08-31")).status).toBe(200);
    expect(await on("2028-08-15")).toMatchObject({
      status: 409,
      body: { message: bookingRefusals["too-many-unpaid-a-month"].message },
    });
    expect((await on("2028-09-01")).status).toBe(200);
  });
});

describe("a day", () => {
  it("with one place takes one of 20 customers who book at the same time", async () => {
    // `crowd.long.test.ts` has 200 of them.
    await expectOneOf(app, 20, await addPackage(app, known("other").providerId));
  });

  it("with several places takes as many, and its provider is then busy until one is free again", async () => {
    const { providerId } = await registerProvider(app, "deux@exemple.test");
    const packageId = await addPackage(app, providerId, { capacity: 2 });
    const date_reservation = freshDay();
    const busy = () =>
      app.db.select().from(providerBusyDays).where(eq(providerBusyDays.providerId, providerId));
    expect((await book(app, known("awa"), packageId, { date_reservation })).status).toBe(200);
    expect(await busy()).toEqual([]);
    const second = await book(app, known("nina"), packageId, { date_reservation });
    expect(await busy()).toMatchObject([{ day: date_reservation, reason: "booked" }]);
    const third = await registerCouple(app);
    expect(await book(app, third, packageId, { date_reservation })).toMatchObject({
      status: 422,
      body: {
        errors: {
          date_reservation: ["Ce package est complet ce jour-là. Choisissez une autre date."],
        },
      },
    });
    await cancel(app, known("nina"), bookingIdOf({ body: second.body }));
    expect(await busy()).toEqual([]);
    expect((await book(app, third, packageId, { date_reservation })).status).toBe(200);
  });

  it("that the provider closed is not booked, and stays closed when bookings come and go", async () => {
    const { id, day, packageId } = await bookedPackage(app, cast());
    const { providerId } = known("pro");
    await app.db.delete(providerBusyDays).where(eq(providerBusyDays.day, day));
    await app.db.insert(providerBusyDays).values({ providerId, day, reason: "closed" });
    const other = await book(app, known("nina"), packageId, { date_reservation: day });
    expect(other).toMatchObject({
      status: 422,
      body: {
        errors: {
          date_reservation: [
            "Le prestataire n’est pas disponible ce jour-là. Choisissez une autre date.",
          ],
        },
      },
    });
    await cancel(app, known("awa"), id);
    const left = await app.db.select().from(providerBusyDays).where(eq(providerBusyDays.day, day));
    expect(left).toMatchObject([{ reason: "closed" }]);
  });
});
