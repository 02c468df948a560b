import { expect, it } from "vitest";
import { giftMachine } from "./gift-states.ts";

it("a gift is paid also after its hold has ended, and never once it was given back", () => {
  expect(giftMachine.before("paid")).toEqual(["pending", "expired"]);
  expect(giftMachine.after("paid")).toEqual(["refunded"]);
  expect(giftMachine.after("refunded")).toEqual([]);
});
