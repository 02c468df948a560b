import { MOST_DEVICES } from "@jdj/contract/notices/push";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { requestContext } from "../../../app-context.ts";
import { RetryLater } from "../../../jobs/retry-later.ts";
import { openSession, registerProvider } from "../../../testing/actors.ts";
import { testApp } from "../../../testing/app.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { type PushService, startPushService } from "../../../testing/push-service.ts";
import { pushSubscriptions } from "../../identity/notices/push/tables.ts";
import { onlyUser, raiseNotice } from "../../identity/notices/raise-notice.ts";
import { notices } from "../../identity/notices/tables.ts";
import { sessions } from "../../identity/sessions/tables.ts";
import { nameEvents } from "../../notebook/events/name-events.ts";
import { events } from "../../notebook/events/tables.ts";
import { sendDuePushes } from "./send-due-pushes.ts";
import { sendPush } from "./send-push.ts";

const app = testApp();
let service: PushService;
let awa: CastMember;

beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.close());

beforeEach(async () => {
  awa = await registerCouple(app);
  service.answerWith(201);
  await waitFor(10);
});

/** Lets the clock reach an hour of the next day. */
async function waitFor(hour: number) {
  const then = new Date(app.clock());
  then.setUTCDate(then.getUTCDate() + 1);
  then.setUTCHours(hour, 0, 0, 0);
  app.wait((then.getTime() - app.clock().getTime()) / 1000);
  await app.db.update(sessions).set({ expiresAt: new Date("2099-01-01") });
}

type Who = { token: string };
type Device = ReturnType<PushService["device"]>;

const put = ({ token }: Who, device: object) =>
  app.call("PUT", "/api/v1/push-subscription", { token, body: device });

async function add(who: Who, device: Device = service.device()): Promise<Device> {
  expect((await put(who, device)).status).toBe(200);
  return device;
}

const raise = (changes: object = {}) =>
  app.db.transaction((tx) =>
    raiseNotice({ ...requestContext(app), db: tx }, onlyUser(awa.userId), {
      ...{ kind: "answer", title: "Koffi Yao sera là", text: "Mariage", who: "Koffi Yao" },
      ...{ path: "/mes-donnees", eventId: awa.eventId, joinKey: "answers" },
      ...changes,
    }),
  );

/** What a device got, with what is due sent. */
async function got({ endpoint }: Device) {
  await sendDuePushes(requestContext(app));
  await app.work();
  return service.received
    .filter((one) => one.endpoint === endpoint)
    .map(({ text }): { title: string; body: string; path: string } => JSON.parse(text));
}

const devicesOf = (userId: number) =>
  app.db.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, userId));

describe("a device of an account", () => {
  it("is told at once of the kind and the event, of no name", async () => {
    const device = await add(awa);
    await raise();
    const [told, ...others] = await got(device);
    expect(others).toEqual([]);
    expect(told).toMatchObject({
      title: "Un invité a répondu",
      body: "Mariage",
      path: expect.stringMatching(/^\/notifications\/\d+$/),
    });
    const [row] = await devicesOf(awa.userId);
    expect(row?.lastSuccessAt).toEqual(app.clock());
  });

  it("is told once by processes that meet, and of several together", async () => {
    const device = await add(awa);
    await raise();
    await raise({ title: "Ama Brou sera là" });
    const both = () => sendDuePushes(requestContext(app));
    await Promise.all([both(), both(), both()]);
    await raise({ title: "Konan sera là" });
    expect(await got(device)).toMatchObject([{ title: "2\u00a0invités ont répondu" }]);
    app.wait(121);
    expect(await got(device)).toHaveLength(2);
  });

  it("is told nothing of what was read, or of an event that was deleted", async () => {
    const device = await add(awa);
    await raise();
    await app.db.update(notices).set({ readAt: app.clock() });
    expect(await got(device)).toEqual([]);
    app.wait(121);
    await raise();
    await app.db.update(events).set({ deletedAt: app.clock() }).where(eq(events.id, awa.eventId));
    expect(await got(device)).toEqual([]);
  });

  it("rests at night, and is told in the morning", async () => {
    const device = await add(awa);
    await waitFor(22);
    await raise();
    expect(await got(device)).toEqual([]);
    await waitFor(7);
    expect(await got(device)).toHaveLength(1);
  });

  it("is told of no kind that was turned off, also while it waits for the morning", async () => {
    const device = await add(awa);
    await waitFor(22);
    await raise();
    const { token } = awa;
    const body = { choices: [{ kind: "answer", push: false }] };
    expect((await app.call("PUT", "/api/v1/notice-choices", { token, body })).status).toBe(200);
    await raise();
    await waitFor(8);
    expect(await got(device)).toEqual([]);
    const letter = { choices: [{ kind: "letter", push: true }] };
    const refused = await app.call("PUT", "/api/v1/notice-choices", { token, body: letter });
    expect(refused.status).toBe(422);
  });

  it("is told later when its push service fails, and removed when it does not know it any more", async () => {
    const device = await add(awa);
    await raise();
    const [{ id: noticeId } = { id: 0 }] = await app.db
      .select({ id: notices.id })
      .from(notices)
      .where(eq(notices.userId, awa.userId));
    const [row] = await devicesOf(awa.userId);
    const send = (isLast: boolean) =>
      sendPush(
        app,
        { subscriptionId: row?.id ?? 0, noticeIds: [noticeId] },
        { id: "of a test", isLast },
        nameEvents,
      );
    service.answerWith(503);
    await expect(send(false)).rejects.toThrow(RetryLater);
    await send(true);
    service.answerWith(403);
    await send(false);
    expect(await devicesOf(awa.userId)).toMatchObject([{ lastSuccessAt: null }]);
    service.answerWith(410);
    expect(await got(device)).toEqual([]);
    expect(await devicesOf(awa.userId)).toEqual([]);
  });
});

