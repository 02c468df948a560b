import type { DowryItem } from "@jdj/contract/notebook/dowry";
import { describe, expect, it } from "vitest";
import { sharedList } from "./shared-list.ts";

const item = (over: Partial<DowryItem>): DowryItem => ({
  ...{ id: 1, stage: "dowry", kind: "drinks", name: "Liqueur", quantity: null, amount: null },
  ...{ recipient: null, bringer: null, agreed: null, note: null, state: "asked", source: null },
  ...{ version: 1, ...over },
});

describe("the list that is shared", () => {
  it("says by person who brings what, and last what nobody brings yet", () => {
    const items = [
      item({ name: "Sel" }),
      item({ name: "Liqueur", quantity: "6 bouteilles", bringer: "Tonton Kouassi" }),
      item({ name: "Grand drap", recipient: "La mère", bringer: "Tantie Rose" }),
      item({ name: "Gin", agreed: "2 au lieu de 4", bringer: "Tonton Kouassi" }),
    ];
    expect(sharedList(items, "dowry", "Awa et Yann")).toBe(
      [
        "Dot, Awa et Yann\u00a0: qui apporte quoi",
        "*Tonton Kouassi*\n- Liqueur, 6 bouteilles\n- Gin, convenu\u00a0: 2 au lieu de 4",
        "*Tantie Rose*\n- Grand drap (La mère)",
        "*À répartir*\n- Sel",
      ].join("\n\n"),
    );
  });

  it("has neither sums and notes, nor what was set aside, nor the other stage", () => {
    const items = [
      item({ name: "Somme", amount: 60_000, note: "Le père insiste" }),
      item({ name: "Mouton", state: "dropped" }),
      item({ name: "Cola", stage: "knocking" }),
    ];
    const text = sharedList(items, "dowry", "Awa et Yann");
    expect(text).toContain("Somme");
    expect(text).not.toMatch(/60|insiste|Mouton|Cola/);
  });
});
