import { colourSlug } from "@jdj/french/colours";
import { and, eq } from "drizzle-orm";
import type { AppContext } from "../../src/app-context.ts";
import { productCategories } from "../../src/areas/products/categories/tables.ts";
import { deliveryZones, deliveryZoneTowns } from "../../src/areas/products/delivery/tables.ts";
import {
  productImages,
  products,
  productVariants,
} from "../../src/areas/products/products/tables.ts";
import { providers, sellers } from "../../src/areas/providers/tables.ts";
import { towns } from "../../src/areas/providers/towns/tables.ts";
import type { Database } from "../../src/database/connect.ts";
import { describeProduct } from "./describe-product.ts";
import { type DemoProduct, readDemoProducts } from "./read-products.ts";
import { type DemoSeller, demoSellers } from "./sellers.ts";

/** A phone number of nobody: the range +225 00 is not given out. */
const phoneOf = (nth: number) => `+2250000${String(5000 + nth).padStart(6, "0")}`;

/** Writes the sellers, products and delivery zones of the demonstration once, all or none. */
export async function writeDemoMarketplace({ db, clock }: AppContext): Promise<void> {
  const [known] = await db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.demonstration, true))
    .limit(1);
  if (known) return;
  const now = clock();
  await db.transaction(async (tx) => {
    const places = await tx.select().from(towns);
    const sellerOf = new Map<string, number>();
    for (const [nth, seller] of demoSellers.entries()) {
      const providerId = await writeSeller(tx, seller, { nth, now, places });
      for (const code of seller.categories) sellerOf.set(code, providerId);
    }
    await writeProducts(tx, sellerOf, now);
  });
}

type Place = typeof towns.$inferSelect;

async function writeSeller(
  tx: Database,
  seller: DemoSeller,
  { nth, now, places }: { nth: number; now: Date; places: readonly Place[] },
): Promise<number> {
  const [known] = await tx
    .select({ id: providers.id })
    .from(providers)
    .where(and(eq(providers.name, seller.name), eq(providers.demonstration, true)));
  const id = known?.id ?? (await addProvider(tx, seller, nth, places));
  const { presentation, preparationDays, returnDays } = seller;
  await tx
    .insert(sellers)
    .values({
      providerId: id,
      presentation,
      preparationDays,
      returnDays,
      sellsOnly: known === undefined,
      openedAt: new Date(now.getTime() - (60 + 67 * nth) * 86_400_000),
    })
    .onConflictDoNothing();
  await writeZones(tx, id, seller, places);
  return id;
}

/** A provider that only sells: it is not in the directory. */
async function addProvider(
  tx: Database,
  { name, town, presentation }: DemoSeller,
  nth: number,
  places: readonly Place[],
): Promise<number> {
  const [added] = await tx
    .insert(providers)
    .values({
      name,
      shortDescription: presentation,
      townId: places.find((place) => place.name === town)?.id ?? null,
      phone: phoneOf(nth),
      demonstration: true,
    })
    .returning({ id: providers.id });
  if (!added) throw new Error("The seller was not written");
  return added.id;
}

async function writeZones(
  tx: Database,
  providerId: number,
  { delivery, town }: DemoSeller,
  places: readonly Place[],
): Promise<void> {
  const inAbidjan = places.filter(({ district }) => district === "Abidjan");
  const others = places.filter(({ district }) => district !== "Abidjan");
  const planned = [
    { name: "Abidjan", priceFcfa: delivery.abidjan, days: 1, towns: inAbidjan },
    { name: "Autres villes", priceFcfa: delivery.elsewhere, days: 4, towns: others },
  ];
  for (const [position, zone] of planned.entries()) {
    if (zone.priceFcfa === null) continue;
    const { name, priceFcfa, days } = zone;
    const [added] = await tx
      .insert(deliveryZones)
      .values({ providerId, name, priceFcfa, days, position })
      .returning({ id: deliveryZones.id });
    if (added)
      await tx
        .insert(deliveryZoneTowns)
        .values(zone.towns.map(({ id }) => ({ zoneId: added.id, townId: id })));
  }
  if (delivery.pickup)
    await tx.insert(deliveryZones).values({
      providerId,
      name: `À retirer à ${town}`,
      priceFcfa: 0,
      days: 0,
      pickup: true,
      position: planned.length,
    });
}

type Planned = DemoProduct & { nth: number; providerId: number; categoryId: number; root: string };

async function writeProducts(
  tx: Database,
  sellerOf: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> {
  const all = readDemoProducts();
  const categories = await tx.select().from(productCategories);
  const byId = new Map(categories.map((category) => [category.id, category]));
  const byCode = new Map(categories.map((category) => [category.code, category]));
  const planned = all.flatMap((product, nth): Planned[] => {
    const category = byCode.get(product.category);
    const providerId = sellerOf.get(product.category);
    if (!category || providerId === undefined)
      throw new Error(`Nobody sells ${product.category}, or there is no such category`);
    const root = byId.get(category.parentId ?? 0)?.code ?? category.code;
    return [{ ...product, nth, providerId, categoryId: category.id, root }];
  });
  const added = await tx
    .insert(products)
    .values(
      planned.map((product) => ({
        providerId: product.providerId,
        kind: product.kind,
        categoryId: product.categoryId,
        name: product.name,
        description: describeProduct(product, product.root, product.nth),
        priceFcfa: product.priceFcfa,
        oldPriceFcfa: product.oldPriceFcfa,
        dayCapacity: product.dayCapacity,
        noticeDays: product.noticeDays,
        // In another order than the categories: the newest ones are of all of them.
        publishedAt: new Date(now.getTime() - (1 + ((product.nth * 89) % all.length)) * 3_600_000),
        demonstration: true,
      })),
    )
    .returning({ id: products.id });
  const written = planned.flatMap((product, index) => {
    const id = added[index]?.id;
    return id === undefined ? [] : [{ ...product, id }];
  });
  await tx.insert(productVariants).values(written.flatMap(variantsOf));
  await tx.insert(productImages).values(
    written.flatMap(({ id, nth, drawing, name, variants: [first] }) =>
      Array.from({ length: 2 + (nth % 3) }, (_, at) => ({
        productId: id,
        // Each seed is drawn once: the numbers of two products never meet.
        drawing: `${drawing}/${nth * 10 + at}${first?.colour ? `-${colourSlug(first.colour)}` : ""}`,
        caption: at === 0 ? `${name}, dessin` : `${name}, autre vue`,
        position: at,
      })),
    ),
  );
}

/** What is in stock of each variant: what is said, over them, else a few dozen; now and then none. */
function variantsOf({ id, nth, variants, stock, kind }: Planned & { id: number }) {
  return variants.map(({ size, colour, priceFcfa }, at) => ({
    productId: id,
    size,
    colour,
    priceFcfa,
    stock:
      kind === "service"
        ? null
        : stock === null
          ? variants.length > 2 && (nth + at) % 7 === 3
            ? 0
            : 8 + ((nth * 7 + at * 5) % 40)
          : Math.floor(stock / variants.length) + (at < stock % variants.length ? 1 : 0),
    position: at,
  }));
}
