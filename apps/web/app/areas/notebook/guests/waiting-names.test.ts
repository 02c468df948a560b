import { expect, it } from "vitest";
import { waitingNames } from "./waiting-names.ts";

it("names the guests who were added without a network", () => {
  const fields: [string, string][] = [
    ["event_id", "4"],
    ["g1.last_name", "Koné"],
    ["g1.given_names", " Awa "],
    ["g2.last_name", ""],
    ["g2.given_names", "Luc"],
    ["g3.last_name", ""],
  ];
  expect(waitingNames(fields)).toEqual([
    { row: "g1", name: "Awa Koné" },
    { row: "g2", name: "Luc" },
  ]);
});
