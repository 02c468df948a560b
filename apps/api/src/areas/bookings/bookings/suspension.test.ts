import { providerAccountRefusals } from "@jdj/contract/providers/team-messages";
import { quoteRefusals } from "@jdj/contract/quotes/messages";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { requestContext } from "../../../app-context.ts";
import { listCaughtMessages } from "../../../mail-catcher/queries.ts";
import { testApp } from "../../../testing/app.ts";
import { answer, bookedPackage } from "../../../testing/bookings.ts";
import { atFakeGateway, initiate, press } from "../../../testing/payments.ts";
import { quote, requestQuote } from "../../../testing/quote-samples.ts";
import { quoteCast } from "../../../testing/quotes.ts";
import { findPayment } from "../../payments/payments/queries.ts";
import { providers } from "../../providers/tables.ts";
import { followSuspension } from "./follow-suspension.ts";

const app = testApp();
const { cast, ofCustomer, ofProvider, sendQuote, read } = quoteCast(app);
const held = { sent: 0, accepted: 0, new: 0, requested: 0, confirmed: 0 };

/** Suspends the provider, or ends it, as staff do. */
async function suspend(isSuspended: boolean) {
  const { providerId } = cast().tantie;
  await app.db.transaction(async (tx) => {
    const suspendedAt = isSuspended ? app.clock() : null;
    await tx.update(providers).set({ suspendedAt }).where(eq(providers.id, providerId));
    await followSuspension({ ...requestContext(app), db: tx }, providerId, isSuspended);
  });
}

const ask = () => requestQuote(app, cast().awa, cast().tantie.providerId);

async function referenceOf(bookingId: number): Promise<string> {
  const { token } = cast().awa;
  const { body } = await app.call("GET", `/api/v1/booking-package/${bookingId}`, { token });
  return (body as { deposit: { reference: string } }).deposit.reference;
}

beforeAll(async () => {
  const { awa, other: nina, tantie: pro, rival: other } = cast();
  held.new = await ask();
  for (const name of ["sent", "accepted"] as const) {
    const id = await ask();
    await ofProvider(id, { status: "ACCEPTED" });
    await sendQuote(id, { ...quote(), deposit: 100_000 });
    held[name] = id;
  }
  await ofCustomer(held.accepted, { status: "QUOTE_ACCEPTED" });
  held.requested = (await bookedPackage(app, { awa, nina, pro, other })).id;
  held.confirmed = (await bookedPackage(app, { awa, nina, pro, other })).id;
  await answer(app, pro, held.confirmed, "confirmed");
});

describe("a suspended provider", () => {
  it("neither accepts a request, nor sends a quote, nor confirms a booking, and says why", async () => {
    await suspend(true);
    const refused = {
      status: 409,
      body: { message: providerAccountRefusals["provider-suspended"].message },
    };
    expect(await ofProvider(held.new, { status: "ACCEPTED" })).toMatchObject(refused);
    expect(await sendQuote(held.sent, quote())).toMatchObject(refused);
    expect(await answer(app, cast().tantie, held.requested, "confirmed")).toMatchObject(refused);
  });

  it("has no quote accepted, and no deposit paid", async () => {
    expect(await ofCustomer(held.sent, { status: "QUOTE_ACCEPTED" })).toMatchObject({
      status: 409,
      body: { message: quoteRefusals["quote-provider-suspended"].message },
    });
    expect((await read(held.sent)).can.move).toEqual(["QUOTE_REFUSED", "CANCEL"]);
    const ofQuote = (await read(held.accepted)).quote?.deposit_order?.reference ?? "";
    for (const reference of [ofQuote, await referenceOf(held.confirmed)])
      expect((await initiate(app, cast().awa, "wave", reference)).status).toBe(409);
  });

  it("is said to each of its customers by one email", async () => {
    await app.work();
    const caught = await listCaughtMessages(app.db);
    const notices = caught.filter(({ kind }) => kind === "provider-suspended");
    expect(notices.map(({ to }) => to)).toEqual([cast().awa.email]);
  });

  it("may still withdraw and refuse", async () => {
    const message = "Nous arrêtons.";
    expect((await ofProvider(held.sent, { status: "CANCEL", message })).status).toBe(200);
    expect((await answer(app, cast().tantie, held.requested, "refused", message)).status).toBe(200);
  });

  it("is paid its open deposits once it is restored, and gives back one that arrives in between", async () => {
    await suspend(false);
    const quoteReference = (await read(held.accepted)).quote?.deposit_order?.reference ?? "";
    const payment = await findPayment(app.db, await referenceOf(held.confirmed));
    if (!payment) throw new Error("The deposit is asked for again");
    expect((await initiate(app, cast().awa, "wave", quoteReference)).status).toBe(200);
    expect((await initiate(app, cast().awa, "wave", payment.reference)).status).toBe(200);
    const asked = await atFakeGateway(app, payment, "wave");
    await suspend(true);
    await press(app, asked, "pay");
    await app.work();
    const { token } = cast().awa;
    const shown = await app.call("GET", `/api/v1/booking-package/${held.confirmed}`, { token });
    expect(shown.body).toMatchObject({
      status: "confirmed",
      deposit: { state: expect.stringMatching(/^refund/) },
    });
  });
});
