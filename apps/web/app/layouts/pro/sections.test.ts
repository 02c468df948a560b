import { at } from "@jdj/contract/paths/addresses";
import { describe, expect, it } from "vitest";
import { sectionOf, sectionsOf } from "./sections.ts";

const pathsOf = (sells: "also" | "only" | null) => {
  const { main, others } = sectionsOf(sells);
  return [...main, ...others].map(({ to }) => to);
};

describe("the sections of the providers' space", () => {
  it("are four tabs on a phone, whatever a shop sells", () => {
    for (const sells of [null, "also", "only"] as const)
      expect(sectionsOf(sells).main).toHaveLength(4);
  });

  it("of a shop that only sells have nothing of the directory", () => {
    const paths = pathsOf("only");
    expect(paths).toEqual(expect.arrayContaining([at("proOrders"), at("proProducts")]));
    for (const name of ["proShop", "proRequests", "proBookings", "proPackages"] as const)
      expect(paths).not.toContain(at(name));
  });

  it("of a provider without sales lead to opening them, and to nothing else of sales", () => {
    const paths = pathsOf(null);
    expect(paths).toContain(at("proSelling"));
    expect(paths).not.toContain(at("proOrders"));
  });

  it("of a provider who also sells have both", () => {
    expect(pathsOf("also")).toEqual(
      expect.arrayContaining([at("proRequests"), at("proOrders"), at("proEarnings")]),
    );
  });

  it("have the pages below them", () => {
    const all = sectionsOf("also");
    expect(sectionOf(all, at("proProduct", { id: 3 }))).toBe(at("proProducts"));
    expect(sectionOf(all, at("proMedia"))).toBe(at("proShop"));
    expect(sectionOf(all, at("pro"))).toBe(at("pro"));
  });
});
