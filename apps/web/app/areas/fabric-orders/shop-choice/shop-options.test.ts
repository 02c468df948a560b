import { describe, expect, it } from "vitest";
import { optionsOf } from "./shop-options.ts";

const variant = (id: number, size: string | null, colour: string | null, price = 15_000) => ({
  id,
  size,
  colour,
  price,
  stock: "in" as const,
  left: null,
});

describe("what may be ordered of a product", () => {
  it("is each colour at each price, with the sizes that cost the same", () => {
    const options = optionsOf([
      variant(1, "S", "Bleu"),
      variant(2, "M", "Bleu"),
      variant(3, "XL", "Bleu", 18_000),
      variant(4, "S", "Rouge"),
    ]);
    expect(options.map(({ label, price, sizes }) => [label, price, sizes])).toEqual([
      ["Bleu · S, M", 15_000, ["S", "M"]],
      ["Bleu · XL", 18_000, []],
      ["Rouge · S", 15_000, []],
    ]);
    expect(options[0]?.variantIds).toEqual([1, 2]);
  });

  it("is one thing without a name for a product without options", () => {
    expect(optionsOf([variant(1, null, null)])).toMatchObject([{ variantId: 1, label: "" }]);
    expect(optionsOf([])).toEqual([]);
  });
});
