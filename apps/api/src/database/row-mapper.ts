import { Column, getTableColumns, getTableName, is, SQL, Table } from "drizzle-orm";

/** Makes a value of a row from what the driver read. */
type Decode = (value: unknown) => unknown;

/** A selected value: where it stands in a row, and how it is decoded, null where the driver's value stands as it is. */
interface Cell {
  name: string;
  at: number;
  decode: Decode | null;
}

/** What a query selects, by name. */
type Fields = Readonly<Record<string, unknown>>;

/** The values of one object: of the row itself, which has no name, or of an object nested in it. */
interface Group {
  name: string | null;
  cells: Cell[];
  /** Where the value stands that is null when a joined row is missing; null where none can be. */
  missingAt: number | null;
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

function cellOf(name: string, at: number, field: unknown): Cell | null {
  const decoder = decoderOf(field);
  if (decoder === null) return null;
  const isAsRead = decoder.mapFromDriverValue === asRead;
  return { name, at, decode: isAsRead ? null : (value) => decoder.mapFromDriverValue(value) };
}

/** What a nested object is made of: all columns of a table, or some values; null for a single value. */
function nestedIn(field: unknown): Fields | null {
  if (is(field, Table)) return getTableColumns(field);
  return isPlainObject(field) ? field : null;
}

function isPlainObject(value: unknown): value is Fields {
  return (
    typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}

/** By which value one sees that the joined row of a nested object is missing: its first column, as the query builder does. */
function missingAt(fields: Fields, from: number, mayMiss: ReadonlySet<string>): number | null {
  const values = Object.values(fields);
  const columns = values.filter((field) => is(field, Column));
  const tables = new Set(columns.map(({ table }) => getTableName(table)));
  const isOptional = tables.size === 1 && [...tables].every((table) => mayMiss.has(table));
  return isOptional ? from + values.findIndex((field) => is(field, Column)) : null;
}

/** The objects of a row, in the order of their values; null when some value cannot be mapped here. */
function groupsOf(fields: Fields, mayMiss: ReadonlySet<string>): Group[] | null {
  const own: Group = { name: null, cells: [], missingAt: null };
  const groups = [own];
  let at = 0;
  for (const [name, field] of Object.entries(fields)) {
    const nested = nestedIn(field);
    const group = nested && { name, cells: [], missingAt: missingAt(nested, at, mayMiss) };
    if (group) groups.push(group);
    const { cells } = group ?? own;
    for (const [key, value] of Object.entries(nested ?? { [name]: field })) {
      const cell = cellOf(key, at, value);
      if (cell === null) return null;
      cells.push(cell);
      at += 1;
    }
  }
  return groups;
}

function readCells(cells: readonly Cell[], row: unknown[], into: Record<string, unknown>): void {
  for (const { name, at, decode } of cells) {
    const value = row[at] ?? null;
    into[name] = decode === null || value === null ? value : decode(value);
  }
}

/**
 * Maps the rows of a query, as lists of values, to objects. The query builder's own mapping looks at
 * the kind of every value of every row again, which is a tenth of the time of a list of guests.
 * @param fields what the query selects, in its order: values, and objects of values
 * @param mayMiss the names of the tables of a left join: an object of their values alone is null
 * where the joined row is missing
 * @typeParam R the rows, as the query builder types them
 * @returns null for a query that selects something else, which is left to the query builder
 */
export function rowMapper<R>(
  fields: Fields,
  mayMiss: ReadonlySet<string> = new Set(),
): ((rows: unknown[][]) => R) | null {
  const groups = groupsOf(fields, mayMiss);
  if (groups === null) return null;
  return (rows) =>
    rows.map((row) => {
      const object: Record<string, unknown> = {};
      for (const group of groups) {
        if (group.name === null) readCells(group.cells, row, object);
        else if (group.missingAt !== null && row[group.missingAt] === null)
          object[group.name] = null;
        else {
          const nested = {};
          readCells(group.cells, row, nested);
          object[group.name] = nested;
        }
      }
      return object;
    }) as R;
}
