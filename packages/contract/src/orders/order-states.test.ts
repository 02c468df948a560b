import { describe, expect, it } from "vitest";
import {
  mayTransitionSellerOrder,
  type OrderSide,
  type OrderState,
  orderSides,
  orderStateOf,
  orderStates,
} from "./order-states.ts";

const movesOf = (side: OrderSide, ships = true) =>
  orderStates.flatMap((state) =>
    orderStates
      .filter((to) => mayTransitionSellerOrder({ state, ships }, to, side))
      .map((to) => `${state} > ${to}`),
  );

describe("a seller order", () => {
  it("is cancelled by its customer until the seller has prepared it", () => {
    expect(movesOf("customer")).toEqual([
      "placed > cancelled",
      "paid > cancelled",
      "shipped > delivered",
    ]);
  });

  it("is prepared, sent and delivered by its seller, who may cancel before it is sent", () => {
    expect(movesOf("seller")).toEqual([
      "paid > prepared",
      "paid > cancelled",
      "prepared > shipped",
      "prepared > cancelled",
      "shipped > delivered",
      "delivered > returned",
    ]);
  });

  it("that is fetched is delivered without being sent", () => {
    expect(movesOf("seller", false)).toContain("prepared > delivered");
    expect(movesOf("seller", false)).not.toContain("prepared > shipped");
  });

  it("is paid and refunded by the product alone", () => {
    for (const side of orderSides.filter((one) => one !== "product"))
      expect(movesOf(side).filter((move) => /> (paid|refunded)$/.test(move))).toEqual([]);
  });

  it("ends refunded", () => {
    for (const by of orderSides)
      for (const to of orderStates)
        expect(mayTransitionSellerOrder({ state: "refunded", ships: true }, to, by)).toBe(false);
  });
});

describe("an order", () => {
  it.each<[OrderState[], OrderState]>([
    [["placed", "placed"], "placed"],
    [["delivered", "paid"], "paid"],
    [["delivered", "shipped"], "shipped"],
    [["delivered", "refunded"], "delivered"],
    [["cancelled", "delivered"], "delivered"],
    [["cancelled", "refunded"], "cancelled"],
    [["refunded", "returned"], "returned"],
    [["refunded"], "refunded"],
  ])("of %s is %s", (states, state) => {
    expect(orderStateOf(states)).toBe(state);
  });
});
