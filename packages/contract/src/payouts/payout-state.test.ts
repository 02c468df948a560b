import { expect, it } from "vitest";
import { payoutMachine, payoutStates } from "./payout-state.ts";

it("a payout becomes only what the table says: nothing that was refused or failed is sent again", () => {
  const allowed = payoutStates.flatMap((from) =>
    payoutMachine.after(from).map((to) => `${from} ${to}`),
  );
  expect(allowed).toEqual([
    "requested approved",
    "requested refused",
    "approved sent",
    "approved confirmed",
    "approved refused",
    "sent confirmed",
    "sent failed",
    "sent reversed",
    "sent approved",
    "confirmed reversed",
  ]);
});
