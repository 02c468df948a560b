import type { CashBookEntry } from "@jdj/contract/notebook/cash-book";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { requestContext } from "../../../app-context.ts";
import { testApp } from "../../../testing/app.ts";
import type { CastMember } from "../../../testing/cast.ts";
import { payByWave } from "../../../testing/pay-deposit.ts";
import { quote } from "../../../testing/quote-samples.ts";
import { quoteCast } from "../../../testing/quotes.ts";
import { shareWith } from "../../../testing/sharing.ts";
import { paymentAttempts, payments } from "../../payments/payments/tables.ts";
import { recordRefundResult } from "../../payments/refunds/record-refund-result.ts";
import { refunds } from "../../payments/refunds/tables.ts";
import { serviceTypes } from "../../service-types/tables.ts";
import { quoteRequests } from "../quote-requests/tables.ts";

const app = testApp();
const { cast, ofCustomer, sendQuote, read, requestIn } = quoteCast(app);

const dayIn = (days: number) =>
  new Date(app.clock().getTime() + days * 86_400_000).toISOString().slice(0, 10);

const held: { treasurer?: CastMember } = {};
beforeAll(async () => {
  held.treasurer = await shareWith(app, cast().awa, "treasurer");
});

const pathOf = (eventId = cast().awa.eventId) => `/api/v1/cash-book/${eventId}`;

async function entriesOf({ token }: { token: string } = cast().awa) {
  const { body } = await app.call("GET", pathOf(), { token });
  return (body as { entries: CashBookEntry[] }).entries;
}

const entryOf = async (id: number) =>
  (await entriesOf()).find(({ deposit }) => deposit?.kind === "quote" && deposit.page === id);

/** A request whose quote was accepted and its deposit of 100 000 FCFA paid. @param service of the directory */
async function paid({ service = "photography", in: days = 30 } = {}) {
  const id = await requestIn("ACCEPTED");
  const [type] = await app.db.select().from(serviceTypes).where(eq(serviceTypes.code, service));
  await app.db
    .update(quoteRequests)
    .set({ serviceTypeId: type?.id ?? null })
    .where(eq(quoteRequests.id, id));
  const asked = { valid_until: dayIn(30), deposit: 100_000, service_day: dayIn(days) };
  expect((await sendQuote(id, { ...quote(), ...asked })).status).toBe(200);
  expect((await ofCustomer(id, { status: "QUOTE_ACCEPTED" })).status).toBe(200);
  const { reference } = (await read(id)).quote?.deposit_order ?? { reference: "" };
  await payByWave(app, cast().awa, reference);
  await app.work();
  return { id, reference };
}

describe("the deposit of a quote", () => {
  it("enters itself on the line of its service, and leads to its request", async () => {
    // A number that the quote does not have: a request is asked for before it has one.
    await requestIn("ACCEPTED");
    const { id } = await paid();
    expect(await entryOf(id)).toMatchObject({
      ...{ amount: 100_000, returned: 0, means: "wave", paid_on: dayIn(0), state: "paid" },
      budget_id: expect.any(Number),
      deposit: { kind: "quote", page: id },
    });
    expect(await read(id)).toMatchObject({ id, quote: { deposit: 100_000 } });
  });

  it("is read by members, whom it leads nowhere: the request is its author's", async () => {
    const { treasurer } = held;
    const shown = await entriesOf(treasurer);
    expect(shown.length).toBeGreaterThan(0);
    for (const { deposit } of shown) expect(deposit).toEqual({ kind: "quote", page: null });
    const { token } = cast().other;
    expect((await app.call("GET", pathOf(), { token })).status).toBe(404);
    expect((await app.call("GET", pathOf())).status).toBe(401);
  });

  it("of a service that no line names has no line, until somebody gives it one", async () => {
    const { id } = await paid({ service: "none" });
    const entry = await entryOf(id);
    expect(entry).toMatchObject({ budget_id: null, amount: 100_000 });
    const path = `${pathOf()}/entries/${entry?.id}`;
    const money = { amount: 100_000, paid_on: dayIn(0), means: "wave" };
    const save = ({ token }: { token: string }, body: object) =>
      app.call("PUT", path, { token, body: { ...money, ...body } });
    expect((await save(cast().other, { budget_id: 1 })).status).toBe(404);
    expect(await save(cast().awa, { note: "Sans poste" })).toMatchObject({ status: 200 });
    const { treasurer = cast().awa } = held;
    expect(await save(treasurer, { budget_id: 1 })).toMatchObject({ status: 200 });
    expect(await entryOf(id)).toMatchObject({ budget_id: 1, version: 3 });
    expect((await app.call("DELETE", path, { token: cast().awa.token })).status).toBe(409);
  });

  it("of which a part was given back counts for what was not", async () => {
    const { id, reference } = await paid({ in: 7 });
    const totals = async () => {
      const { body } = await app.call("GET", pathOf(), { token: cast().awa.token });
      return (body as { totals: { paid: number } }).totals;
    };
    const before = await totals();
    expect((await ofCustomer(id, { status: "CANCEL" })).status).toBe(200);
    await app.work();
    // No company gives back a part: the money has not moved yet.
    expect(await entryOf(id)).toMatchObject({ returned: 0 });
    const [owed] = await app.db
      .select({ id: refunds.id, amountFcfa: refunds.amountFcfa })
      .from(refunds)
      .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
      .innerJoin(payments, eq(payments.id, paymentAttempts.paymentId))
      .where(eq(payments.reference, reference));
    expect(owed?.amountFcfa).toBe(50_000);
    for (let times = 0; times < 2; times += 1) {
      await recordRefundResult(requestContext(app), owed?.id ?? 0, "done", "staff");
      await app.work();
    }
    expect(await entryOf(id)).toMatchObject({ returned: 50_000, state: "paid", version: 2 });
    expect(await totals()).toMatchObject({ paid: before.paid - 50_000 });
  });
});
