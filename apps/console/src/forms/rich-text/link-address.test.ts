import { expect, it } from "vitest";
import { isLinkAddress, readLinkAddress } from "./link-address.ts";

it.each([
  ["https://exemple.ci/a?b=1", "https://exemple.ci/a?b=1"],
  ["exemple.ci/page", "https://exemple.ci/page"],
  ["bonjour@exemple.ci", "mailto:bonjour@exemple.ci"],
  ["/faq", "/faq"],
  ["tel:+2250700000000", "tel:+2250700000000"],
])("reads %s as the link %s", (typed, address) => {
  expect(readLinkAddress(typed)).toBe(address);
  expect(isLinkAddress(address)).toBe(true);
});

it.each(["javascript:alert(1)", "//ailleurs.test", "http://exemple.ci", "bonjour tout le monde"])(
  "refuses a link to %s",
  (typed) => {
    expect(isLinkAddress(readLinkAddress(typed))).toBe(false);
  },
);
