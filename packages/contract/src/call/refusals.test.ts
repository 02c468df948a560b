import { describe, expect, it } from "vitest";
import { refusal, refusalCodeOf, refusalCodes } from "./refusals.ts";

describe("a refusal received over HTTP", () => {
  it.each(refusalCodes)("« %s » is recognised by its status and sentence", (code) => {
    const { status, message } = refusal(code);
    expect(refusalCodeOf(status, message)).toBe(code);
  });
  it("is null for a sentence that we do not use", () => {
    expect(refusalCodeOf(404, "Not Found")).toBeNull();
    expect(refusalCodeOf(418, refusal("not-found").message)).toBeNull();
  });
});
