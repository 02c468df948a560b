import { describe, expect, it } from "vitest";
import { clearState, makeState, readState } from "./state-cookie.ts";

function cameBack(setCookie: string): Request {
  const [pair = ""] = setCookie.split(";");
  return new Request("http://site.test/", { headers: { cookie: `a=1; ${pair}` } });
}

describe("the state of a sign-in with Facebook", () => {
  it("brings back where one wanted to go", () => {
    const { state, setCookie } = makeState("/carnet?é=1", { secure: true });
    expect(setCookie).toMatch(/HttpOnly; SameSite=Lax; Max-Age=600; Secure$/);
    expect(readState(cameBack(setCookie), state)).toBe("/carnet?é=1");
  });

  it("is refused when it is another browser's, missing or forgotten", () => {
    const mine = makeState("/", { secure: false });
    const theirs = makeState("/", { secure: false });
    expect(readState(cameBack(mine.setCookie), theirs.state)).toBeNull();
    expect(readState(cameBack(mine.setCookie), null)).toBeNull();
    expect(readState(cameBack(clearState({ secure: false })), mine.state)).toBeNull();
    expect(readState(new Request("http://site.test/"), "")).toBeNull();
  });
});
