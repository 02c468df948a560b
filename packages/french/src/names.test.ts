import { expect, it } from "vitest";
import { atName, ofName } from "./names.ts";

it("a shop whose name begins with « Chez » says so once", () => {
  expect(atName("Chez Tantie Mariam")).toBe("chez Tantie Mariam");
  expect(atName("Awa Décor")).toBe("chez Awa Décor");
  expect(atName("Chezelle")).toBe("chez Chezelle");
});

it("« de » is elided before a vowel, and contracts with an article", () => {
  expect(ofName("Awa Koné")).toBe("d’Awa Koné");
  expect(ofName("Koffi Yao")).toBe("de Koffi Yao");
  expect(ofName("Le Grand Baobab")).toBe("du Grand Baobab");
  expect(ofName("Les Délices")).toBe("des Délices");
  expect(ofName("Léa")).toBe("de Léa");
  expect(ofName("Chez Tantie Mariam")).toBe("de chez Tantie Mariam");
});
