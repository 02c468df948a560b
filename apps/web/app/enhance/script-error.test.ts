import { describe, expect, it } from "vitest";
import { rejected, reportedErrors } from "./script-error.ts";

const origin = "https://exemple.test";
const failure = (
  file: string,
  error: unknown = new TypeError("« Awa » n’est pas une fonction"),
) => ({
  ...{ error, file, line: 1, column: 20 },
});

describe("the errors of a visit", () => {
  it("name the kind and the place in our script, and not the message", () => {
    expect(reportedErrors([failure(`${origin}/assets/main-a1.js?v=2`)], origin)).toEqual([
      "TypeError /assets/main-a1.js:1:20",
    ]);
  });

  it("leave out other scripts and pages, whose addresses may name somebody", () => {
    const others = ["https://ailleurs.test/assets/a.js", `${origin}/i/secret`, "", "<anonymous>"];
    expect(
      reportedErrors(
        others.map((file) => failure(file)),
        origin,
      ),
    ).toEqual([]);
  });

  it("are called Error where what was thrown has no plain name", () => {
    const odd = Object.assign(new Error("x"), { name: "Awa Kouassi" });
    const thrown = [odd, "Awa", null].map((error) => failure(`${origin}/assets/a.js`, error));
    expect(new Set(reportedErrors(thrown, origin))).toEqual(new Set(["Error /assets/a.js:1:20"]));
  });

  it("are five at most", () => {
    const many = Array.from({ length: 9 }, () => failure(`${origin}/assets/a.js`));
    expect(reportedErrors(many, origin)).toHaveLength(5);
  });

  it("of a rejected promise are where its stack begins", () => {
    const reason = new RangeError("x");
    reason.stack = `RangeError: x\n    at f (${origin}/assets/a.js:3:14)\n    at g (${origin}/assets/b.js:1:1)`;
    const found = rejected(reason);
    expect(found && reportedErrors([found], origin)).toEqual(["RangeError /assets/a.js:3:14"]);
    expect(rejected("Awa")).toBeNull();
  });
});
