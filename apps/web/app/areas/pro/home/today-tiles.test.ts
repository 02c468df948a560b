import { expect, it } from "vitest";
import { todayTiles } from "./today-tiles.ts";

const labels = (counts: Parameters<typeof todayTiles>[0]) =>
  todayTiles(counts).map(({ label }) => label);

it("an owner sees money first, then what waits for an answer", () => {
  const money = { available: 48_200, held: 0 };
  const waiting = { ordersToPrepare: 2, requestsToAnswer: 0, bookingsToConfirm: 1, seen: 295 };
  const tiles = todayTiles({ money, ...waiting });
  expect(tiles.map(({ label }) => label)).toEqual([
    "À retirer",
    "Commandes à préparer",
    "Demandes à répondre",
    "Réservations à confirmer",
  ]);
  expect(tiles.map(({ isWaiting }) => isWaiting)).toEqual([false, true, false, true]);
  expect(tiles[0]?.value).toBe("48\u00a0200\u00a0FCFA");
});

it("a member of the team sees no money, and a shop that only sells no requests", () => {
  expect(labels({ requestsToAnswer: 0, bookingsToConfirm: 0, seen: 3 })).toEqual([
    "Demandes à répondre",
    "Réservations à confirmer",
    "Vues en 30 jours",
  ]);
  expect(labels({ money: { available: 0, held: 0 }, ordersToPrepare: 0 })).toEqual([
    "À retirer",
    "Commandes à préparer",
    "En attente",
  ]);
});
