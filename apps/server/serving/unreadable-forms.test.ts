import { afterAll, beforeAll, expect, it } from "vitest";
import { postUnreadable } from "../testing/post-unreadable.ts";
import { openSite, type TestSite } from "../testing/site.ts";

const held: { site?: TestSite; cookie?: string } = {};

beforeAll(async () => {
  held.site = await openSite();
  const { cookie } = await held.site.enter({ email: "awa@exemple.test", event_type_id: 1 });
  held.cookie = cookie;
});

afterAll(() => held.site?.close());

// Each address gets some of the bodies; `unreadable-forms.long.test.ts` sends all to each.
it.each([
  ["signed out", false, { page: 1, data: 1 }],
  ["signed in", true, { page: 2, data: 1 }],
])("no page fails on an unreadable form, %s", async (_, isSignedIn, kinds) => {
  if (!held.site) throw new Error("The site is opened before the test");
  const headers: Record<string, string> = isSignedIn ? { cookie: held.cookie ?? "" } : {};
  const { errors, sent } = await postUnreadable(held.site, headers, kinds);
  expect(errors).toEqual([]);
  expect(sent).toBeGreaterThan(200);
});
