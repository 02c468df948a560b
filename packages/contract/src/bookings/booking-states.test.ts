import { expect, it } from "vitest";
import { type BookingSide, bookingMachine, bookingStates } from "./booking-states.ts";

const transitionsOf = (side: BookingSide) =>
  bookingStates.flatMap((from) => bookingMachine.after(from, side).map((to) => `${from} ${to}`));

it("a booking is answered by its provider, cancelled by its customer, and paid by the product alone", () => {
  expect(transitionsOf("provider")).toEqual([
    "requested confirmed",
    "requested refused",
    "confirmed withdrawn",
    "paid withdrawn",
  ]);
  expect(transitionsOf("customer")).toEqual([
    "requested cancelled",
    "confirmed cancelled",
    "paid cancelled",
  ]);
  expect(bookingMachine.before("paid")).toEqual(["confirmed"]);
  expect(bookingMachine.may("confirmed", "paid", "provider")).toBe(false);
});

it("a booking that took place, or was refused, cancelled or left unpaid, changes no more", () => {
  for (const state of ["done", "refused", "withdrawn", "cancelled", "expired"] as const)
    expect(bookingMachine.after(state)).toEqual([]);
});
