import { expect, it } from "vitest";
import { overlapsIn } from "../../../testing/text-overlaps.ts";
import { leastArea } from "./uploaded-layout.ts";

it("long texts stay within the smallest area of an uploaded design", async () => {
  const area = { x: 260, y: 365, ...leastArea };
  expect(await overlapsIn(area, ["long texts", "four hosts"])).toEqual({});
  expect(await overlapsIn({ ...area, width: 120, height: 300 }, ["long texts"])).not.toEqual({});
});
