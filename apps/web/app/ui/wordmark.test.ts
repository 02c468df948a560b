import { markShapes, markSvg } from "@jdj/weave/mark";
import { expect, it } from "vitest";
import { shapesOfMark } from "./mark-shapes.ts";

it("is the square of cloth that the favicon shows", async () => {
  await expect(markSvg()).toMatchFileSnapshot("../../public/favicon.svg");
});

it("is written down as the weaver draws it", () => {
  expect(shapesOfMark).toEqual(markShapes());
});
