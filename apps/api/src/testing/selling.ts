import { productCategories } from "../areas/products/categories/tables.ts";
import { deliveryZones, deliveryZoneTowns } from "../areas/products/delivery/tables.ts";
import { productImages, products, productVariants } from "../areas/products/products/tables.ts";
import { sellers } from "../areas/providers/tables.ts";
import type { TestApp } from "./app.ts";
import { townId } from "./town-id.ts";

/** The number of a category, written when there is none yet. */
export async function anyCategory(app: TestApp): Promise<number> {
  const [known] = await app.db.select().from(productCategories).limit(1);
  if (known) return known.id;
  const [added] = await app.db
    .insert(productCategories)
    .values({ code: "bijoux", name: "Bijoux", position: 1 })
    .returning({ id: productCategories.id });
  return added?.id ?? 0;
}

/** Makes a provider an open seller, who is fetched from; nothing changes for one that is. */
export async function makeSeller(
  app: TestApp,
  providerId: number,
  fields: Partial<typeof sellers.$inferInsert> = {},
): Promise<void> {
  await app.db
    .insert(sellers)
    .values({ providerId, openedAt: app.clock(), createdAt: app.clock(), ...fields })
    .onConflictDoNothing();
}

/** Writes a delivery zone of a seller: Cocody at 1 500 FCFA. @returns its number */
export async function addZone(
  app: TestApp,
  providerId: number,
  fields: Partial<typeof deliveryZones.$inferInsert> = {},
): Promise<number> {
  const [zone] = await app.db
    .insert(deliveryZones)
    .values({ providerId, name: "Abidjan", priceFcfa: 1500, position: 1, ...fields })
    .returning({ id: deliveryZones.id });
  if (!zone) throw new Error("The zone was not written");
  if (!fields.pickup)
    await app.db
      .insert(deliveryZoneTowns)
      .values({ zoneId: zone.id, townId: await townId(app.db, "Cocody") });
  return zone.id;
}

/** Writes a further variant of a product, of a service unless it has a stock. @returns its number */
export async function addVariant(
  app: TestApp,
  productId: number,
  fields: Partial<typeof productVariants.$inferInsert>,
): Promise<number> {
  const [variant] = await app.db
    .insert(productVariants)
    .values({ position: 1, ...fields, productId: productId })
    .returning({ id: productVariants.id });
  return variant?.id ?? 0;
}

/** Writes a product of a seller on sale, with a drawing: 10 000 FCFA, ten units. */
export async function addProduct(
  app: TestApp,
  providerId: number,
  fields: Partial<typeof products.$inferInsert> = {},
): Promise<{ productId: number; variantId: number; imageId: number }> {
  const [product] = await app.db
    .insert(products)
    .values({
      providerId,
      kind: "product",
      categoryId: await anyCategory(app),
      name: "Collier de perles",
      priceFcfa: 10_000,
      publishedAt: app.clock(),
      createdAt: app.clock(),
      ...fields,
    })
    .returning({ id: products.id });
  const productId = product?.id ?? 0;
  const stock = fields.kind === "service" ? null : 10;
  const [variant] = await app.db
    .insert(productVariants)
    .values({ productId: productId, stock, position: 0 })
    .returning({ id: productVariants.id });
  const [image] = await app.db
    .insert(productImages)
    .values({ productId, position: 1, createdAt: app.clock() })
    .returning({ id: productImages.id });
  return { productId, variantId: variant?.id ?? 0, imageId: image?.id ?? 0 };
}
