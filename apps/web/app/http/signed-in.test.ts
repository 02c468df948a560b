import { describe, expect, it } from "vitest";
import { returnAddress } from "./signed-in.ts";

describe("the address after sign-in", () => {
  it("is the page of this site that asked", () => {
    expect(returnAddress("/mes-evenements?page=2", "/")).toBe("/mes-evenements?page=2");
  });

  it.each([
    null,
    "",
    "https://ailleurs.exemple",
    "//ailleurs.exemple",
    "/\\ailleurs.exemple",
    "/\t/ailleurs.exemple",
    "javascript:alert(1)",
  ])("is the usual one when it would lead off the site: %j", (asked) => {
    expect(returnAddress(asked, "/carnet")).toBe("/carnet");
  });
});
