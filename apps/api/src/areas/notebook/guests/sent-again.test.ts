import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { guestCalls } from "./guest-samples.ts";

const app = testApp();
const { add, listOf } = guestCalls(app);

/** Two guests by name alone, whom no phone tells from others. */
const rows = (event_id: number, idempotency_key: string, names = ["Awa", "Fatou"]) =>
  names.map((given_names) => ({ event_id, given_names, idempotency_key }));

describe("a save of guests that is sent again", () => {
  it("adds nobody twice, and answers as the first time", async () => {
    const member = await registerCouple(app);
    const first = await add(member, rows(member.eventId, "k1"));
    expect(await add(member, rows(member.eventId, "k1"))).toEqual(first);
    expect(await listOf(member)).toHaveLength(2);
  });

  it("adds nobody twice when both come at once", async () => {
    const member = await registerCouple(app);
    const send = () => add(member, rows(member.eventId, "k1"));
    const [one, other, third] = await Promise.all([send(), send(), send()]);
    expect([other, third]).toEqual([one, one]);
    expect(await listOf(member)).toHaveLength(2);
  });

  it("is another save with another key, other guests, or for another event", async () => {
    const [member, other] = [await registerCouple(app), await registerCouple(app)];
    await add(member, rows(member.eventId, "k1"));
    await add(member, rows(member.eventId, "k2"));
    await add(member, rows(member.eventId, "k1", ["Awa", "Fatou", "Aka"]));
    await add(other, rows(other.eventId, "k1"));
    expect(await listOf(member)).toHaveLength(7);
    expect(await listOf(other)).toHaveLength(2);
  });

  it("is tried again after a refusal, and forgets guests who were removed meanwhile", async () => {
    const member = await registerCouple(app);
    const { eventId, token } = member;
    const wrong = [...rows(eventId, "k1"), { event_id: eventId, idempotency_key: "k1" }];
    expect((await add(member, wrong)).status).toBe(422);
    await add(member, rows(eventId, "k1"));
    const [first] = await listOf(member);
    await app.call("DELETE", `/api/v1/guests/events/${first?.id}`, { token });
    expect((await add(member, rows(eventId, "k1"))).status).toBe(200);
    expect(await listOf(member)).toHaveLength(1);
  });
});
