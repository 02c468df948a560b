import { describe, expect, it } from "vitest";
import { refusal, refusalCodeOf, refusalCodes } from "./refusals.ts";

describe("a refusal that came over HTTP", () => {
  it.each(refusalCodes)("« %s » is known by its status and sentence", (code) => {
    const { status, message } = refusal(code);
    expect(refusalCodeOf(status, message)).toBe(code);
  });
  it("is none of ours with a sentence that we never say", () => {
    expect(refusalCodeOf(404, "Not Found")).toBeNull();
    expect(refusalCodeOf(418, refusal("not-found").message)).toBeNull();
  });
});
