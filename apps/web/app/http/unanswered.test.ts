import { UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router";
import { describe, expect, it } from "vitest";
import { isPassing, isUnanswered } from "./unanswered.ts";

describe("an error of a load or of a form", () => {
  it.each([
    ["no network", new TypeError("Failed to fetch"), true, true],
    ["a gateway without a site", new ErrorResponse(503, "", ""), true, true],
    ["a site that failed", new Error("Unexpected Server Error"), false, true],
    ["an internal error", new ErrorResponse(500, "", ""), false, true],
    ["too many requests", new ErrorResponse(429, "", ""), false, true],
    ["a missing page", new ErrorResponse(404, "", ""), false, false],
    ["a page of another person", new ErrorResponse(403, "", ""), false, false],
    ["a redirect", new Response(null, { status: 302 }), false, false],
    ["a dropped request", new DOMException("dropped", "AbortError"), false, false],
  ])("is known for what it is: %s", (_, error, unanswered, passing) => {
    expect([isUnanswered(error), isPassing(error)]).toEqual([unanswered, passing]);
  });
});
