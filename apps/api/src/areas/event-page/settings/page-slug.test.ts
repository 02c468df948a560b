import { describe, expect, it } from "vitest";
import { makeSlug, needsKey } from "./page-slug.ts";

describe("the address of a page", () => {
  it("cannot be guessed unless the page is public", () => {
    const made = Array.from({ length: 500 }, () => makeSlug("awa-et-yann", "link"));
    expect(made.filter((slug) => !/^awa-et-yann-[0-9a-z]{12}$/.test(slug))).toEqual([]);
    expect(new Set(made).size).toBe(500);
    expect(makeSlug("awa-et-yann", "password")).toMatch(/^awa-et-yann-/);
    expect(makeSlug("awa-et-yann", "public")).toBe("awa-et-yann");
  });

  it("gets a key when a public page is only for those with the link from then on", () => {
    const plain = { name: "awa-et-yann", slug: "awa-et-yann" };
    expect(needsKey(plain, "link")).toBe(true);
    expect(needsKey(plain, "password")).toBe(true);
    expect(needsKey(plain, "public")).toBe(false);
    expect(needsKey(plain, "off")).toBe(false);
    expect(needsKey({ name: "awa-et-yann", slug: "awa-et-yann-7k3m9q2x4b1c" }, "link")).toBe(false);
  });
});
