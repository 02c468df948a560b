import { expect, it } from "vitest";
import { inviteLabel } from "./invite-link.tsx";

it.each([
  [12, true, "Inviter ces 12 invités"],
  [1, true, "Inviter cet invité"],
  [3, false, "Inviter les 3 sans carte"],
  [1, false, "Inviter l’invité sans carte"],
  [0, false, "Envoyer une autre carte"],
])("%i guests without a card, all of them: %s", (left, isFirst, label) => {
  expect(inviteLabel(left, isFirst)).toBe(label);
});
