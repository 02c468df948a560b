import { describe, expect, it } from "vitest";
import { readSiteLink } from "./site-link.ts";

describe("the link of a lodging", () => {
  it.each([
    ["https://hotel-ivoire.ci/chambres?nuits=2", "https://hotel-ivoire.ci/chambres?nuits=2"],
    [" hotel-ivoire.ci ", "https://hotel-ivoire.ci/"],
    ["http://www.residence.com", "http://www.residence.com/"],
  ])("%s is read", (typed, link) => {
    expect(readSiteLink(typed)).toBe(link);
  });

  it.each([
    "javascript:alert(1)",
    "data:text/html,<b>x</b>",
    "ftp://hotel.ci",
    "https://localhost",
    "https://10.0.0.1",
    "https://joiedujour.ci@ailleurs.com",
    "deux mots",
    "",
    `https://hotel.ci/${"a".repeat(400)}`,
  ])("%s is refused", (typed) => {
    expect(readSiteLink(typed)).toBeNull();
  });
});
