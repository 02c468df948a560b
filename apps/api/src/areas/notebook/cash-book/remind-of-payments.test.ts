import { at } from "@jdj/contract/paths/addresses";
import { expect, it } from "vitest";
import { requestContext } from "../../../app-context.ts";
import { testApp } from "../../../testing/app.ts";
import { lastLinkTo, registerCouple, subjectsTo } from "../../../testing/cast.ts";
import { shareWith } from "../../../testing/sharing.ts";
import { eventBudgetLines } from "../budget/tables.ts";
import { remindOfPayments } from "./remind-of-payments.ts";
import { cashBookEntries } from "./tables.ts";

const app = testApp();
const DAY = 86_400;
const SUBJECT = "Un paiement de votre budget arrive à échéance";

const dayIn = (days: number) =>
  new Date(app.clock().getTime() + days * DAY * 1000).toISOString().slice(0, 10);

async function remind() {
  await Promise.all([remindOfPayments(requestContext(app)), remindOfPayments(requestContext(app))]);
  await app.work();
}

const remindersTo = async ({ email }: { email: string }) =>
  (await subjectsTo(app, email)).filter((subject) => subject === SUBJECT).length;

it("owners and treasurers are reminded three days before a payment is due and on the day, once each", async () => {
  const awa = await registerCouple(app);
  const treasurer = await shareWith(app, awa, "treasurer");
  const reader = await shareWith(app, awa, "reader");
  const { eventId } = awa;
  const due = { eventId, lineId: 1, amountFcfa: 5000, dueOn: dayIn(4) };
  await app.db
    .insert(cashBookEntries)
    .values([due, { ...due, paidOn: dayIn(0), means: "cash" as const }]);
  await remind();
  expect(await remindersTo(awa)).toBe(0);
  app.wait(DAY);
  await remind();
  await remind();
  expect([await remindersTo(awa), await remindersTo(treasurer)]).toEqual([1, 1]);
  app.wait(3 * DAY);
  await remind();
  app.wait(DAY);
  await remind();
  expect([await remindersTo(awa), await remindersTo(treasurer)]).toEqual([2, 2]);
  expect(await remindersTo(reader)).toBe(0);
});

/** The notices of payments on somebody's page, the newest first, and where each leads. */
async function noticesOf({ token }: { token: string }) {
  const { body } = await app.call("GET", "/api/v1/notices", { token });
  const { data } = body as { data: { id: number; kind: string; title: string; text: string }[] };
  return Promise.all(
    data
      .filter(({ kind }) => kind === "deadline")
      .map(async ({ id, title, text }) => ({
        ...{ title, text },
        leads: (await app.call("GET", `/api/v1/notices/${id}`, { token })).body,
      })),
  );
}

it("a payment that is late is reminded of once, by email and notice that lead to it; one that is paid never", async () => {
  const awa = await registerCouple(app);
  const { eventId, token } = awa;
  const path = `/api/v1/cash-book/${eventId}/entries`;
  const enter = async (body: object) => {
    const added = await app.call("POST", path, { token, body: { budget_id: 1, ...body } });
    return (added.body as { id: number }).id;
  };
  const late = await enter({ amount: "5000", due_on: dayIn(-2) });
  const paid = await enter({ amount: "7000", due_on: dayIn(1) });
  const payment = { budget_id: 1, amount: "7000", due_on: dayIn(1), paid_on: dayIn(0) };
  await app.call("PUT", `${path}/${paid}`, {
    token,
    body: { ...payment, means: "cash", version: 1 },
  });
  await remind();
  app.wait(DAY);
  await remind();
  expect(await remindersTo(awa)).toBe(1);
  const place = `${at("cashBook")}?paiement=${late}#paiement-${late}`;
  expect(await lastLinkTo(app, awa.email)).toContain(
    `${at("letterLink", { eventId, section: "caisse" })}?paiement=${late}#paiement-${late}`,
  );
  expect(await noticesOf(awa)).toEqual([
    {
      title: expect.stringMatching(/^À payer/),
      text: expect.stringMatching(/^5\s000\sFCFA le /),
      leads: { path: place, event_id: eventId },
    },
  ]);
});

it("of a private line the owners alone are reminded", async () => {
  const awa = await registerCouple(app);
  const treasurer = await shareWith(app, awa, "treasurer");
  const { eventId } = awa;
  await app.db.insert(eventBudgetLines).values({ eventId, lineId: 2, isPrivate: true });
  await app.db
    .insert(cashBookEntries)
    .values({ eventId, lineId: 2, amountFcfa: 5000, dueOn: dayIn(1) });
  await remind();
  expect([await remindersTo(awa), await remindersTo(treasurer)]).toEqual([1, 0]);
  expect([await noticesOf(awa), await noticesOf(treasurer)]).toMatchObject([[{}], []]);
});
