import { refusal } from "@jdj/contract/call/refusals";
import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { products } from "./tables.ts";

/** Whose product, and which. */
export interface OwnPlace {
  providerId: number;
  productId: number;
}

/**
 * Locks a product until the transaction ends: of two changes, the second sees the first.
 * @throws not-found for another seller's, and for a deleted one
 */
export async function lockProduct(tx: Database, { providerId, productId }: OwnPlace) {
  const [product] = await tx
    .select({
      id: products.id,
      version: products.version,
      kind: products.kind,
      publishedAt: products.publishedAt,
      suspendedAt: products.suspendedAt,
    })
    .from(products)
    .where(
      and(
        eq(products.id, productId),
        eq(products.providerId, providerId),
        isNull(products.removedAt),
      ),
    )
    .for("no key update");
  if (!product) throw refusal("not-found");
  return product;
}