describe("whose device it is", () => {
  it("follows the session: signed out, it is gone", async () => {
    const here = await openSession(app, awa.email);
    const device = await add(here);
    const other = await add(awa);
    await app.call("DELETE", "/api/v1/logout", { token: here.token });
    expect(await devicesOf(awa.userId)).toMatchObject([{ endpoint: other.endpoint }]);
    await raise();
    expect([await got(other), await got(device)]).toEqual([[expect.anything()], []]);
  });

  it("is the last that asked for it, and only its account removes or replaces it", async () => {
    const device = await add(awa);
    const other = await registerCouple(app);
    const removed = (who: Who) =>
      app.call("DELETE", "/api/v1/push-subscription", {
        token: who.token,
        body: { endpoint: device.endpoint },
      });
    expect((await removed(other)).status).toBe(200);
    expect(await devicesOf(awa.userId)).toHaveLength(1);
    const renewed = service.device();
    const replacing = { ...renewed, replaces: device.endpoint };
    expect((await put(other, replacing)).status).toBe(404);
    expect((await put(awa, replacing)).status).toBe(200);
    expect(await devicesOf(awa.userId)).toMatchObject([{ endpoint: renewed.endpoint }]);
    await add(other, renewed);
    expect(await devicesOf(awa.userId)).toEqual([]);
  });

  it("is one of ten at most: the one without a message for the longest gives way", async () => {
    const added: Device[] = [];
    for (let index = 0; index <= MOST_DEVICES; index += 1) added.push(await add(awa));
    const kept = (await devicesOf(awa.userId)).map(({ endpoint }) => endpoint);
    expect(kept).toHaveLength(MOST_DEVICES);
    expect(kept).not.toContain(added[0]?.endpoint);
    expect(kept).toContain(added.at(-1)?.endpoint);
  });

  it("is known to its page by a hash, and refused where it is no push service's", async () => {
    const device = await add(awa);
    const { token } = awa;
    const { body } = await app.call("GET", "/api/v1/notice-choices", { token });
    expect(body).toMatchObject({ push_key: app.push?.publicKey, devices: [expect.any(String)] });
    expect(JSON.stringify(body)).not.toContain(device.endpoint);
    for (const endpoint of [
      "https://10.0.0.1/push",
      "http://exemple.test/push",
      "https://localhost/",
    ])
      expect((await put(awa, { ...device, endpoint })).status).toBe(422);
    expect((await put(awa, { ...device, p256dh: "short" })).status).toBe(422);
    expect((await app.call("PUT", "/api/v1/push-subscription", { body: device })).status).toBe(401);
    const tantie = await registerProvider(app, `tantie-${awa.email}`);
    expect((await put(tantie, device)).status).toBe(403);
    const own = { token: tantie.token, body: service.device() };
    expect((await app.call("PUT", "/api/v1/pro/push-subscription", own)).status).toBe(200);
  });
});
