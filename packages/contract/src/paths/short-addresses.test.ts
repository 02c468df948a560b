import { describe, expect, it } from "vitest";
import { at } from "./addresses.ts";
import { pageOfShort, shortLink } from "./short-addresses.ts";

const site = "https://joiedujour.ci";

describe("a short address", () => {
  it.each([
    [at("request", { id: 12 }), "/d/12"],
    [at("reservation", { id: 7 }), "/r/7"],
    [at("fabricMoney", { id: 123_456 }), "/p/123456"],
  ])("stands for %s and leads back to it", (page, short) => {
    expect(shortLink(site + page)).toBe(site + short);
    expect(pageOfShort(short)).toBe(page);
  });

  it("is of those pages only", () => {
    for (const page of [
      at("requests"),
      at("reservations"),
      at("proRequest", { id: 3 }),
      at("fabricOrder", { id: 3 }),
      at("home"),
    ])
      expect(shortLink(site + page)).toBe(site + page);
    for (const path of ["/d/", "/d/12a", "/d/12/3", "/x/12", "/r/-1"])
      expect(pageOfShort(path)).toBeNull();
  });
});
