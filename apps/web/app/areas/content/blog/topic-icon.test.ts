import { expect, it } from "vitest";
import { topicIcon } from "./topic-icon.ts";

it("the cover of an article shows what it is about", () => {
  expect(
    [
      "tenir-le-budget-de-sa-fete",
      "mariage-civil-preparer-son-dossier",
      "dot-deux-familles-une-table",
      "liste-d-invites-la-methode-des-trois-cercles",
      "faire-part-numeriques-bien-inviter",
      "choisir-sa-date-selon-la-saison",
      "merci-a-tous",
    ].map(topicIcon),
  ).toEqual([
    "coins",
    "building-bank",
    "gift",
    "users-group",
    "mail-heart",
    "calendar-heart",
    "heart",
  ]);
});
