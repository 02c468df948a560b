import type { SeatedGuest } from "@jdj/contract/invitations/seating";
import { expect, it } from "vitest";
import { familiesOf } from "./families.ts";
import { apartOf } from "./kept-apart.ts";

const guest = (id: number, given_names: string, table_id: number | null): SeatedGuest => ({
  ...{ id, last_name: "", given_names, category: "Amis", household: null },
  ...{ answer: "yes", people: 1, table_id, replies: {} },
});

it("each of two who are kept apart names the other, and it is said when they sit together", () => {
  const rules = [{ id: 1, guest_id: 1, other_id: 2 }];
  const apart = (one: number | null, other: number | null) => [
    ...apartOf(familiesOf([guest(1, "Awa", one), guest(2, "Yao", other)]), rules).values(),
  ];
  expect(apart(4, 5)).toEqual([
    { names: "Yao", isBroken: false },
    { names: "Awa", isBroken: false },
  ]);
  expect(apart(4, 4).every(({ isBroken }) => isBroken)).toBe(true);
  expect(apart(null, null).some(({ isBroken }) => isBroken)).toBe(false);
});
