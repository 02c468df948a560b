import { expect, it } from "vitest";
import { textsToHold } from "../../../testing/long-card-texts.ts";
import { overlapsIn } from "../../../testing/text-overlaps.ts";
import { leastArea } from "./uploaded-layout.ts";

it.each([
  ["the smallest area", { x: 260, y: 365, ...leastArea }],
  ["a wide area", { x: 40, y: 600, width: 1000, height: 640 }],
  ["a high area", { x: 60, y: 60, width: 600, height: 1230 }],
])("all texts stay within %s of an uploaded design", async (_, area) => {
  expect(await overlapsIn(area, Object.keys(textsToHold))).toEqual({});
});
