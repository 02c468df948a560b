import { beforeAll, describe, expect, it } from "vitest";
import { STREAMS_PER_USER } from "../../../realtime/hub.ts";
import { type ProviderActor, registerProvider } from "../../../testing/actors.ts";
import { testApp } from "../../../testing/app.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { openStream, streamProcesses } from "../../../testing/open-stream.ts";
import { requestQuote } from "../../../testing/quote-samples.ts";

const app = testApp();
const held: { awa?: CastMember; tantie?: ProviderActor; requestId?: number } = {};

const startProcess = streamProcesses(app);

beforeAll(async () => {
  held.awa = await registerCouple(app);
  held.tantie = await registerProvider(app, "tantie@exemple.test");
  held.requestId = await requestQuote(app, held.awa, held.tantie.providerId);
});

function cast() {
  const { awa, tantie, requestId } = held;
  if (!awa || !tantie || !requestId) throw new Error("They are made before the tests");
  return { awa, tantie, requestId };
}

function write(message: string) {
  const { awa, requestId } = cast();
  const path = `/api/v1/wedding-provider-quote-requests/${requestId}/messages`;
  return app.call("POST", path, { token: awa.token, body: { message } });
}

describe("the stream of changes", () => {
  it("is refused without a session (401)", async () => {
    const process = await startProcess();
    expect((await openStream(process, null)).response.status).toBe(401);
    expect((await openStream(process, "forged")).response.status).toBe(401);
  });

  it("tells both sides of a message, in every process, as the event my-event", async () => {
    const { awa, tantie, requestId } = cast();
    const [one, two] = [await startProcess(), await startProcess()];
    const other = await registerProvider(app, "elsewhere@exemple.test");
    const mine = await openStream(one, awa.token);
    const theirs = await openStream(two, tantie.token);
    const foreign = await openStream(two, other.token);
    expect(mine.response.headers.get("content-type")).toContain("text/event-stream");
    expect(mine.response.headers.get("x-accel-buffering")).toBe("no");
    await write("Bonjour !");
    const event = `event: my-event\ndata: {"request_id":${requestId}}`;
    await expect.poll(() => theirs.text).toContain(event);
    await expect.poll(() => mine.text).toContain(event);
    expect(theirs.text).toMatch(/^retry: 10000\n\n/);
    expect(theirs.text).not.toContain("Bonjour");
    expect(foreign.text).not.toContain("my-event");
    for (const stream of [mine, theirs, foreign]) await stream.cancel();
  });

  it("brings what changed while it was interrupted, and nothing of others", async () => {
    const { awa, tantie, requestId } = cast();
    const process = await startProcess();
    const before = app.clock().getTime();
    app.wait(60);
    await write("Pendant la coupure");
    const at = app.clock().getTime();
    const theirs = await openStream(process, tantie.token, { "last-event-id": String(before) });
    await expect
      .poll(() => theirs.text)
      .toContain(`id: ${at}\nevent: my-event\ndata: {"request_id":${requestId}}`);
    app.wait(60);
    const later = await openStream(process, tantie.token, {
      "last-event-id": String(app.clock().getTime()),
    });
    const other = await registerProvider(app, "foreign@exemple.test");
    const foreign = await openStream(process, other.token, { "last-event-id": "1" });
    const odd = await openStream(process, awa.token, { "last-event-id": "'; drop table" });
    await expect.poll(() => [later, foreign, odd].every(({ text }) => text !== "")).toBe(true);
    for (const { text } of [later, foreign, odd]) expect(text).not.toContain("my-event");
    for (const stream of [theirs, later, foreign, odd]) await stream.cancel();
  });

  it("ends when its session is revoked, and other streams go on", async () => {
    const process = await startProcess();
    const couple = await registerCouple(app);
    const stream = await openStream(process, couple.token);
    const mine = await openStream(process, cast().awa.token);
    expect(process.realtime.count()).toBe(2);
    await app.call("DELETE", "/api/v1/logout", { token: couple.token });
    await expect.poll(() => stream.over).toBe(true);
    expect(mine.over).toBe(false);
    await mine.cancel();
    expect(process.realtime.count()).toBe(0);
  });

  it("is limited for each user, and ends when the process stops", async () => {
    const process = await startProcess();
    const { token } = cast().awa;
    const streams: Awaited<ReturnType<typeof openStream>>[] = [];
    for (let count = 0; count < STREAMS_PER_USER; count += 1)
      streams.push(await openStream(process, token));
    expect((await openStream(process, token)).response.status).toBe(429);
    await streams[0]?.cancel();
    streams.push(await openStream(process, token));
    expect(streams.at(-1)?.response.status).toBe(200);
    process.realtime.end();
    await expect.poll(() => streams.slice(1).every(({ over }) => over)).toBe(true);
    expect((await openStream(process, token)).response.status).toBe(503);
  });

  it("tells every stream to load again when the listening connection was lost", async () => {
    const process = await startProcess();
    const stream = await openStream(process, cast().awa.token);
    process.realtime.hear();
    await expect.poll(() => stream.text).toContain('data: {"request_id":null}');
    await stream.cancel();
  });
});
