import { expect, it } from "vitest";
import { stateMachine } from "./state-machine.ts";

const door = stateMachine({
  open: { closed: ["customer", "product"] },
  closed: { open: ["product"], sealed: ["staff"] },
  sealed: {},
});

it("permits what its table has, to those whom it names", () => {
  expect(door.may("open", "closed")).toBe(true);
  expect(door.may("open", "closed", "customer")).toBe(true);
  expect(door.may("open", "closed", "staff")).toBe(false);
  expect(door.may("sealed", "open")).toBe(false);
  expect(door.after("closed")).toEqual(["open", "sealed"]);
  expect(door.after("closed", "staff")).toEqual(["sealed"]);
  expect(door.before("closed")).toEqual(["open"]);
});

it("gives the new state, or throws", () => {
  expect(door.transition("open", "closed")).toBe("closed");
  expect(() => door.transition("sealed", "open")).toThrow("No transition from sealed to open");
  expect(() => door.transition("closed", "sealed", "customer")).toThrow("by customer");
});

it("begins in the first state of its table, where none is named", () => {
  expect(door.starts).toEqual(["open"]);
});
