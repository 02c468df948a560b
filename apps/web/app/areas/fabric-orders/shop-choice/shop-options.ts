import type { Product } from "@jdj/contract/products/products";

/** What a fabric order may order of a product: the variants of one colour at one price. */
export interface ShopOption {
  /** The first of them, which stands for all. */
  variantId: number;
  variantIds: number[];
  colour: string | null;
  /** FCFA of one unit. */
  price: number;
  /** The sizes from which people choose; empty for one or none. */
  sizes: string[];
  /** « Bleu, 6 yards »; empty where the article has no options. */
  label: string;
}

/** The options of a product in the order of its variants: everybody of a fabric order pays one price. */
export function optionsOf(variants: Product["variants"]): ShopOption[] {
  const groups = new Map<string, Product["variants"]>();
  for (const variant of variants) {
    const key = `${variant.price}:${variant.colour ?? ""}`;
    groups.set(key, [...(groups.get(key) ?? []), variant]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const sizes = group.flatMap(({ size }) => (size === null ? [] : [size]));
    return [
      {
        variantId: first.id,
        variantIds: group.map(({ id }) => id),
        colour: first.colour,
        price: first.price,
        sizes: sizes.length > 1 ? sizes : [],
        label: [first.colour, sizes.join(", ") || null].filter(Boolean).join(" · "),
      },
    ];
  });
}
