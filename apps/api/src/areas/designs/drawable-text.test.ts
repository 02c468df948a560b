import { describe, expect, it } from "vitest";
import { drawable } from "./drawable-text.ts";

describe("a text on a card", () => {
  it("has typographic apostrophes and single spaces", () => {
    expect(drawable("  N'Guessan\n Kouamé ")).toBe("N’Guessan Kouamé");
  });

  it("keeps the characters of French, and replaces those that the fonts lack", () => {
    expect(drawable("Cœur, Noël, Gaëlle, ŵ & ŋ")).toBe("Cœur, Noël, Gaëlle, ŵ & ŋ");
    expect(drawable("Ɛkua Ọlá Kɔfi")).toBe("Ekua Olá Kofi");
  });

  it("leaves out emoji and signs that nobody sees", () => {
    expect(drawable("Awa 💍 & Koffi ❤️\u0007")).toBe("Awa & Koffi");
  });
});
