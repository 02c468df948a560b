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

// `unreadable-forms.test.ts` sends some of them to each address.
it.each([
  ["signed out", false, { page: 8, data: 8 }],
  ["signed in", true, { page: 8, data: 8 }],
])("no page fails on an unreadable form, %s, whatever its body", async (_, isSignedIn, kinds) => {
  if (!held.site) throw new Error("The site is opened before the test");
  const headers: Record<string, string> = isSignedIn ? { cookie: held.cookie ?? "" } : {};
  const { errors, sent } = await postUnreadable(held.site, headers, kinds);
  expect(errors).toEqual([]);
  expect(sent).toBeGreaterThan(200);
});
