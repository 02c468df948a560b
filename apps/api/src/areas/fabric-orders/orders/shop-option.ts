import { and, asc, eq, isNull, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../../database/connect.ts";
import { isOffered, products, productVariants } from "../../products/products/tables.ts";
import { isOpen, providers, sellers } from "../../providers/tables.ts";

/** A size of a product in the chosen colour; `size` is null where the product has none. */
export interface ShopSize {
  variantId: number;
  size: string | null;
  /** Of one unit, FCFA with tax, now. */
  priceFcfa: number;
  /** Whether its seller still sells it. */
  isSold: boolean;
}

/** What a fabric order orders of the marketplace: a product in one colour. */
export interface ShopOption {
  productId: number;
  productName: string;
  sellerName: string;
  /** The variant that was chosen. */
  variantId: number;
  colour: string | null;
  /** All sizes of the colour in their order, those that were removed last. */
  sizes: ShopSize[];
}

const chosen = alias(productVariants, "chosen");

/** The goods of a variant with the sizes of its colour; null for a service, and for no variant. */
export async function findShopOption(db: Database, variantId: number): Promise<ShopOption | null> {
  const rows = await db
    .select({
      productId: products.id,
      productName: products.name,
      sellerName: providers.name,
      colour: chosen.colour,
      size: {
        variantId: productVariants.id,
        size: productVariants.size,
        priceFcfa: sql<number>`coalesce(${productVariants.priceFcfa}, ${products.priceFcfa})`,
        isSold: sql<boolean>`${isOffered(products)} and ${isOpen(sellers)} and ${productVariants.removedAt} is null`,
      },
    })
    .from(chosen)
    .innerJoin(products, eq(products.id, chosen.productId))
    .innerJoin(sellers, eq(sellers.providerId, products.providerId))
    .innerJoin(providers, eq(providers.id, sellers.providerId))
    .innerJoin(
      productVariants,
      and(
        eq(productVariants.productId, products.id),
        or(
          eq(productVariants.colour, chosen.colour),
          and(isNull(productVariants.colour), isNull(chosen.colour)),
        ),
      ),
    )
    .where(and(eq(chosen.id, variantId), eq(products.kind, "product")))
    .orderBy(sql`${productVariants.removedAt} is not null`, asc(productVariants.position));
  const [first] = rows;
  if (!first) return null;
  const { productId, productName, sellerName, colour } = first;
  const sizes = rows.map(({ size }) => size);
  return { productId, productName, sellerName, variantId, colour, sizes };
}

/** The chosen variant of an option; null once its seller no longer sells it. */
export function chosenSize({ sizes, variantId }: ShopOption): ShopSize | null {
  return sizes.find((one) => one.variantId === variantId && one.isSold) ?? null;
}

/**
 * The sizes that people may choose at the chosen price. None where there is one: then all take the
 * chosen variant, and sizes are what the committee writes, for its tailor.
 */
export function sizesAtOnePrice(option: ShopOption): string[] {
  const price = chosenSize(option)?.priceFcfa;
  const sizes = option.sizes.flatMap(({ size, priceFcfa, isSold }) =>
    size !== null && isSold && priceFcfa === price ? [size] : [],
  );
  return sizes.length > 1 ? sizes : [];
}

/** A part of what is ordered from the seller. */
export interface PurchaseLine {
  variantId: number;
  size: string | null;
  quantity: number;
  /** What it orders; null when the seller no longer sells it. */
  variant: ShopSize | null;
}

/** What paid shares order from the seller, one line for each variant. @param shares the paid ones */
export function purchaseLines(
  shares: readonly { size: string | null; quantity: number | null }[],
  option: ShopOption,
): PurchaseLine[] {
  const lines = new Map<number, PurchaseLine>();
  for (const { size, quantity } of shares) {
    if (quantity === null) continue;
    const known = option.sizes.find((one) => one.size !== null && one.size === size);
    const variant = known ?? option.sizes.find((one) => one.variantId === option.variantId);
    if (!variant) continue;
    const line = lines.get(variant.variantId);
    lines.set(variant.variantId, {
      variantId: variant.variantId,
      size: variant.size,
      quantity: (line?.quantity ?? 0) + quantity,
      variant: variant.isSold ? variant : null,
    });
  }
  return [...lines.values()];
}
