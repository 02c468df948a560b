import { markShapes, markSvg } from "@jdj/weave/mark";
import { expect, it } from "vitest";
import { shapesOfMark } from "./mark-shapes.ts";

it("is the square of pattern of the favicon", async () => {
  await expect(markSvg()).toMatchFileSnapshot("../../public/favicon.svg");
});

it("is stored as the generator draws it", () => {
  expect(shapesOfMark).toEqual(markShapes());
});
