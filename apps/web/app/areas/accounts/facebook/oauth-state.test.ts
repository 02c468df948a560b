import { describe, expect, it } from "vitest";
import { facebookStateCookie } from "#app/http/cookies/facebook-state-cookie.ts";
import { goalOfState, makeState } from "./oauth-state.ts";

const http = { secure: false };

function requestWith(setCookie: string): Request {
  const [pair = ""] = setCookie.split(";");
  return new Request("http://site.test/", { headers: { cookie: `a=1; ${pair}` } });
}

describe("the state of a sign-in with Facebook", () => {
  it.each([http, { secure: true }])("returns the path to go to: %j", async (visitor) => {
    const { state, setCookie } = await makeState("/carnet?é=1", visitor);
    expect(setCookie).toContain("Max-Age=600");
    expect(await goalOfState(requestWith(setCookie), state, visitor)).toBe("/carnet?é=1");
  });

  it("is refused when it is another browser's, missing or deleted", async () => {
    const mine = await makeState("/", http);
    const theirs = await makeState("/", http);
    const deleted = await facebookStateCookie.clear(http);
    const none = new Request("http://site.test/");
    expect(await goalOfState(requestWith(mine.setCookie), theirs.state, http)).toBeNull();
    expect(await goalOfState(requestWith(mine.setCookie), null, http)).toBeNull();
    expect(await goalOfState(requestWith(deleted), mine.state, http)).toBeNull();
    expect(await goalOfState(none, "", http)).toBeNull();
  });
});
