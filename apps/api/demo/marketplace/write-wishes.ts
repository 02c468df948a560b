import { and, asc, eq, inArray } from "drizzle-orm";
import { customers, users } from "../../src/areas/identity/users/tables.ts";
import { productCategories } from "../../src/areas/products/categories/tables.ts";
import { products } from "../../src/areas/products/products/tables.ts";
import { wishes } from "../../src/areas/products/wishes/tables.ts";
import type { Database } from "../../src/database/connect.ts";
import { cast } from "../cast.ts";

/** Puts the first product of some categories on the couple's wish list, unless there are some. */
export async function writeDemoWishes(db: Database, now: Date): Promise<void> {
  const [couple] = await db
    .select({ id: customers.id, known: wishes.productId })
    .from(users)
    .innerJoin(customers, eq(customers.userId, users.id))
    .leftJoin(wishes, eq(wishes.customerId, customers.id))
    .where(eq(users.email, cast.customer.email))
    .limit(1);
  if (!couple || couple.known !== null) return;
  const wished = ["bride", "rings", "lights", "wedding-cakes", "invitations"];
  const rows = await db
    .selectDistinctOn([productCategories.id], { productId: products.id })
    .from(products)
    .innerJoin(productCategories, eq(productCategories.id, products.categoryId))
    .where(and(inArray(productCategories.code, wished), eq(products.demonstration, true)))
    .orderBy(productCategories.id, asc(products.id));
  if (rows.length > 0)
    await db
      .insert(wishes)
      .values(rows.map((row) => ({ ...row, customerId: couple.id, createdAt: now })))
      .onConflictDoNothing();
}
