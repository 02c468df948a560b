import type { ContributionMoney } from "@jdj/contract/contributions/money";
import type { PublicContribution } from "@jdj/contract/contributions/public-contribution";
import type { ContributionRegister } from "@jdj/contract/contributions/register-shapes";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../testing/app.ts";
import { registerCouple } from "../../testing/cast.ts";
import { payAsGuestCheckout } from "../../testing/gifts.ts";
import { givePayoutNumber } from "../../testing/payout-numbers.ts";
import { shareWith } from "../../testing/sharing.ts";
import { ledgerEntries } from "../ledger/entries/tables.ts";
import { events } from "../notebook/events/tables.ts";
import { contributionRegisters } from "./register/tables.ts";

const app = testApp();
const THREE_DAYS = 3 * 86_400;

type Caller = { token: string };

/** A register with Rose, who pledged 50 000 and has her link, an owner, a treasurer and a number of theirs. */
async function story() {
  const owner = await registerCouple(app);
  const treasurer = await shareWith(app, owner, "treasurer");
  const { eventId } = owner;
  const path = `/api/v1/contributions/${eventId}`;
  const call = (who: Caller, method: string, rest = "", body?: object) =>
    app.call(method, path + rest, { token: who.token, ...(body ? { body } : {}) });
  const rose = { name: "Rose", group: "Famille", phone_number_1: "", pledged: "50 000", note: "" };
  await call(owner, "POST", "/people", rose);
  const number = await givePayoutNumber(app, { account: "hosts", eventId });
  const register = async () => (await call(owner, "GET")).body as ContributionRegister;
  const [person] = (await register()).contributors;
  const link = `/api/v1/public-contributions/${person?.path.split("/").at(-1)}`;
  const begin = (amount: unknown, key?: string) =>
    app.call("POST", `${link}/payments`, {
      body: { amount, ...(key ? { idempotency_key: key } : {}) },
    });
  const pay = async (amount: number) => {
    const { body, status } = await begin(amount);
    expect(status).toBe(200);
    await payAsGuestCheckout(app, (body as { reference: string }).reference);
  };
  const money = async (who: Caller = owner) =>
    (await call(who, "GET", "/money")).body as ContributionMoney;
  const ask = (who: Caller, amount = "20 000") =>
    call(who, "POST", "/withdrawals", {
      ...{ amount, number_id: number, current_password: "demo" },
    });
  const decide = async (who: Caller, how: "confirm" | "refuse") => {
    const [newest] = (await money()).withdrawals;
    const body = how === "confirm" ? { current_password: "demo" } : {};
    return call(who, "POST", `/withdrawals/${newest?.id}/${how}`, body);
  };
  const own = async () => (await app.call("GET", link)).body as PublicContribution;
  return { owner, treasurer, eventId, call, register, begin, pay, money, ask, decide, own, link };
}

