import { type FieldErrors, fieldRefusal } from "@jdj/contract/call/refusals";
import { sellingMessages as sentences } from "@jdj/contract/products/seller-messages";
import type { ProductForm } from "@jdj/contract/products/seller-products";
import { and, asc, eq, isNull } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { stockAfter } from "./product-form.ts";
import { productVariants } from "./tables.ts";

type Variant = typeof productVariants.$inferSelect;

type VariantForm = ProductForm["variants"][number];

/** The variants of a form as they are written: those of a service have no stock and no colour. */
function variantsOf({ kind, variants }: ProductForm, first: Variant | undefined): VariantForm[] {
  if (kind === "product") return variants;
  const only = { id: first?.id, size: null, price: null, stock_seen: 0 };
  const sent = variants.length > 0 ? variants : [only];
  return sent.map((variant) => ({ ...variant, colour: null, stock: null }));
}

/** The new stock of each variant of the form; throws 422 at the fields where it is refused. */
function stocksOf(stored: ReadonlyMap<number, Variant>, form: readonly VariantForm[]) {
  const errors: FieldErrors = {};
  const stocks = form.map(({ id, stock: typed, stock_seen: seen }, index) => {
    if (id === undefined) return typed;
    const known = stored.get(id);
    if (!known) {
      errors[`variants.${index}.size`] = [sentences.choiceUnknown];
      return 0;
    }
    if (typed === null) return null;
    const { stock, reserved } = known;
    const after = stockAfter({ stock: stock ?? 0, reserved }, { typed, seen });
    if (typeof after === "number") return after;
    errors[`variants.${index}.stock`] = [after];
    return 0;
  });
  if (Object.keys(errors).length > 0) throw fieldRefusal(errors);
  return stocks;
}

/** Sets the options of variants one after the other, without two of them being the same in between. */
async function setOptions(tx: Database, changed: { id: number; values: Partial<Variant> }[]) {
  for (const { id } of changed)
    await tx
      .update(productVariants)
      .set({ size: `#${id}` })
      .where(eq(productVariants.id, id));
  for (const { id, values } of changed)
    await tx.update(productVariants).set(values).where(eq(productVariants.id, id));
}

/**
 * Replaces the variants of a product, in the caller's transaction, which locked the product. Those
 * that are missing are withdrawn; orders that have them stand.
 * @throws field errors (422)
 */
export async function writeVariants(
  tx: Database,
  productId: number,
  form: ProductForm,
  now: Date,
): Promise<void> {
  // Under a lock: an order takes units at the same time.
  const rows = await tx
    .select()
    .from(productVariants)
    .where(and(eq(productVariants.productId, productId), isNull(productVariants.removedAt)))
    .orderBy(asc(productVariants.id))
    .for("update");
  const variants = variantsOf(form, rows[0]);
  const stored = new Map(rows.map((row) => [row.id, row]));
  const stocks = stocksOf(stored, variants);
  const remaining = new Set(variants.map(({ id }) => id));
  for (const { id } of rows)
    if (!remaining.has(id))
      await tx.update(productVariants).set({ removedAt: now }).where(eq(productVariants.id, id));
  const changed = variants.flatMap(({ id, size, colour, price }, position) => {
    const values = { size, colour, priceFcfa: price, stock: stocks[position] ?? null, position };
    return id === undefined ? [] : [{ id, values }];
  });
  await setOptions(tx, changed);
  const added = newRows(productId, variants).filter((_, index) => !variants[index]?.id);
  if (added.length > 0) await tx.insert(productVariants).values(added);
}

function newRows(
  productId: number,
  variants: readonly Pick<VariantForm, "size" | "colour" | "price" | "stock">[],
) {
  return variants.map(({ size, colour, price, stock }, position) => ({
    ...{ productId: productId, size, colour, stock, position },
    priceFcfa: price,
  }));
}
