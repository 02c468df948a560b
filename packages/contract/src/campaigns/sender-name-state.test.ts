import { expect, it } from "vitest";
import { senderNameMachine, senderNameStates } from "./sender-name-state.ts";

it("a sender name is decided once, withdrawn once, and never comes back", () => {
  const moves = senderNameStates.flatMap((from) =>
    senderNameMachine.after(from).map((to) => `${from} ${to}`),
  );
  expect(moves).toEqual([
    "requested approved",
    "requested refused",
    "requested withdrawn",
    "approved withdrawn",
  ]);
});
