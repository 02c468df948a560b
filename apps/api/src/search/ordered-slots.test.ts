import { expect, it } from "vitest";
import { isReadInOrder } from "./ordered-slots.ts";

it("a page is read in order only when matches are frequent enough to fill it soon", () => {
  const registered = 100_000;
  expect(isReadInOrder({ matches: 20_000, registered, offset: 0, pageSize: 12 })).toBe(true);
  expect(isReadInOrder({ matches: 20_000, registered, offset: 12_000, pageSize: 12 })).toBe(false);
  expect(isReadInOrder({ matches: 500, registered, offset: 0, pageSize: 12 })).toBe(false);
});
