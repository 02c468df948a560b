import { PublicCard } from "@jdj/contract/invitations/rsvp";
import { eq } from "drizzle-orm";
import pg from "pg";
import { describe, expect, it, vi } from "vitest";
import { createApi } from "../../../app.ts";
import { createSharedReads } from "../../../shared-reads.ts";
import { testApp } from "../../../testing/app.ts";
import { inviteOne } from "../../../testing/cards.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { events } from "../../notebook/events/tables.ts";

const app = testApp();

/** The API of a process that shares reads for so long, on the database of the test. */
function startApi(periodMs: number) {
  const { api: _, ...context } = { ...app };
  const api = createApi({ ...context, sharedReads: createSharedReads(periodMs) });
  const call = (path: string, options: RequestInit = {}) =>
    api.fetch(new Request(`http://joie.test${path}`, options), { address: "127.0.0.1" });
  return {
    call,
    readCard: async (token: string) =>
      PublicCard.parse(await (await call(`/api/v1/wedding-cards/${token}`)).json()),
  };
}

/** How many statements reach the database while something runs. */
async function countStatements(run: () => Promise<unknown>): Promise<number> {
  const spy = vi.spyOn(pg.Client.prototype, "query");
  try {
    await run();
    return spy.mock.calls.filter(([asked]) => !JSON.stringify(asked).includes("pgboss")).length;
  } finally {
    spy.mockRestore();
  }
}

describe("the cards of an event", () => {
  it("take two statements, and one each for guests who open theirs in the same second", async () => {
    const { token } = await inviteOne(app, await registerCouple(app));
    const alone = startApi(0);
    await alone.readCard(token);
    expect(await countStatements(() => alone.readCard(token))).toBe(2);
    const shared = startApi(60_000);
    await shared.readCard(token);
    expect(await countStatements(() => shared.readCard(token))).toBe(1);
  });

  it("share what was read, until a host writes in the same process", async () => {
    const couple = await registerCouple(app);
    const { token } = await inviteOne(app, couple);
    const { call, readCard } = startApi(60_000);
    const before = await readCard(token);
    await app.db.update(events).set({ name: "Fête" }).where(eq(events.id, couple.eventId));
    expect((await readCard(token)).event.name).toBe(before.event.name);
    const written = await call(`/api/v1/events/${couple.eventId}/reweave`, {
      method: "POST",
      headers: { authorization: `Bearer ${couple.token}` },
    });
    expect(written.status).toBe(200);
    const { event } = await readCard(token);
    expect(event.name).toBe("Fête");
    expect(event.seed).not.toBe(before.event.seed);
  });

  it("show each guest their own answer, which is never shared", async () => {
    const { token } = await inviteOne(app, await registerCouple(app));
    const { call, readCard } = startApi(60_000);
    expect((await readCard(token)).answer).toBe("none");
    const body = JSON.stringify({ answer: "yes" });
    const headers = { "content-type": "application/json" };
    await call(`/api/v1/rsvp/${token}`, { method: "POST", headers, body });
    expect((await readCard(token)).answer).toBe("yes");
  });
});
