import { and, eq, isNull } from "drizzle-orm";
import { type AppContext, calendarDate } from "../../src/app-context.ts";
import { chosenSize, findShopOption } from "../../src/areas/fabric-orders/orders/shop-option.ts";
import { fabricOrders } from "../../src/areas/fabric-orders/orders/tables.ts";
import { fabricShares } from "../../src/areas/fabric-orders/shares/tables.ts";
import { hostsPayment } from "../../src/areas/ledger/entries/moves.ts";
import { recordTransaction } from "../../src/areas/ledger/entries/record-transaction.ts";
import { products, productVariants } from "../../src/areas/products/products/tables.ts";
import { makeLinkToken } from "../../src/crypto/token.ts";
import type { Database } from "../../src/database/connect.ts";
import { addDays, baseDay, instantOn } from "../couple/base-day.ts";
import { findDemoWedding } from "../find-demo-wedding.ts";

/** The fabric of the shop that they order, and its colour. */
const PRODUCT = "Pagne wax Œil de bœuf, 6 yards";
const COLOUR = "bleu";

/** Who orders: the name, the size, how many, and how they paid. */
const people = [
  ["Adjoua Kouassi", "M", 1, "mobile-money"],
  ["Amenan Kouadio", "L", 2, "mobile-money"],
  ["Akissi N’Guessan", "S", 1, "cash"],
  ["Mariam Traoré", "M", 1, "mobile-money"],
  ["Fatou Coulibaly", "XL", 1, "cash"],
  ["Solange Yao", "L", 2, "mobile-money"],
  ["Christelle Konan", "M", 1, "mobile-money"],
  ["Rokia Ouattara", "L", 1, "cash"],
  ["Estelle Assi", "S", 2, "mobile-money"],
  ["Nadège Brou", "M", 1, null],
  ["Clarisse Aka", "L", 2, null],
  ["Inès Gnamien", null, null, null],
] as const;

/** The variant of the shop that is ordered, at the price of one unit; null when nobody sells it. */
async function findFabric(db: Database) {
  const [row] = await db
    .select({ variantId: productVariants.id })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(
      and(
        products.demonstration,
        eq(products.name, PRODUCT),
        eq(productVariants.colour, COLOUR),
        isNull(productVariants.removedAt),
      ),
    );
  const option = row ? await findShopOption(db, row.variantId) : null;
  const size = option === null ? null : chosenSize(option);
  return option === null || size === null ? null : { ...option, unitFcfa: size.priceFcfa };
}

/**
 * Writes an order of a fabric of the shop under way for the couple once: twelve people, three of them
 * unpaid. The shop has it in one size; theirs are for the tailor.
 */
export async function writeDemoFabricOrders({ db, clock }: AppContext): Promise<void> {
  const event = await findDemoWedding(db);
  if (event === null) return;
  const [known] = await db
    .select({ id: fabricOrders.id })
    .from(fabricOrders)
    .where(eq(fabricOrders.eventId, event.id))
    .limit(1);
  if (known) return;
  const fabric = await findFabric(db);
  if (fabric === null) return;
  const { productId, variantId, colour, sellerName, unitFcfa } = fabric;
  const base = baseDay(calendarDate(clock()));
  const at = (day: number) => instantOn(addDays(base, day), "17:15");
  await db.transaction(async (tx) => {
    const [order] = await tx
      .insert(fabricOrders)
      .values({
        eventId: event.id,
        name: "Pagne des sœurs de la mariée",
        unit: "complet de 6 yards",
        ...{ productId: productId, variantId, colour, sellerName, unitFcfa },
        sizes: ["S", "M", "L", "XL"],
        deadline: addDays(base, 21),
        note: "À retirer chez Adjoua, à Cocody, une semaine avant le mariage.",
        createdAt: at(-14),
      })
      .returning({ id: fabricOrders.id });
    if (!order) throw new Error("The fabric order was not written");
    const shares = await tx
      .insert(fabricShares)
      .values(
        people.map(([name, size, quantity, paidBy], place) => ({
          orderId: order.id,
          name,
          // The range +225 00 is not given out.
          phone: `+2250000009${String(place + 10).padStart(3, "0")}`,
          token: makeLinkToken(),
          size,
          quantity,
          paidFcfa: paidBy === null ? null : quantity * unitFcfa,
          paidBy,
          paidAt: paidBy === null ? null : at(place - 12),
          cashMarker: paidBy === "cash" ? "Awa Kouassi" : null,
          remindedAt: paidBy === null ? at(-1) : null,
          createdAt: at(-14),
        })),
      )
      .returning();
    for (const { id, paidBy, paidFcfa } of shares)
      if (paidBy === "mobile-money" && paidFcfa !== null)
        await recordTransaction(tx, {
          key: `demo-fabric-share:${id}`,
          kind: "payment",
          subject: { kind: "fabric-share", id },
          entries: hostsPayment(event.id, paidFcfa),
          now: clock(),
        });
  });
}
