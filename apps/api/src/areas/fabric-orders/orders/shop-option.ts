import { and, asc, eq, isNull, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../../database/connect.ts";
import { articles, articleVariants, isOffered } from "../../products/products/tables.ts";
import { isOpen, sellers } from "../../providers/sellers/tables.ts";
import { providers } from "../../providers/tables.ts";

/** A size of an article in the chosen colour; `size` is null where the article has none. */
export interface ShopSize {
  variantId: number;
  size: string | null;
  /** Of one unit, FCFA with tax, now. */
  priceFcfa: number;
  /** Whether its seller still sells it. */
  isSold: boolean;
}

/** What a fabric order orders of the marketplace: an article in one colour. */
export interface ShopOption {
  articleId: number;
  articleName: string;
  sellerName: string;
  /** The variant that was chosen. */
  variantId: number;
  colour: string | null;
  /** All sizes of the colour in their order, those that were removed last. */
  sizes: ShopSize[];
}

const chosen = alias(articleVariants, "chosen");

/** The product of a variant with the sizes of its colour; null for a service, and for no variant. */
export async function findShopOption(db: Database, variantId: number): Promise<ShopOption | null> {
  const rows = await db
    .select({
      articleId: articles.id,
      articleName: articles.name,
      sellerName: providers.name,
      colour: chosen.colour,
      size: {
        variantId: articleVariants.id,
        size: articleVariants.size,
        priceFcfa: sql<number>`coalesce(${articleVariants.priceFcfa}, ${articles.priceFcfa})`,
        isSold: sql<boolean>`${isOffered(articles)} and ${isOpen(sellers)} and ${articleVariants.removedAt} is null`,
      },
    })
    .from(chosen)
    .innerJoin(articles, eq(articles.id, chosen.articleId))
    .innerJoin(sellers, eq(sellers.providerId, articles.providerId))
    .innerJoin(providers, eq(providers.id, sellers.providerId))
    .innerJoin(
      articleVariants,
      and(
        eq(articleVariants.articleId, articles.id),
        or(
          eq(articleVariants.colour, chosen.colour),
          and(isNull(articleVariants.colour), isNull(chosen.colour)),
        ),
      ),
    )
    .where(and(eq(chosen.id, variantId), eq(articles.kind, "product")))
    .orderBy(sql`${articleVariants.removedAt} is not null`, asc(articleVariants.position));
  const [first] = rows;
  if (!first) return null;
  const { articleId, articleName, sellerName, colour } = first;
  const sizes = rows.map(({ size }) => size);
  return { articleId, articleName, sellerName, variantId, colour, sizes };
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
