import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { requestContext } from "../../../app-context.ts";
import { caughtMessages } from "../../../mail-catcher/tables.ts";
import { limitCounters, signInAttempts } from "../../../rate-limit/tables.ts";
import { testApp } from "../../../testing/app.ts";
import { inviteOne } from "../../../testing/cards.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { groupCalls, visitorCalls } from "../../../testing/groups.ts";
import { phoneCodes } from "../../accounts/registration/tables.ts";
import { contactMessages } from "../../content/contact/tables.ts";
import { newsletterSubscriptions } from "../../content/newsletter/tables.ts";
import { vendorApplications } from "../../content/vendors/tables.ts";
import { sessions } from "../../identity/sessions/tables.ts";
import { joinRequests } from "../../invitations/rsvp/tables.ts";
import { events } from "../../notebook/events/tables.ts";
import { groupLinks, groupRegistrations } from "../../notebook/group-links/tables.ts";
import { guests } from "../../notebook/guests/tables.ts";
import { eventInvitations } from "../../notebook/sharing/tables.ts";
import { runRetention } from "./run-retention.ts";

const app = testApp();

/** Runs the retention job as on that day. */
const runRetentionOn = (day: string) =>
  runRetention({ ...requestContext(app), now: new Date(`${day}T03:20:00Z`) });

const at = (day: string) => new Date(`${day}T10:00:00Z`);

describe("the retention of data that people entered", () => {
  it("erases guests two years after the event, but not those of an event without a date", async () => {
    await app.db.delete(guests);
    const [past, open] = [await registerCouple(app), await registerCouple(app)];
    await inviteOne(app, past);
    await inviteOne(app, open);
    const asking = {
      civility: "Mme",
      lastName: "Konan",
      givenNames: "Zoé",
      askedAt: at("2026-11-20"),
    } as const;
    await app.db.insert(joinRequests).values([
      { ...asking, eventId: past.eventId, phone1: "+2250701020304" },
      { ...asking, eventId: open.eventId, phone1: "+2250701020304" },
    ]);
    for (const member of [past, open]) {
      const group = await groupCalls(app, member).make({ needs_approval: true });
      await visitorCalls(app).registered(group.token);
    }
    await app.db.update(events).set({ weddingDate: null }).where(eq(events.id, open.eventId));
    await runRetentionOn("2029-03-20");
    expect(await app.db.select().from(guests)).toHaveLength(2);
    expect(await app.db.select().from(groupRegistrations)).toHaveLength(2);
    await runRetentionOn("2029-03-21");
    for (const table of [guests, joinRequests]) {
      const left = await app.db.select({ eventId: table.eventId }).from(table);
      expect(left).toEqual([{ eventId: open.eventId }]);
    }
    const registered = await app.db
      .select({ eventId: groupLinks.eventId })
      .from(groupRegistrations)
      .innerJoin(groupLinks, eq(groupLinks.id, groupRegistrations.linkId));
    expect(registered).toEqual([{ eventId: open.eventId }]);
  });

  it("erases messages and vendors' requests one year after their answer, else after their arrival", async () => {
    const message = { source: "contact" as const, name: "Yao", email: "y@exemple.test", body: "…" };
    const request = {
      contactName: "Yao",
      trade: "music",
      town: "Cocody",
      phone: "+2250701020304",
      email: "y@exemple.test",
      presentation: "…",
    };
    const times = [
      { createdAt: at("2026-01-10") },
      { createdAt: at("2026-01-10"), handledAt: at("2026-02-10") },
    ];
    await app.db.delete(contactMessages);
    await app.db.insert(contactMessages).values(times.map((time) => ({ ...message, ...time })));
    await app.db
      .insert(vendorApplications)
      .values(times.map((time, place) => ({ ...request, company: `Son ${place}`, ...time })));
    const left = async (day: string) => {
      await runRetentionOn(day);
      const messages = await app.db.select().from(contactMessages);
      const requests = await app.db.select().from(vendorApplications);
      return [messages.length, requests.length];
    };
    expect(await left("2027-01-10")).toEqual([2, 2]);
    expect(await left("2027-01-11")).toEqual([1, 1]);
    expect(await left("2027-02-11")).toEqual([0, 0]);
  });

  it("erases a subscription when it ends, or after thirty days without confirmation", async () => {
    const rows = [
      { email: "membre@exemple.test", askedAt: at("2026-10-01"), confirmedAt: at("2026-10-02") },
      { email: "demande@exemple.test", askedAt: at("2026-11-01") },
      {
        email: "partie@exemple.test",
        askedAt: at("2026-10-01"),
        confirmedAt: at("2026-10-02"),
        leftAt: at("2026-11-19"),
      },
      {
        email: "revient@exemple.test",
        askedAt: at("2026-11-19"),
        confirmedAt: at("2026-10-02"),
        leftAt: at("2026-11-18"),
      },
    ];
    await app.db.delete(newsletterSubscriptions);
    await app.db
      .insert(newsletterSubscriptions)
      .values(rows.map((row) => ({ ...row, sex: "F" as const })));
    const left = async (day: string) => {
      await runRetentionOn(day);
      const stored = await app.db.select().from(newsletterSubscriptions);
      return stored.map(({ email }) => email.split("@")[0]).toSorted();
    };
    expect(await left("2026-11-20")).toEqual(["demande", "membre", "revient"]);
    expect(await left("2026-12-02")).toEqual(["membre", "revient"]);
    expect(await left("2026-12-20")).toEqual(["membre"]);
    expect(await left("2046-11-20")).toEqual(["membre"]);
  });
});

