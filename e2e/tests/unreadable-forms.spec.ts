import { patterns } from "@jdj/contract/paths/addresses";
import { expect, test } from "@playwright/test";
import { registerCouple, sessionCookieValue } from "../support/people.ts";

/** Unexpected bodies that must not cause a server error. */
const bodies: [string, Record<string, string>, string][] = [
  ["nothing", {}, ""],
  ["nothing, without a type", { "content-type": "" }, ""],
  ["an empty form", { "content-type": "application/x-www-form-urlencoded" }, ""],
  ["JSON", { "content-type": "application/json" }, '{"email":1}'],
  ["a damaged address", { "content-type": "application/x-www-form-urlencoded" }, "%ff=%00&a=%&&&="],
  ["damaged multipart", { "content-type": "multipart/form-data; boundary=x" }, "--x\r\ngarbage\0"],
  ["multipart without a boundary", { "content-type": "multipart/form-data" }, "garbage"],
  ["an unknown type", { "content-type": "nonsense" }, "garbage"],
];

/** Addresses of the API that accept a form. */
const others = [
  "/dev/facebook/consent",
  "/dev/paiement/WAVE/none",
  "/exploitation/paiements",
  "/exploitation/messages",
  "/api/v1/leave/none",
  "/api/v1/delivery/orange",
  "/api/v1/delivery/whatsapp",
];

const addresses = [...Object.values(patterns), ...others]
  .filter((pattern) => pattern !== patterns.gallery)
  .map((pattern) => pattern.replace(/:\w+\??/g, "1"));

for (const isSignedIn of [false, true])
  test(`no page fails on an unreadable form, ${isSignedIn ? "signed in" : "signed out"}`, async ({
    request,
  }) => {
    test.setTimeout(240_000);
    const awa = await registerCouple(request);
    const headers: Record<string, string> = isSignedIn
      ? { cookie: `jdj_session=${sessionCookieValue(awa.token)}` }
      : {};
    const errors: string[] = [];
    // Signing out and closing come last.
    const ordered = addresses.toSorted(
      (a, b) => Number(/deconnexion$/.test(a)) - Number(/deconnexion$/.test(b)),
    );
    for (const address of ordered)
      for (const path of [address, `${address}.data`])
        for (const [kind, type, data] of bodies) {
          const sent = { headers: { ...headers, ...type }, data, maxRedirects: 0 };
          const answer = await request.post(path, sent);
          if (answer.status() >= 500) errors.push(`${path}: ${kind}: ${answer.status()}`);
        }
    expect(errors).toEqual([]);
  });
