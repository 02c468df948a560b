import { describe, expect, it } from "vitest";
import { amountText, readBox, spacedAmount } from "./amount-text.ts";

const plain = (text: string) => text.replaceAll("\u00a0", " ");

describe("an amount in its box", () => {
  it.each([
    ["4", 1, "4", 1],
    ["4150", 4, "4 150", 5],
    ["41 5007", 7, "415 007", 7],
    ["941 500", 1, "941 500", 1],
    ["1415 007", 1, "1 415 007", 1],
    ["0041", 4, "41", 2],
    ["0", 1, "0", 1],
    ["", 0, "", 0],
  ])("« %s » with the caret at %i becomes « %s », the caret at %i", (typed, caret, text, then) => {
    const spaced = spacedAmount(typed, caret);
    expect(plain(spaced.text)).toBe(text);
    expect(spaced.caret).toBe(then);
  });

  it.each(["-5", "12,5", "12.5", "abc", "12345678901234567890"])(
    "leaves « %s » as it is",
    (typed) => {
      expect(spacedAmount(typed, 1)).toEqual({ text: typed, caret: 1 });
    },
  );

  it.each([
    ["", null],
    ["  ", null],
    ["0", 0],
    ["41 500", 41_500],
    ["41\u00a0500 FCFA", 41_500],
    ["9 999 999 999", 9_999_999_999],
  ])("reads « %s »", (text, amount) => {
    expect(readBox(text)).toEqual({ amount });
  });

  it.each(["-5", "12,5", "1.5", "dix", "1e5"])("finds no whole amount in « %s »", (text) => {
    expect(readBox(text).error).toBe(
      "Veuillez entrer un montant entier en FCFA, sans virgule ni signe",
    );
  });

  it("refuses an eleventh digit", () => {
    expect(readBox("10 000 000 000").error).toBe("Ce montant est trop élevé");
  });

  it("shows nothing where no amount was given, and zero where zero was", () => {
    expect(amountText(null)).toBe("");
    expect(amountText(0)).toBe("0");
  });
});
