import { Column, is, SQL } from "drizzle-orm";

/** Makes a value of a row from what the driver read. */
type Decode = (value: unknown) => unknown;

/** A selected value: how it is decoded, null where the driver's value stands as it is. */
interface Cell {
  name: string;
  decode: Decode | null;
}

/** What decodes a column, or an expression: `mapWith` gives it one of its own. */
function decoderOf(field: unknown): { mapFromDriverValue: Decode } | null {
  if (is(field, Column)) return field;
  if (!is(field, SQL) || !("decoder" in field)) return null;
  const { decoder } = field;
  if (typeof decoder !== "object" || decoder === null || !("mapFromDriverValue" in decoder))
    return null;
  const { mapFromDriverValue } = decoder;
  if (typeof mapFromDriverValue !== "function") return null;
  return { mapFromDriverValue: (value) => Reflect.apply(mapFromDriverValue, decoder, [value]) };
}

const asRead = Column.prototype.mapFromDriverValue;

function cellOf(name: string, field: unknown): Cell | null {
  const decoder = decoderOf(field);
  if (decoder === null) return null;
  const isAsRead = decoder.mapFromDriverValue === asRead;
  return { name, decode: isAsRead ? null : (value) => decoder.mapFromDriverValue(value) };
}

/**
 * Maps the rows of a query, as lists of values, to objects. The query builder's own mapping looks at
 * the kind of every value of every row again, which is a tenth of the time of a list of guests.
 * @param fields what the query selects, in its order
 * @typeParam R the rows, as the query builder types them
 * @returns null for a query with nested objects, whose joined tables may be missing: those are left
 * to the query builder
 */
export function rowMapper<R>(
  fields: Readonly<Record<string, unknown>>,
): ((rows: unknown[][]) => R) | null {
  const cells: Cell[] = [];
  for (const [name, field] of Object.entries(fields)) {
    const cell = cellOf(name, field);
    if (cell === null) return null;
    cells.push(cell);
  }
  return (rows) =>
    rows.map((row) => {
      const object: Record<string, unknown> = {};
      cells.forEach(({ name, decode }, at) => {
        const value = row[at] ?? null;
        object[name] = decode === null || value === null ? value : decode(value);
      });
      return object;
    }) as R;
}
