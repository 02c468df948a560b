import { describe, expect, it } from "vitest";
import { withOpened } from "./opened-pages-cookie.ts";

describe("the pages that a browser opened", () => {
  it("are the newest first, one of each, and five at most", () => {
    expect(withOpened(null, "1.1.aa")).toBe("1.1.aa");
    expect(withOpened("2.1.bb~1.1.aa", "1.2.cc")).toBe("1.2.cc~2.1.bb");
    expect(withOpened("1.1.a~2.1.a~3.1.a~4.1.a~5.1.a", "6.1.a")).toBe(
      "6.1.a~1.1.a~2.1.a~3.1.a~4.1.a",
    );
  });
});
