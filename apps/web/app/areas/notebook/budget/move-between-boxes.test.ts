import { expect, it } from "vitest";
import { stepOf } from "./move-between-boxes.ts";

const box = (start: number, end = start) => ({ text: "41 500", start, end });

it("goes down the column by Enter and the arrows, wherever the caret is", () => {
  expect(stepOf("Enter", box(3))).toEqual({ lines: 1, columns: 0 });
  expect(stepOf("ArrowDown", box(3))).toEqual({ lines: 1, columns: 0 });
  expect(stepOf("ArrowUp", box(0, 6))).toEqual({ lines: -1, columns: 0 });
});

it("leaves a box sideways only from its edge, or when all of it is selected", () => {
  expect(stepOf("ArrowLeft", box(0))).toEqual({ lines: 0, columns: -1 });
  expect(stepOf("ArrowLeft", box(2))).toBeNull();
  expect(stepOf("ArrowRight", box(6))).toEqual({ lines: 0, columns: 1 });
  expect(stepOf("ArrowRight", box(0, 6))).toEqual({ lines: 0, columns: 1 });
  expect(stepOf("ArrowRight", box(0, 2))).toBeNull();
});

it("leaves every other key alone", () => {
  expect(stepOf("Tab", box(0))).toBeNull();
  expect(stepOf("1", box(0))).toBeNull();
});
