import { expect, it } from "vitest";
import { payoutMayBecome, payoutStates } from "./payout-state.ts";

it("a payout becomes only what the table says", () => {
  const allowed = payoutStates.flatMap((from) =>
    payoutStates.filter((to) => payoutMayBecome(from, to)).map((to) => `${from} ${to}`),
  );
  expect(allowed).toEqual([
    "requested approved",
    "requested refused",
    "approved sent",
    "approved confirmed",
    "approved refused",
    "sent approved",
    "sent confirmed",
    "sent failed",
    "sent reversed",
    "confirmed reversed",
  ]);
});
