import type { ListedGuest } from "@jdj/contract/invitations/guest-list";
import { expect, it } from "vitest";
import { doorLines, doorSums } from "./door-list.ts";

const guest = (id: number, last_name: string, changes: Partial<ListedGuest> = {}): ListedGuest => ({
  id,
  event_id: 1,
  guest_id: 1,
  category: "Famille",
  civility: "Mme",
  last_name,
  given_names: "Adjoua",
  email: null,
  phone_number_1: "",
  phone_number_2: null,
  has_confirmed: 0,
  answer: "none",
  companions: 0,
  household: null,
  version: 1,
  invited: true,
  ...changes,
});

it("the door has those who may come by name, with their household and their persons", () => {
  const lines = doorLines([
    guest(1, "Yao", { answer: "yes", companions: 2, household: "Famille Yao" }),
    guest(2, "Écran", { civility: null }),
    guest(3, "Zadi", { answer: "no" }),
  ]);
  expect(lines).toEqual([
    { id: 2, name: "Écran Adjoua", household: "", persons: 1 },
    { id: 1, name: "Yao Adjoua, Madame", household: "Famille Yao", persons: 3 },
  ]);
  expect(doorSums(lines)).toEqual({ guests: 2, persons: 4 });
});

it("a list of those who declined alone is printed as it is", () => {
  expect(doorLines([guest(3, "Zadi", { answer: "no" })])).toHaveLength(1);
});
