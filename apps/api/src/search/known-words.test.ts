import { describe, expect, it } from "vitest";
import { addBit, emptyBits, forEachBit } from "./bit-set.ts";
import { KnownWords } from "./known-words.ts";

const words = ["pagne", "wax", "panier", "robe", "bogolan", "kente", "bar"];

/** What a typed word finds among words of a slot each. */
function found(typed: string): string[] {
  const known = new KnownWords();
  const live = emptyBits(words.length);
  for (const [slot, word] of words.entries()) {
    known.add(word, slot);
    addBit(live, slot);
  }
  const slots: string[] = [];
  forEachBit(known.find(typed, live), (slot) => slots.push(words[slot] ?? ""));
  return slots;
}

describe("a misspelled word", () => {
  it.each([
    ["pange", ["pagne"]],
    ["pagnne", ["pagne"]],
    ["pgane", ["pagne"]],
    ["wx", ["wax"]],
    ["wxa", ["wax"]],
    ["wac", ["wax"]],
    ["bogoaln", ["bogolan"]],
  ])("%s finds the known words nearest to it", (typed, expected) => {
    expect(found(typed)).toEqual(expected);
  });

  it("is none where a known word begins so, nor where nothing is near", () => {
    expect(found("pan")).toEqual(["panier"]);
    expect(found("xyz")).toEqual([]);
    // A short word has another first letter for a reason.
    expect(found("car")).toEqual([]);
    expect(found("c3")).toEqual([]);
  });
});
