import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { requestQuote } from "../../../testing/quote-samples.ts";
import { quoteCast } from "../../../testing/quotes.ts";
import { users } from "../../identity/users/tables.ts";
import { quoteMessages } from "../chat/tables.ts";
import { quoteRequests } from "../quote-requests/tables.ts";

const app = testApp();
const { cast, ofProvider } = quoteCast(app);

it("customers read how fast a provider answers, once five requests were answered", async () => {
  const { awa, tantie } = cast();
  const path = `/api/v1/wedding-providers/${tantie.providerId}/answer-time`;
  const shown = async () => (await app.call("GET", path, { token: awa.token })).body;
  for (let n = 0; n < 5; n += 1) {
    expect(await shown()).toEqual({ minutes: null });
    const id = await requestQuote(app, awa, tantie.providerId);
    await ofProvider(id, { status: "ACCEPTED" });
    const asked = new Date(Date.parse("2026-11-20T10:00:00Z"));
    await app.db.update(quoteRequests).set({ createdAt: asked }).where(eq(quoteRequests.id, id));
    await app.db
      .update(quoteMessages)
      .set({ createdAt: new Date(asked.getTime() + (n + 1) * 3_600_000) })
      .where(eq(quoteMessages.requestId, id));
  }
  expect(await shown()).toEqual({ minutes: 180 });
  expect((await app.call("GET", path)).status).toBe(401);
});

it("a provider sees whether the number of a request is proven, and its date given", async () => {
  const { awa, tantie } = cast();
  const id = await requestQuote(app, awa, tantie.providerId);
  const read = async () => {
    const path = "/api/v1/provider/quote-requests";
    const one = await app.call("GET", `${path}/${id}`, { token: tantie.token });
    const { body } = await app.call("GET", path, { token: tantie.token });
    const { data } = body as {
      data: { id: number; phone_verified: boolean; event_date: string }[];
    };
    const row = data.find((listed) => listed.id === id);
    return [
      (one.body as { phone_verified: boolean }).phone_verified,
      row?.phone_verified,
      row?.event_date,
    ];
  };
  const own = eq(users.id, awa.userId);
  await app.db.update(users).set({ phone: "+2250701020304", phoneVerifiedAt: null }).where(own);
  expect(await read()).toEqual([false, false, "2027-03-20"]);
  await app.db.update(users).set({ phoneVerifiedAt: app.clock() }).where(own);
  expect(await read()).toEqual([true, true, "2027-03-20"]);
  // Another number than the one that is proven.
  await app.db.update(users).set({ phone: "+2250701020305" }).where(own);
  expect(await read()).toEqual([false, false, "2027-03-20"]);
});
