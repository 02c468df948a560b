import { patterns } from "@jdj/contract/paths/addresses";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSite, type TestSite } from "../testing/site.ts";

const held: { site?: TestSite; cookie?: string } = {};

beforeAll(async () => {
  held.site = await openSite();
  held.cookie = (await held.site.enter({ email: "awa@exemple.test", event_type_id: 1 })).cookie;
});

afterAll(() => held.site?.close());

/** A text that is no key, a number that no row has, and a character that no text of the database holds. */
const invented = ["zzz", "999999999", "a%00"];

const withParameters = Object.entries(patterns)
  .filter(([, pattern]) => pattern.includes(":"))
  .map(([name, pattern]): [string, string[]] => [
    name,
    invented.map((value) => pattern.replace(/:\w+\??/g, value)),
  ]);

describe("an invented address", () => {
  it.each(withParameters)(
    "of « %s » is no internal error, for strangers or customers",
    async (_, paths) => {
      for (const path of paths)
        for (const cookie of ["", held.cookie ?? ""]) {
          const page = await held.site?.routes.request(path, { headers: { cookie } }, {});
          await page?.text();
          expect(page?.status, `${path} ${cookie === "" ? "" : "signed in"}`).toBeLessThan(500);
        }
    },
  );
});
