import { createECDH, randomBytes, randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";

/** How a browser describes itself to those who write to it. */
interface Device {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** A push service on this machine: it takes every message, and counts those that are encrypted and signed. */
export async function startPushService() {
  let taken = 0;
  const server = createServer((request, response) => {
    const { authorization = "", "content-encoding": encoding, ttl } = request.headers;
    if (authorization.startsWith("vapid t=") && encoding === "aes128gcm" && ttl) taken += 1;
    request.resume().on("end", () => response.writeHead(201).end());
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return {
    taken: () => taken,
    device: (): Device => ({
      endpoint: `http://127.0.0.1:${port}/${randomUUID()}`,
      p256dh: createECDH("prime256v1").generateKeys("base64url"),
      auth: randomBytes(16).toString("base64url"),
    }),
    close: () => server.close(),
  };
}

/**
 * Lets a browser subscribe at a push service that can be reached: Chromium asks Google's, of which no
 * test has the network, and without a window it allows nobody to show anything. What asks, and what is
 * sent, is the product's own.
 */
export async function subscribeAt(page: Page, device: Device): Promise<void> {
  await page.addInitScript(({ endpoint, p256dh, auth }) => {
    const key = "e2e-subscribed";
    const subscription = {
      endpoint,
      toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
      unsubscribe: () => Promise.resolve(localStorage.removeItem(key)),
    };
    Object.defineProperty(Notification, "permission", { get: () => "granted" });
    Object.assign(Notification, { requestPermission: () => Promise.resolve("granted") });
    Object.assign(PushManager.prototype, {
      getSubscription: () => Promise.resolve(localStorage.getItem(key) ? subscription : null),
      subscribe() {
        localStorage.setItem(key, "1");
        return Promise.resolve(subscription);
      },
    });
  }, device);
}
