import { expect, it } from "vitest";
import { stateOf } from "./state-of.ts";

it("a message that is done was sent, waits for its host, or reached nobody", () => {
  const done = { status: "done" as const, total: 2 };
  expect(stateOf({ ...done, success: 1, error: 1 }).label).toBe("Envoyé");
  expect(stateOf({ ...done, success: 0, error: 1 }).label).toBe("À écrire");
  expect(stateOf({ ...done, success: 0, error: 2 }).label).toBe("Non envoyé");
});
