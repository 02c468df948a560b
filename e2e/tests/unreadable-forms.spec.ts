import { patterns } from "@jdj/contract/paths/addresses";
import { expect, test } from "@playwright/test";
import { registerCouple, sessionCookieValue } from "../support/people.ts";

/** What no page expects, and every page must survive. */
const bodies: [string, Record<string, string>, string][] = [
  ["nothing", {}, ""],
  ["nothing, of no kind", { "content-type": "" }, ""],
  ["an empty form", { "content-type": "application/x-www-form-urlencoded" }, ""],
  ["JSON", { "content-type": "application/json" }, '{"email":1}'],
  ["a damaged address", { "content-type": "application/x-www-form-urlencoded" }, "%ff=%00&a=%&&&="],
  ["damaged parts", { "content-type": "multipart/form-data; boundary=x" }, "--x\r\ngarbage\0"],
  ["parts without a boundary", { "content-type": "multipart/form-data" }, "garbage"],
  ["a kind that is none", { "content-type": "nonsense" }, "garbage"],
];

/** Pages of the API's own that take a form. */
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
  test(`no page falls over a form that is none, ${isSignedIn ? "signed in" : "as a stranger"}`, async ({
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
