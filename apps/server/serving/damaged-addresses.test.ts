import { patterns } from "@jdj/contract/paths/addresses";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openSite, type TestSite } from "../testing/site.ts";

const held: { site?: TestSite; cookie?: string } = {};

beforeAll(async () => {
  held.site = await openSite();
  const { cookie } = await held.site.enter({ email: "awa@exemple.test", event_type_id: 1 });
  held.cookie = cookie;
});

afterAll(() => held.site?.close());

function site(): TestSite {
  if (!held.site) throw new Error("The site is opened before the tests");
  return held.site;
}

/** What no address of ours has: NUL, half a character, an overlong one, a surrogate. */
const damaged = ["%00", "a%00b", "%ff", "%c3", "%c0%80", "%ed%a0%80"];

const withParameters = (paths: readonly string[]) => [
  ...new Set(paths.filter((path) => /[:{*]/.test(path))),
];

it.each([
  ["signed out", false],
  ["signed in", true],
])("answers 404 where NUL or no text stands in an address, %s", async (_, isSignedIn) => {
  const headers = isSignedIn ? { cookie: held.cookie ?? "" } : {};
  const wrong: string[] = [];
  let sent = 0;
  for (const path of withParameters([...site().apiPaths, ...Object.values(patterns)]))
    for (const [at, text] of damaged.entries()) {
      const address = path.replace(/:\w+(?:\{[^}]*\})?\??|\*/g, text);
      const method = at % 2 === 0 ? "GET" : "POST";
      const { status } = await site().routes.request(address, { method, headers }, {});
      sent += 1;
      if (status !== 404) wrong.push(`${method} ${address}: ${status}`);
    }
  expect(wrong).toEqual([]);
  expect(sent).toBeGreaterThan(300);
});

it.each([["/api/v1/payments/mtn/notify/%00"], ["/api/v1/messages/%00"], ["/annuaires?search=%00"]])(
  "knows no address %s",
  async (address) => {
    const { status } = await site().routes.request(address, {}, {});
    expect(status).toBe(404);
  },
);

it("reads a lone percent sign that somebody typed into a search", async () => {
  const { status } = await site().routes.request("/?search=100%", {}, {});
  expect(status).toBe(200);
});
