import { asc, eq, isNotNull, sql } from "drizzle-orm";
import { productCategories } from "../../src/areas/products/categories/tables.ts";
import { products } from "../../src/areas/products/products/tables.ts";
import { reviews } from "../../src/areas/reviews/tables.ts";
import type { Database } from "../../src/database/connect.ts";
import { scatter } from "./demo-review.ts";
import {
  anyProduct,
  buyerEndings,
  buyerOpenings,
  productPoints,
  sellerReplies,
} from "./product-sentences.ts";
import { authorOf } from "./write-reviews.ts";

const DAY_MS = 86_400_000;

/** How many reviews the products get, one after the other. */
const shares = [3, 0, 1, 5, 0, 2, 0, 1, 0, 4, 0, 0];

const pick = <T>(list: readonly T[], seed: number): T | undefined => list[seed % list.length];

/** The invented review number `index` of a product. @param root the code of its category of the first level */
function reviewOf(product: number, index: number, root: string) {
  const random = (purpose: number) => scatter(product, index, purpose, 3);
  const mark = [5, 5, 4, 5, 4, 5, 3, 4][random(1) % 8] ?? 5;
  const { good, reserves } = productPoints[root] ?? anyProduct;
  const isHappy = mark >= 4;
  const description = [
    random(2) % 3 === 0 ? pick(buyerOpenings, random(3)) : undefined,
    `${pick(good, index + scatter(product, 5))}.`,
    isHappy ? undefined : `${pick(reserves, random(6))}.`,
    isHappy && random(7) % 2 === 0 ? pick(buyerEndings, random(8)) : undefined,
  ]
    .filter((one) => one !== undefined)
    .join(" ");
  const isAnswered = !isHappy || random(9) % 4 === 0;
  const reply = isAnswered
    ? (pick(isHappy ? sellerReplies.praise : sellerReplies.reserve, random(10)) ?? null)
    : null;
  return { mark, description, reply, daysAgo: 8 + (random(11) % 240) };
}

/** Writes what buyers say of the demonstration's products, once; `writeDemoReviews` moves them on. */
export async function writeDemoProductReviews(db: Database, now: Date): Promise<void> {
  const [known] = await db
    .select({ id: reviews.id })
    .from(reviews)
    .where(isNotNull(reviews.productId))
    .limit(1);
  if (known) return;
  const rows = await db
    .select({
      id: products.id,
      providerId: products.providerId,
      root: sql<string>`coalesce((
        select above.code from ${productCategories} as above
        where above.id = ${productCategories.parentId}), ${productCategories.code})`,
    })
    .from(products)
    .innerJoin(productCategories, eq(productCategories.id, products.categoryId))
    .where(eq(products.demonstration, true))
    .orderBy(asc(products.id));
  const written = rows.flatMap(({ id, providerId, root }, at) =>
    Array.from({ length: shares[at % shares.length] ?? 0 }, (_, index) => {
      const { mark, daysAgo, ...review } = reviewOf(at, index, root);
      const createdAt = new Date(now.getTime() - daysAgo * DAY_MS);
      const [authorGivenNames, authorLastName] = authorOf(at * 17 + index * 5);
      return {
        ...review,
        ...{ providerId, productId: id, authorGivenNames, authorLastName, createdAt },
        ...{ professionalism: mark, qualityPriceRatio: mark, recommendation: mark },
        ...{ discoveryChannel: "by_jdj" as const, verified: true, contacted: true },
        repliedAt: review.reply === null ? null : new Date(createdAt.getTime() + DAY_MS),
      };
    }),
  );
  if (written.length > 0) await db.insert(reviews).values(written);
}