describe("the retention of sign-in data", () => {
  it("erases counters after a day, codes a day after their expiry, ended sessions after a month", async () => {
    const couple = await registerCouple(app);
    await app.db.delete(limitCounters);
    await app.db.delete(phoneCodes);
    const counter = { key: "sign-in:x", count: 1 };
    await app.db.insert(limitCounters).values([
      { ...counter, windowStart: new Date("2026-11-20T03:00:00Z") },
      { ...counter, windowStart: new Date("2026-11-20T04:00:00Z") },
    ]);
    await app.db.delete(signInAttempts);
    const attempt = { account: Buffer.of(1), count: 1, nextAt: new Date() };
    await app.db.insert(signInAttempts).values([
      { ...attempt, source: Buffer.of(1), lastAt: new Date("2026-11-21T03:00:00Z") },
      { ...attempt, source: Buffer.of(2), lastAt: new Date("2026-11-21T03:10:00Z") },
    ]);
    const code = { phone: "+2250701020304", codeHash: Buffer.of(1) };
    await app.db.insert(phoneCodes).values([
      { ...code, expiresAt: new Date("2026-11-20T03:00:00Z") },
      { ...code, expiresAt: new Date("2026-11-20T04:00:00Z") },
    ]);
    const invitation = { eventId: couple.eventId, role: "reader", channel: "mail" } as const;
    await app.db.insert(eventInvitations).values([
      {
        ...invitation,
        address: "a@exemple.test",
        tokenHash: Buffer.of(1),
        expiresAt: new Date("2026-10-22T03:00:00Z"),
      },
      {
        ...invitation,
        address: "b@exemple.test",
        tokenHash: Buffer.of(2),
        expiresAt: new Date("2026-10-22T04:00:00Z"),
      },
    ]);
    await runRetentionOn("2026-11-21");
    expect(await app.db.select().from(limitCounters)).toHaveLength(1);
    expect(await app.db.select().from(signInAttempts)).toHaveLength(1);
    expect(await app.db.select().from(phoneCodes)).toHaveLength(1);
    expect(await app.db.select().from(eventInvitations)).toHaveLength(1);

    const own = () => app.db.select().from(sessions).where(eq(sessions.userId, couple.userId));
    await app.db
      .update(sessions)
      .set({ revokedAt: at("2026-11-20") })
      .where(eq(sessions.userId, couple.userId));
    await runRetentionOn("2026-12-20");
    expect(await own()).toHaveLength(1);
    await runRetentionOn("2026-12-21");
    expect(await own()).toHaveLength(0);
  });

  it("erases the messages of the mail catcher after thirty days", async () => {
    await app.db.update(caughtMessages).set({ createdAt: at("2026-11-20") });
    await runRetentionOn("2026-12-20");
    expect((await app.db.select().from(caughtMessages)).length).toBeGreaterThan(0);
    await runRetentionOn("2026-12-21");
    expect(await app.db.select().from(caughtMessages)).toEqual([]);
  });
});
