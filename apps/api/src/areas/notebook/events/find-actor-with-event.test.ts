import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { registerCouple, registerUnverified } from "../../../testing/cast.ts";
import { statementsOf } from "../../../testing/statements.ts";
import { sessions } from "../../identity/sessions/tables.ts";
import { findActorWithEvent } from "./find-actor-with-event.ts";
import { findEvent } from "./queries.ts";
import { events } from "./tables.ts";

const app = testApp();

const guestsOf = (eventId: number | string, token: string | null) =>
  app.call("GET", `/api/v1/guests-by-event-get/${eventId}`, { token });

describe("who calls and the event that the call names", () => {
  it("are found by one statement, as two find them", async () => {
    const { token, customerId, eventId } = await registerCouple(app);
    const now = app.clock();
    const { actor, event } = await findActorWithEvent(app.db, { token, now, eventId });
    expect(actor?.customer?.id).toBe(customerId);
    expect(event).toEqual(await findEvent(app.db, customerId, eventId));
    const statements = await statementsOf(() => guestsOf(eventId, token));
    expect(statements).toHaveLength(2);
  });

  it("are refused as two statements refuse them", async () => {
    const { token, userId, eventId } = await registerCouple(app);
    const other = await registerCouple(app);
    const unverified = await registerUnverified(app);
    const status = async (...call: Parameters<typeof guestsOf>) => (await guestsOf(...call)).status;
    expect(await status(eventId, null)).toBe(401);
    expect(await status(eventId, "unknown")).toBe(401);
    expect(await status(eventId, unverified.token)).toBe(403);
    expect(await status(unverified.eventId, unverified.token)).toBe(403);
    expect(await status(other.eventId, token)).toBe(404);
    expect(await status("99999999999999999999", token)).toBe(422);
    expect(await status("un", token)).toBe(422);
    const eventRow = eq(events.id, eventId);
    await app.db.update(events).set({ deletedAt: app.clock() }).where(eventRow);
    expect((await guestsOf(eventId, token)).body).toMatchObject({
      message: "Cet événement n’existe plus.",
    });
    await app.db.update(events).set({ deletedAt: null }).where(eventRow);
    expect(await status(eventId, token)).toBe(200);
    await app.db
      .update(sessions)
      .set({ revokedAt: app.clock() })
      .where(eq(sessions.userId, userId));
    expect(await status(eventId, token)).toBe(401);
  });
});
