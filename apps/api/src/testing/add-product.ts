import { eq } from "drizzle-orm";
import { productCategories } from "../areas/products/categories/tables.ts";
import { products, productVariants } from "../areas/products/products/tables.ts";
import { sellers } from "../areas/providers/tables.ts";
import { addProvider } from "./add-provider.ts";
import type { TestApp } from "./app.ts";

/** The number of a category of the reference data, by its code. */
export async function productCategoryId(app: TestApp, code: string): Promise<number> {
  const [row] = await app.db
    .select({ id: productCategories.id })
    .from(productCategories)
    .where(eq(productCategories.code, code));
  if (!row) throw new Error(`There is no category ${code}`);
  return row.id;
}

/**
 * Makes a provider a seller of the marketplace, open unless the row says otherwise; a new provider
 * in Cocody without one. @returns the provider's number
 */
export async function addSeller(
  app: TestApp,
  {
    name = "Boutique Adjoua",
    providerId,
    ...row
  }: Partial<typeof sellers.$inferInsert> & { name?: string } = {},
): Promise<number> {
  const id = providerId ?? (await addProvider(app, "decoration", { name }));
  await app.db
    .insert(sellers)
    .values({ openedAt: app.clock(), ...row, providerId: id })
    .onConflictDoNothing();
  return id;
}

/** A variant to add; five units without options unless it says otherwise. */
type Variant = Partial<Omit<typeof productVariants.$inferInsert, "productId">>;

/**
 * Adds a product of a seller to the marketplace, published, for 5,000 FCFA, unless the row says
 * otherwise. @returns the numbers of the product and its variants
 */
export async function addProduct(
  app: TestApp,
  providerId: number,
  {
    category = "wax",
    variants = [{}],
    ...row
  }: Partial<typeof products.$inferInsert> & { category?: string; variants?: Variant[] } = {},
): Promise<{ id: number; variantIds: number[] }> {
  const kind = row.kind ?? "product";
  const [added] = await app.db
    .insert(products)
    .values({
      name: "Pagne wax",
      priceFcfa: 5000,
      publishedAt: app.clock(),
      dayCapacity: kind === "service" ? 1 : null,
      ...row,
      kind,
      providerId,
      categoryId: await productCategoryId(app, category),
    })
    .returning({ id: products.id });
  if (!added) throw new Error("The product was not written");
  const written = await app.db
    .insert(productVariants)
    .values(
      variants.map((variant, position) => ({
        stock: kind === "service" ? null : 5,
        position,
        ...variant,
        productId: added.id,
      })),
    )
    .returning({ id: productVariants.id });
  return { id: added.id, variantIds: written.map(({ id }) => id) };
}
