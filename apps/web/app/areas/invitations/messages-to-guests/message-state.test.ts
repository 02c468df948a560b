import { expect, it } from "vitest";
import { messageState } from "./message-state.ts";

it("a message that is done was sent, waits for its host, or reached nobody", () => {
  const done = { status: "done" as const, total: 2, step: null };
  expect(messageState({ ...done, success: 1, error: 1 }).label).toBe("Envoyé");
  expect(messageState({ ...done, success: 0, error: 1 }).label).toBe("À écrire");
  expect(messageState({ ...done, success: 0, error: 2 }).label).toBe("Non envoyé");
});

it("a message that is counted from the feast is planned, or did not leave on its day", () => {
  const draft = { status: "draft" as const, success: 0, error: 0, total: 0 };
  const step = { purpose: "eve", offset_days: -1, hour: 10, due_at: null, reason: "" } as const;
  expect(messageState({ ...draft, step: { ...step, state: "off" } }).label).toBe("Brouillon");
  expect(messageState({ ...draft, step: { ...step, state: "waiting" } }).label).toBe("Prévu");
  const held = { ...step, state: "held", reason: "Le crédit ne suffit pas" } as const;
  expect(messageState({ ...draft, step: held }).label).toBe("Pas parti");
});
