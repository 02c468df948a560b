import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { registerCouple, registerUnverified } from "../../../testing/cast.ts";
import { findEvent } from "./queries.ts";

const app = testApp();
const path = (eventId: number) => `/api/v1/events/${eventId}/reweave`;

describe("weaving an event's pattern again", () => {
  it("gives it a pattern that it did not have, and counts a version", async () => {
    const awa = await registerCouple(app);
    const before = await findEvent(app.db, awa.customerId, awa.eventId);
    const answer = await app.call("POST", path(awa.eventId), {
      token: awa.token,
      body: { seed: before?.seed },
    });
    const after = await findEvent(app.db, awa.customerId, awa.eventId);
    expect(answer).toMatchObject({
      status: 200,
      body: { message: "Voici votre nouveau tissage.", data: { seed: after?.seed } },
    });
    expect(after?.seed).not.toBe(before?.seed);
    expect(after?.version).toBe((before?.version ?? 0) + 1);
  });

  it("changes the pattern once when the form is sent twice", async () => {
    const awa = await registerCouple(app);
    const seed = (await findEvent(app.db, awa.customerId, awa.eventId))?.seed;
    const press = () => app.call("POST", path(awa.eventId), { token: awa.token, body: { seed } });
    const statuses = (await Promise.all([press(), press()])).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it("is for the event's own customer, once verified", async () => {
    const [awa, koffi] = [await registerCouple(app), await registerCouple(app)];
    const late = await registerUnverified(app);
    const as = (token?: string) => app.call("POST", path(awa.eventId), { token, body: {} });
    expect(await as(koffi.token)).toMatchObject({ status: 404 });
    expect(await as(late.token)).toMatchObject({ status: 403 });
    expect(await as()).toMatchObject({ status: 401 });
  });
});
