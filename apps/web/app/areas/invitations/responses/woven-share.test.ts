import { describe, expect, it } from "vitest";
import { wovenSentence, wovenShare } from "./woven-share.ts";

describe("the cloth of the guests", () => {
  it("grows with each who comes, and shows the first and the last", () => {
    expect(wovenShare({ guests: 150, yes: 0 })).toBe(0);
    expect(wovenShare({ guests: 150, yes: 75 })).toBe(50);
    expect(wovenShare({ guests: 1000, yes: 1 })).toBe(2);
    expect(wovenShare({ guests: 1000, yes: 999 })).toBe(98);
    expect(wovenShare({ guests: 3, yes: 3 })).toBe(100);
  });

  it("says how many are woven into it", () => {
    expect(wovenSentence({ guests: 150, yes: 86 })).toBe(
      "86\u00a0invités sont tissés dans votre pagne, sur 150",
    );
    expect(wovenSentence({ guests: 150, yes: 1 })).toBe(
      "1\u00a0invité est tissé dans votre pagne, sur 150",
    );
    expect(wovenSentence({ guests: 2, yes: 0 })).toBe("Votre pagne attend son premier invité");
    expect(wovenSentence({ guests: 2, yes: 2 })).toBe(
      "Tous vos invités sont tissés dans votre pagne",
    );
  });
});
