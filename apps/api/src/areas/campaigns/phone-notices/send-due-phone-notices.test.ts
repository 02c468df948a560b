import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { listCaughtMessages } from "../../../mail-catcher/queries.ts";
import { testApp } from "../../../testing/app.ts";
import { giveNumber, smsTo } from "../../../testing/asked-sms.ts";
import { nextNumber, phoneNoticeCast } from "../../../testing/phone-notices.ts";
import { notices } from "../../identity/notices/tables.ts";
import { customers, users } from "../../identity/users/tables.ts";
import { events } from "../../notebook/events/tables.ts";
import { outgoingMessages } from "../../operations/outgoing-messages/tables.ts";
import { resumeAddress, suppressAddress } from "../suppression-list/suppress-address.ts";

const app = testApp();
const cast = phoneNoticeCast(app);
const {
  waitFor,
  choose,
  tick,
  found,
  give,
  left,
  beReady,
  raise,
  sendDue,
  got,
  gotAfterJoining,
  waiting,
  awa,
  phone,
} = cast;

describe("a notice to a phone", () => {
  it("is one SMS of what comes within ten minutes, without names, for one unit", async () => {
    await beReady();
    await raise();
    app.wait(300);
    await raise({ title: "Ama Brou sera là", who: "Ama Brou" });
    expect(await got()).toEqual([]);
    app.wait(300);
    const [text, ...others] = await got();
    expect(others).toEqual([]);
    expect(text).toContain("2 réponses à votre invitation.");
    expect(text).not.toMatch(/Koffi|Ama|Mariage/);
    expect(await left()).toBe(9);
    expect(await waiting()).toEqual([]);
    expect((await found()).sent).toMatchObject([{ way: "sms", units: 1 }]);
    const [logged] = await app.db
      .select()
      .from(outgoingMessages)
      .where(eq(outgoingMessages.kind, "phone-notice"))
      .limit(1);
    expect(logged).toMatchObject({ channel: "sms", outcome: "sent", reason: "" });
    expect(JSON.stringify(logged)).not.toContain(phone());
  });

  it("is charged once by processes that meet", async () => {
    await beReady();
    await raise();
    app.wait(600);
    await Promise.all([sendDue(), sendDue(), sendDue()]);
    expect(await smsTo(app, phone())).toHaveLength(1);
    expect(await left()).toBe(9);
  });

  it("is one message for five hundred of a minute", async () => {
    await beReady();
    for (let one = 0; one < 500; one += 1) await raise({ who: `Invité ${one}` });
    const [text, ...others] = await gotAfterJoining();
    expect(others).toEqual([]);
    expect(text).toContain("500 réponses");
    expect(await left()).toBe(9);
  });

  it("tells nothing of what was read, of an event that was deleted, or while no way is chosen", async () => {
    await beReady();
    await raise();
    await app.db.update(notices).set({ readAt: app.clock() });
    expect(await gotAfterJoining()).toEqual([]);
    await raise();
    await app.db.update(events).set({ deletedAt: app.clock() }).where(eq(events.id, awa().eventId));
    expect(await gotAfterJoining()).toEqual([]);
    await choose(null);
    await raise({ eventId: undefined });
    expect(await waiting()).toEqual([]);
    expect(await left()).toBe(10);
  });

  it("follows a choice that changes while it waits", async () => {
    await beReady();
    await raise();
    await tick("answer", false);
    expect(await waiting()).toEqual([]);
    await tick("answer");
    await raise();
    await choose(null);
    expect(await waiting()).toEqual([]);
    await choose("sms");
    await raise();
    await choose("whatsapp");
    await give(1, channelIds.whatsapp);
    expect(await gotAfterJoining()).toEqual([]);
    expect(await left(channelIds.whatsapp)).toBe(0);
    expect(await left()).toBe(10);
    const caught = await listCaughtMessages(app.db, 200, phone());
    expect(caught.map(({ channel }) => channel)).toEqual(["whatsapp"]);
  });

  it("leaves to the number that is proven as it leaves, and to none of a closed account", async () => {
    await beReady();
    await raise();
    const other = nextNumber();
    await giveNumber(app, awa().userId, other);
    expect(await gotAfterJoining()).toEqual([]);
    expect(await smsTo(app, other)).toHaveLength(1);
    for (const close of [
      () => app.db.update(users).set({ archivedAt: app.clock() }),
      () => app.db.update(customers).set({ archivedAt: app.clock() }),
      () => app.db.update(customers).set({ erasesAt: app.clock() }),
      () => suppressAddress(app.db, other, "sms"),
    ]) {
      await raise();
      await close();
      expect(await gotAfterJoining(other)).toHaveLength(1);
      expect(await waiting()).toEqual([]);
      await app.db.update(users).set({ archivedAt: null });
      await app.db.update(customers).set({ archivedAt: null, erasesAt: null });
    }
    await resumeAddress(app.db, other);
    expect(await left()).toBe(9);
  });

  it("waits for the morning by night", async () => {
    await beReady();
    await waitFor(20);
    app.wait(3000);
    await raise();
    const [late] = await waiting();
    expect(late?.phoneDueAt?.getUTCHours()).toBe(7);
    app.wait(3600);
    expect(await got()).toEqual([]);
    // What a stopped process left is not made up for by night.
    await app.db.update(notices).set({ phoneDueAt: app.clock() });
    expect(await got()).toEqual([]);
    await waitFor(7);
    expect(await got()).toHaveLength(1);
  });

  it("is one of five a day at most; the rest joins the next morning's", async () => {
    await beReady();
    for (let one = 0; one < 8; one += 1) {
      await raise();
      await gotAfterJoining();
    }
    expect(await smsTo(app, phone())).toHaveLength(5);
    expect(await left()).toBe(5);
    await waitFor(7);
    const texts = await got();
    expect(texts).toHaveLength(6);
    expect(texts.at(-1)).toContain("3 réponses");
  });
});
