import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testPushKeys } from "../../testing/push-keys.ts";
import { type PushService, startPushService } from "../../testing/push-service.ts";
import { webPush } from "./web-push.ts";

let service: PushService;

beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.close());

const keys = testPushKeys();
const local = webPush(keys, { log: () => {}, isLocal: true });
const live = webPush(keys, { log: () => {}, isLocal: false });

describe("a message to a browser", () => {
  it("is encrypted for it alone and signed by our key for its push service", async () => {
    const device = service.device();
    expect(await local.send(device, "Un invité a répondu", 3600)).toBe("sent");
    const [got] = service.received;
    expect(got).toMatchObject({
      endpoint: device.endpoint,
      text: "Un invité a répondu",
      publicKey: keys.publicKey,
      claims: { aud: new URL(device.endpoint).origin, sub: "mailto:bonjour@joie.test" },
      headers: { ttl: "3600", "content-encoding": "aes128gcm" },
    });
  });

  it.each([
    [404, "gone"],
    [410, "gone"],
    [429, "later"],
    [500, "later"],
    [503, "later"],
    [400, "refused"],
    [403, "refused"],
    [413, "refused"],
  ])("that its service answers by %i is %s", async (status, result) => {
    service.answerWith(status);
    expect(await local.send(service.device(), "x", 60)).toBe(result);
    service.answerWith(201);
  });

  it("to a service that does not answer may be sent later", async () => {
    const closed = await startPushService();
    const device = closed.device();
    await closed.close();
    expect(await local.send(device, "x", 60)).toBe("later");
  });
});

describe("the address of a push service", () => {
  it("is HTTPS of a public host", () => {
    for (const endpoint of [
      "https://fcm.googleapis.com/fcm/send/abc",
      "https://updates.push.services.mozilla.com/wpush/v2/abc",
      "https://web.push.apple.com/abc",
    ])
      expect(live.accepts(endpoint)).toBe(true);
  });

  it("is nothing of our own network, in whatever spelling", async () => {
    for (const endpoint of [
      "http://fcm.googleapis.com/fcm/send/abc",
      "https://localhost/push",
      "https://127.0.0.1/push",
      "https://2130706433/push",
      "https://[::1]/push",
      "https://[::ffff:10.0.0.1]/push",
      "https://10.0.0.5/push",
      "https://169.254.169.254/latest/meta-data",
      "https://database/push",
      "https://metadata.internal/push",
      "https://user:secret@fcm.googleapis.com/fcm",
      "https://fcm.googleapis.com:8443/fcm",
      "ftp://fcm.googleapis.com/fcm",
      "no address",
      service.device().endpoint,
    ]) {
      expect(live.accepts(endpoint), endpoint).toBe(false);
      expect(await live.send({ ...service.device(), endpoint }, "x", 60)).toBe("refused");
    }
  });
});
