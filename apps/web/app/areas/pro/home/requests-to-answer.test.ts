import { expect, it } from "vitest";
import { requestsToAnswer } from "./requests-to-answer.ts";

const row = (id: number, status: string, unread = 0) => ({
  id,
  status,
  unread,
  last_at: `2026-11-${String(id).padStart(2, "0")}T10:00:00Z`,
});

it("the home page shows what waits for an answer, the newest first", () => {
  const inbox = [
    row(3, "TO_BE_TREATED"),
    row(9, "DONE"),
    row(4, "IN_PROGRESS", 2),
    row(5, "CANCEL"),
  ];
  expect(requestsToAnswer(inbox).map(({ id }) => id)).toEqual([4, 3]);
});
