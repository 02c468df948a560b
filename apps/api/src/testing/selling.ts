import { articleCategories } from "../areas/products/categories/tables.ts";
import { deliveryZones, deliveryZoneTowns } from "../areas/products/delivery/tables.ts";
import { articleImages, articles, articleVariants } from "../areas/products/products/tables.ts";
import { sellers } from "../areas/providers/sellers/tables.ts";
import type { TestApp } from "./app.ts";
import { townId } from "./town-id.ts";

/** The number of a category, written when there is none yet. */
export async function anyCategory(app: TestApp): Promise<number> {
  const [known] = await app.db.select().from(articleCategories).limit(1);
  if (known) return known.id;
  const [added] = await app.db
    .insert(articleCategories)
    .values({ code: "bijoux", name: "Bijoux", position: 1 })
    .returning({ id: articleCategories.id });
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

/** Writes a further variant of an article, of a service unless it has a stock. @returns its number */
export async function addVariant(
  app: TestApp,
  articleId: number,
  fields: Partial<typeof articleVariants.$inferInsert>,
): Promise<number> {
  const [variant] = await app.db
    .insert(articleVariants)
    .values({ position: 1, ...fields, articleId })
    .returning({ id: articleVariants.id });
  return variant?.id ?? 0;
}

/** Writes an article of a seller on sale, with a drawing: 10 000 FCFA, ten units. */
export async function addArticle(
  app: TestApp,
  providerId: number,
  fields: Partial<typeof articles.$inferInsert> = {},
): Promise<{ articleId: number; variantId: number; imageId: number }> {
  const [article] = await app.db
    .insert(articles)
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
    .returning({ id: articles.id });
  const articleId = article?.id ?? 0;
  const stock = fields.kind === "service" ? null : 10;
  const [variant] = await app.db
    .insert(articleVariants)
    .values({ articleId, stock, position: 0 })
    .returning({ id: articleVariants.id });
  const [image] = await app.db
    .insert(articleImages)
    .values({ articleId, position: 1, createdAt: app.clock() })
    .returning({ id: articleImages.id });
  return { articleId, variantId: variant?.id ?? 0, imageId: image?.id ?? 0 };
}
