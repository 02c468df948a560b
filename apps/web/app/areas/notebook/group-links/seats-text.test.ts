import { expect, it } from "vitest";
import { seatsText } from "./seats-text.ts";

const none = { taken: 0, seats: 40, pending: 0, waiting: 0, refused: 0, to_tell: 0 };

it("the seats of a group are said with who needs the hosts first", () => {
  expect(seatsText(none)).toBe("0 / 40 places");
  expect(seatsText({ ...none, seats: 1, taken: 1, refused: 2 })).toBe("1 / 1 place · 2 écartés");
  const counts = { taken: 1996, seats: 2000, pending: 1, waiting: 3, refused: 1, to_tell: 2 };
  expect(seatsText(counts)).toBe(
    "1\u00a0996 / 2\u00a0000 places · 1 à confirmer · 2 à prévenir · 3 en attente · 1 écarté",
  );
});
