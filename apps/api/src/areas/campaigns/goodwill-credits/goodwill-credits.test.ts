import { expect, it } from "vitest";
import { requestContext } from "../../../app-context.ts";
import { testApp } from "../../../testing/app.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { asRole } from "../../../testing/console.ts";
import { creditOf } from "../../payments/credit/credit.ts";
import { applyPrices } from "../channels/apply-prices.ts";
import { channelPrices } from "../channels/tables.ts";

const app = testApp();
const asked = { channel_id: 3, units: 20, reason: "Panne du 20 novembre" };

it("a goodwill credit is the customer's at once, with its reason in the log", async () => {
  const { call } = await asRole(app, "finance", "f1@exemple.test");
  const { email, customerId } = await registerCouple(app);
  const given = await call("POST", "goodwill-credits", { ...asked, customer: email });
  expect(given).toMatchObject({ status: 200, body: { state: "given", given_by: "Serge Aka" } });
  expect(await creditOf(app.db, customerId, 3)).toBe(20);
  const { id } = given.body as { id: number };
  expect((await call("POST", `goodwill-credits/${id}/approve`)).status).toBe(409);
  expect((await call("POST", `goodwill-credits/${id}/drop`)).status).toBe(409);
  expect((await call("GET", "audit?resource=goodwill-credits")).body).toMatchObject({
    items: [{ action: "goodwill-credits.give", after: { units: 20, reason: asked.reason } }],
  });
});

it("a large goodwill credit waits for a second person, and is given once or dropped", async () => {
  const first = await asRole(app, "finance", "f2@exemple.test");
  const second = await asRole(app, "admin", "a2@exemple.test");
  const { email, customerId } = await registerCouple(app);
  const large = { ...asked, customer: email, units: 2000 };
  const waiting = (await first.call("POST", "goodwill-credits", large)).body as { id: number };
  expect(waiting).toMatchObject({ state: "waiting", given_by: null });
  const approve = (call: typeof first.call) =>
    call("POST", `goodwill-credits/${waiting.id}/approve`);
  expect((await approve(first.call)).status).toBe(409);
  expect(await creditOf(app.db, customerId, 3)).toBe(0);
  expect((await approve(second.call)).body).toMatchObject({ state: "given" });
  expect((await approve(second.call)).status).toBe(409);
  expect(await creditOf(app.db, customerId, 3)).toBe(2000);
  const other = (await first.call("POST", "goodwill-credits", large)).body as { id: number };
  expect((await first.call("POST", `goodwill-credits/${other.id}/drop`)).body).toMatchObject({
    state: "dropped",
  });
  expect((await second.call("GET", "goodwill-credits?state=waiting")).body).toMatchObject({
    items: [],
  });
});

/** Sets the price of SMS, as two people do. */
async function setPrice(priceFcfa: number): Promise<void> {
  const fromDate = app.clock().toISOString().slice(0, 10);
  const price = { channelId: 3, priceFcfa, fromDate };
  await app.db
    .insert(channelPrices)
    .values(price)
    .onConflictDoUpdate({
      target: [channelPrices.channelId, channelPrices.fromDate],
      set: { priceFcfa, appliedAt: null },
    });
  await applyPrices(requestContext(app));
}

it("a goodwill credit is worth the highest price of the last thirty days", async () => {
  const { call } = await asRole(app, "finance", "f4@exemple.test");
  const { email } = await registerCouple(app);
  const large = { ...asked, customer: email, units: 2000 };
  const give = async () => (await call("POST", "goodwill-credits", large)).body;
  await setPrice(1);
  expect(await give()).toMatchObject({ state: "waiting", worth_fcfa: 59_000 });
  app.wait(31 * 86_400);
  const later = await asRole(app, "finance", "f4b@exemple.test");
  const cheap = await later.call("POST", "goodwill-credits", large);
  expect(cheap.body).toMatchObject({ state: "given", worth_fcfa: 2360 });
  await setPrice(25);
});

it("the credit that crosses the limit of a customer and a day waits for a second person", async () => {
  const first = await asRole(app, "finance", "f5@exemple.test");
  const { email, customerId } = await registerCouple(app);
  const below = { ...asked, customer: email, units: 70 };
  const give = async (customer: string) =>
    (await first.call("POST", "goodwill-credits", { ...below, customer })).body as {
      id: number;
      state: string;
    };
  expect(await give(email)).toMatchObject({ state: "given", worth_fcfa: 2065 });
  expect(await give(email)).toMatchObject({ state: "given" });
  const third = await give(email);
  expect(third).toMatchObject({ state: "waiting" });
  expect(await give((await registerCouple(app)).email)).toMatchObject({ state: "given" });
  // On the next day it is below the limit by itself, and still not one person's.
  app.wait(86_400 / 2);
  const again = await asRole(app, "finance", "f5b@exemple.test");
  const own = await first.call("POST", `goodwill-credits/${third.id}/approve`);
  expect([401, 409]).toContain(own.status);
  expect(await creditOf(app.db, customerId, 3)).toBe(140);
  expect((await again.call("POST", `goodwill-credits/${third.id}/approve`)).status).toBe(200);
  expect(await creditOf(app.db, customerId, 3)).toBe(210);
});

it("credits pressed at once are summed too", async () => {
  const { call } = await asRole(app, "finance", "f6@exemple.test");
  const { email } = await registerCouple(app);
  const below = { ...asked, customer: email, units: 100 };
  const answers = await Promise.all([1, 2, 3].map(() => call("POST", "goodwill-credits", below)));
  const states = answers.map(({ body }) => (body as { state: string }).state);
  expect(states.toSorted()).toEqual(["given", "waiting", "waiting"]);
});

it("a goodwill credit is refused at its fields, and to support", async () => {
  const { call } = await asRole(app, "finance", "f3@exemple.test");
  const { email } = await registerCouple(app);
  const refused = async (changed: object) => {
    const body = { ...asked, customer: email, ...changed };
    const answer = await call("POST", "goodwill-credits", body);
    expect(answer.status).toBe(422);
    return Object.keys((answer.body as { errors: object }).errors);
  };
  expect(await refused({ customer: "nobody@exemple.test" })).toEqual(["customer"]);
  expect(await refused({ units: 2001 })).toEqual(["units"]);
  expect(await refused({ units: 0 })).toEqual(["units"]);
  expect(await refused({ reason: " " })).toEqual(["reason"]);
  expect(await refused({ channel_id: 1 })).toEqual(["channel_id"]);
  expect((await call("GET", "goodwill-credits/999999999")).status).toBe(404);
  const support = await asRole(app, "support", "s3@exemple.test");
  expect((await support.call("POST", "goodwill-credits", asked)).status).toBe(403);
  expect((await support.call("GET", "goodwill-credits")).status).toBe(403);
});
