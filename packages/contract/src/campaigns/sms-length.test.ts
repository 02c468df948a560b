import { describe, expect, it } from "vitest";
import {
  keepInGsm,
  replaceableCharacters,
  smsLength,
  specSegments,
  wideCharacters,
} from "./sms-length.ts";

describe("the length of an SMS", () => {
  it("is counted in septets, 160 for one and 153 a segment for more", () => {
    expect(smsLength("a".repeat(160))).toEqual({
      encoding: "gsm",
      length: 160,
      segments: 1,
      left: 0,
    });
    expect(smsLength("a".repeat(161))).toMatchObject({ segments: 2, left: 145 });
    expect(smsLength("a".repeat(307))).toMatchObject({ segments: 3 });
    expect(smsLength("")).toMatchObject({ length: 0, segments: 0 });
  });

  it("keeps é è à ù at one septet, and takes two for the extension characters", () => {
    expect(smsLength("éèàùÉÇ")).toMatchObject({ encoding: "gsm", length: 6 });
    expect(smsLength("10 € [oui]")).toMatchObject({ encoding: "gsm", length: 13 });
    // The euro that would be split goes whole into the next part.
    expect(smsLength(`${"a".repeat(152)}€${"a".repeat(10)}`)).toMatchObject({ segments: 2 });
  });

  it("falls to 70 and 67 a part as soon as one character is of another alphabet", () => {
    expect(smsLength("ê".repeat(70))).toMatchObject({ encoding: "ucs2", segments: 1 });
    expect(smsLength("ê".repeat(71))).toMatchObject({ encoding: "ucs2", segments: 2, left: 63 });
    expect(smsLength("💍")).toMatchObject({ encoding: "ucs2", length: 2 });
  });

  it("says which characters leave 70 instead of 160, those without a replacement as well", () => {
    expect(wideCharacters("Oui é € 🎉 ô 🎉 ❤️")).toEqual(["🎉", "ô", "❤"]);
    expect(wideCharacters("Venez à 15 h")).toEqual([]);
  });

  it("is, as the specification counts it, length divided by 160, rounded up", () => {
    expect([0, 1, 160, 161, 170].map((length) => specSegments("a".repeat(length)))).toEqual([
      0, 1, 1, 2, 2,
    ]);
  });
});

describe("a French text", () => {
  const text = "L’été où nous fêtons : « venez » — c’est à Gagnoa…";
  it("stays in GSM-7 with the replacements that are offered", () => {
    expect(smsLength(text).encoding).toBe("ucs2");
    expect(keepInGsm(text)).toBe(`L'été où nous fetons : " venez " - c'est à Gagnoa...`);
    expect(smsLength(keepInGsm(text)).encoding).toBe("gsm");
    expect(replaceableCharacters("L’été, l’hôte")).toEqual([
      { from: "’", to: "'" },
      { from: "ô", to: "o" },
    ]);
  });
  it("keeps a character that has no replacement", () => {
    expect(keepInGsm("Oui 💍")).toBe("Oui 💍");
  });
});
