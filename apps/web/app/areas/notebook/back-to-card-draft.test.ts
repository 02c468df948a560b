import { at } from "@jdj/contract/paths/addresses";
import { describe, expect, it } from "vitest";
import { cardOr } from "./back-to-card-draft.ts";

const couple = `https://joie.test${at("couple")}`;

describe("where a page of the notebook leads once it was saved", () => {
  it("is the card from which its host came, with the guest whom they mended", () => {
    const request = new Request(`${couple}?retour=carte`, { method: "POST" });
    expect(cardOr(request, at("couple"))).toBe(`${at("newCard")}#resume`);
    expect(cardOr(request, at("guests"), 7)).toBe(`${at("newCard")}?avec=7#resume`);
  });

  it("is the page itself for whoever came from elsewhere", () => {
    expect(cardOr(new Request(couple), at("couple"))).toBe(at("couple"));
    expect(cardOr(new Request(`${couple}?retour=https://x.test`), at("couple"))).toBe(at("couple"));
  });
});
