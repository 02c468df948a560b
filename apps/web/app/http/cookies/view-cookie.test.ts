import { expect, it } from "vitest";
import { viewCookie } from "./view-cookie.ts";

/** As the API sets it (`http/view-cookie.ts`). */
const requestWith = (token: string) =>
  new Request("http://site.test/", {
    headers: { cookie: `jdj_view=${encodeURIComponent(btoa(JSON.stringify(token)))}` },
  });

it("a view of staff is read from the cookie that the API sets, and nothing but a view", async () => {
  expect(await viewCookie.read(requestWith("view-AbC_1-2"), { secure: false })).toBe(
    "view-AbC_1-2",
  );
  expect(
    await viewCookie.read(requestWith("a-session-of-a-customer"), { secure: false }),
  ).toBeNull();
});
