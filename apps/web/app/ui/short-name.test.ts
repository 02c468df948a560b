import { expect, it } from "vitest";
import { shortName } from "./short-name.ts";

it("a name of a product is cut at fifty characters", () => {
  expect(shortName("Pagne wax")).toBe("Pagne wax");
  expect(shortName("a".repeat(50))).toHaveLength(50);
  const cut = shortName("Location de cent chaises dorées avec housses et nœuds assortis");
  expect(cut).toBe("Location de cent chaises dorées avec housses et n…");
  expect(Array.from(cut)).toHaveLength(50);
});
