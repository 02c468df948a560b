import { textFrom } from "#app/forms/form-fields.ts";

/** The fields of one variant in the form, by the number of its row. */
export const variantFields = (row: number) => ({
  id: `variant_${row}`,
  seen: `seen_${row}`,
  size: `size_${row}`,
  colour: `colour_${row}`,
  price: `own_price_${row}`,
  stock: `stock_${row}`,
  dropped: `dropped_${row}`,
});

/** How many rows a form has, by the names of its fields. */
export function rowCount(names: Iterable<string>): number {
  const rows = Array.from(names, (name) => Number(/^(?:size|stock)_(\d+)$/.exec(name)?.[1] ?? -1));
  return Math.max(0, ...rows.map((row) => row + 1));
}

/**
 * The numbers of the rows that are sent as variants, in their order: those of stored variants that
 * are not dropped, and new ones in which something was typed. The first row counts when no other
 * does; that of a service alone has no name.
 */
export function sentRows(values: Readonly<Record<string, string>>): number[] {
  const rows = Array.from({ length: rowCount(Object.keys(values)) }, (_, row) => row);
  const sent = rows.filter((row) => {
    const { id, size, colour, price, stock, dropped } = variantFields(row);
    if (values[dropped] !== undefined) return false;
    return [id, size, colour, price, stock].some((name) => (values[name] ?? "").trim() !== "");
  });
  return sent.length > 0 ? sent : rows.slice(0, 1);
}

/** What the posted form says of a product, as the call takes it. */
export function productFrom(form: FormData) {
  const text = (name: string) => textFrom(form, name);
  const values = Object.fromEntries(
    Array.from(form, ([name, value]) => [name, typeof value === "string" ? value : ""]),
  );
  const isService = text("kind") === "service";
  return {
    kind: isService ? ("service" as const) : ("product" as const),
    name: text("name"),
    category_id: text("category_id"),
    description: text("description"),
    price: text("price"),
    old_price: text("old_price"),
    ...(isService
      ? { day_capacity: text("day_capacity"), notice_days: text("notice_days") }
      : { day_capacity: null }),
    variants: sentRows(values).map((row) => {
      const fields = variantFields(row);
      return {
        ...(text(fields.id) === "" ? {} : { id: text(fields.id) }),
        size: text(fields.size),
        price: text(fields.price),
        ...(isService
          ? {}
          : {
              colour: text(fields.colour),
              stock: text(fields.stock),
              stock_seen: text(fields.seen) || "0",
            }),
      };
    }),
  };
}