describe("a contribution by mobile money", () => {
  it("is paid by the personal link in instalments, with a receipt for each, and counts at once", async () => {
    const { pay, own, register, money } = await story();
    expect(await own()).toMatchObject({ name: "Rose", left_fcfa: 50_000, can: { pay: true } });
    await pay(20_000);
    await pay(40_000);
    const mine = await own();
    expect(mine).toMatchObject({ received_fcfa: 60_000, left_fcfa: 0 });
    expect(mine.payments.map(({ amount_fcfa }) => amount_fcfa)).toEqual([40_000, 20_000]);
    expect(mine.receipts).toHaveLength(2);
    expect((await register()).totals).toMatchObject({ received_fcfa: 60_000, cash_fcfa: 0 });
    expect(await money()).toMatchObject({
      ...{ collected_fcfa: 60_000, balance_fcfa: 60_000, withdrawable_fcfa: 0 },
      entries: [{ kind: "payment", amount_fcfa: 40_000, about: "Rose" }, {}],
    });
  });

  it("is not begun for an event that does not take place, and again once it does", async () => {
    const { owner, eventId, begin, own } = await story();
    const cancellation = `/api/v1/events/${eventId}/cancellation`;
    await app.call("PUT", cancellation, { token: owner.token });
    expect(await own()).toMatchObject({ event: { is_cancelled: true }, can: { pay: false } });
    expect(await begin(5_000)).toMatchObject({ status: 409, body: { code: "event-cancelled" } });
    await app.call("DELETE", cancellation, { token: owner.token });
    expect((await begin(5_000)).status).toBe(200);
  });

  it("is begun once by two presses, and twice only when it is asked for twice", async () => {
    const { begin, own } = await story();
    const [first, second] = await Promise.all([begin(5_000, "one"), begin(5_000, "one")]);
    const answers = [first, second].filter(({ status }) => status === 200);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await own()).payments).toEqual([]);
  });

  it.each([-500, 0, "", 99, 101, 60_000_000])("refuses %s FCFA at its field", async (amount) => {
    const { begin } = await story();
    const { status, body } = await begin(amount);
    expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([422, ["amount"]]);
  });

  it("that was begun before the register was closed is taken all the same; none is begun after", async () => {
    const { owner, begin, call, register, own } = await story();
    const { body } = await begin(10_000);
    expect((await call(owner, "PUT", "/closing")).status).toBe(200);
    expect((await begin(10_000)).status).toBe(409);
    await payAsGuestCheckout(app, (body as { reference: string }).reference);
    expect((await register()).totals.received_fcfa).toBe(10_000);
    expect(await own()).toMatchObject({ is_closed: true, can: { pay: false } });
  });

  it("is given back where its event was cancelled meanwhile", async () => {
    const { eventId, begin, link } = await story();
    const { body } = await begin(10_000);
    await app.db.update(events).set({ deletedAt: app.clock() }).where(eq(events.id, eventId));
    expect((await app.call("GET", link)).status).toBe(410);
    await payAsGuestCheckout(app, (body as { reference: string }).reference);
    const entries = await app.db
      .select()
      .from(ledgerEntries)
      .where(eq(ledgerEntries.contributionEventId, eventId));
    expect(entries).toEqual([]);
  });

  it("keeps its event from being deleted while it is owed", async () => {
    const { owner, eventId, pay } = await story();
    await pay(10_000);
    await expect(
      app.db.update(events).set({ deletedAt: app.clock() }).where(eq(events.id, eventId)),
    ).rejects.toThrow();
    expect(owner.eventId).toBe(eventId);
  });

  it("has a link that nobody guesses", async () => {
    const { link } = await story();
    expect(link.split("/").at(-1)).toMatch(/^[0-9a-z]{16}$/);
    expect((await app.call("GET", "/api/v1/public-contributions/aaaaaaaaaaaaaaaa")).status).toBe(
      404,
    );
  });
});

describe("the withdrawal of contributions", () => {
  it("takes two: one asks, another confirms, and the payout leaves the account", async () => {
    const { owner, treasurer, pay, money, ask, decide } = await story();
    await pay(30_000);
    expect((await ask(treasurer)).status).toBe(409);
    app.wait(THREE_DAYS);
    expect((await ask(treasurer, "40 000")).status).toBe(422);
    expect((await ask(treasurer)).status).toBe(200);
    expect((await ask(owner)).status).toBe(409);
    expect((await decide(treasurer, "confirm")).status).toBe(409);
    expect((await money()).balance_fcfa).toBe(30_000);
    const both = await Promise.all([decide(owner, "confirm"), decide(owner, "confirm")]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await money()).toMatchObject({
      ...{ balance_fcfa: 10_000, withdrawn_fcfa: 20_000 },
      withdrawals: [{ state: "confirmed", payout: { amount: 20_000, state: "requested" } }],
      entries: [{ kind: "withdrawal", amount_fcfa: -20_000 }, {}],
    });
  });

  it("is refused by the other, and taken back by who asked", async () => {
    const { owner, treasurer, pay, money, ask, decide } = await story();
    await pay(30_000);
    app.wait(THREE_DAYS);
    await ask(treasurer);
    expect((await decide(owner, "refuse")).status).toBe(200);
    await ask(owner);
    expect((await decide(owner, "refuse")).status).toBe(200);
    expect((await money()).withdrawals.map(({ state }) => state)).toEqual(["refused", "refused"]);
    expect((await money()).balance_fcfa).toBe(30_000);
  });

  it("is no part of what the hosts withdraw of their gifts", async () => {
    const { owner, eventId, pay } = await story();
    await pay(30_000);
    app.wait(THREE_DAYS);
    const { body } = await app.call("GET", `/api/v1/gift-lists/${eventId}/payouts`, {
      token: owner.token,
    });
    expect(body).toMatchObject({ available_fcfa: 0, balance_fcfa: 0 });
  });

  it("goes on after the register is closed", async () => {
    const { owner, treasurer, eventId, pay, ask, decide } = await story();
    await pay(30_000);
    await app.db
      .update(contributionRegisters)
      .set({ closedAt: app.clock(), closedName: "Awa" })
      .where(eq(contributionRegisters.eventId, eventId));
    app.wait(THREE_DAYS);
    expect((await ask(owner)).status).toBe(200);
    expect((await decide(treasurer, "confirm")).status).toBe(200);
  });
});
