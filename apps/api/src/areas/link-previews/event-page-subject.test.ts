import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../testing/app.ts";
import { registerCouple } from "../../testing/cast.ts";
import { hostCalls } from "../../testing/event-pages.ts";
import { events } from "../notebook/events/tables.ts";
import { eventPageSubject } from "./event-page-subject.ts";

const app = testApp();

describe("the picture of a link to the page of an event", () => {
  it("has the date of an open page, and of one with a password no more than whose it is", async () => {
    const couple = await registerCouple(app);
    const host = hostCalls(app, couple);
    const set = (changed: Partial<typeof events.$inferInsert>) =>
      app.db.update(events).set(changed).where(eq(events.id, couple.eventId));
    await set({ weddingDate: "2027-03-20" });
    await host.save({});
    const slug = await host.slug();
    expect(await eventPageSubject(app.db, slug)).toBeNull();
    await host.show("link");
    expect(await eventPageSubject(app.db, slug)).toMatchObject({ line: "Samedi 20 mars 2027" });
    await host.show("password", { password: "baobab" });
    expect(await eventPageSubject(app.db, slug)).toEqual({
      ...{ title: expect.any(String), seed: expect.any(String) },
      line: "La page de la fête",
      isBare: false,
    });
    await set({ deletedAt: app.clock() });
    expect(await eventPageSubject(app.db, slug)).toBeNull();
    expect(await eventPageSubject(app.db, "rien")).toBeNull();
  });
});
