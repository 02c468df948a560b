import { foldLabel } from "../../../notebook/guests/sheet/fold-label.ts";
import { type SheetColumn, sheetColumns } from "./columns.ts";

/** A line of a table: its number in the sheet and its cells. */
interface Line {
  line: number;
  texts: readonly string[];
}

/** A row of a sheet by column. */
export interface SheetRow {
  line: number;
  cells: ReadonlyMap<SheetColumn, string>;
}

/** Lines among which the headings are: a title or a note may stand above them. */
export const LINES_ABOVE = 30;

const columnOf = new Map<string, SheetColumn>();
for (const column of sheetColumns)
  for (const label of [column.label, ...column.others]) columnOf.set(foldLabel(label), column);

/** The columns of a line, by the place of each. */
function columnsIn({ texts }: Line): Map<SheetColumn, number> {
  const found = new Map<SheetColumn, number>();
  for (const [index, text] of texts.entries()) {
    const column = columnOf.get(foldLabel(text));
    if (column && !found.has(column)) found.set(column, index);
  }
  return found;
}

/**
 * The rows below the headings that name the most of our columns, in any order. Null for grids
 * without the headings by which town halls are listed: a code or a town, and one more.
 * @returns `ignored`: headings that are not ours
 */
export function readRows(
  grids: readonly (readonly Line[])[],
): { rows: SheetRow[]; ignored: string[] } | null {
  const [best] = grids
    .flatMap((lines) => lines.slice(0, LINES_ABOVE).map((headings) => ({ lines, headings })))
    .toSorted((one, other) => columnsIn(other.headings).size - columnsIn(one.headings).size);
  if (!best) return null;
  const { lines, headings } = best;
  const columns = columnsIn(headings);
  const keys = new Set(Array.from(columns.keys(), ({ key }) => key));
  if (columns.size < 2 || !(keys.has("code") || keys.has("town"))) return null;
  const places = new Set(columns.values());
  const ignored = headings.texts.filter((text, index) => text !== "" && !places.has(index));
  const rows = lines
    .filter(({ line }) => line > headings.line)
    .map(({ line, texts }) => ({
      line,
      cells: new Map(Array.from(columns, ([column, at]) => [column, texts[at] ?? ""] as const)),
    }))
    .filter(({ cells }) => Array.from(cells.values()).some(Boolean));
  return { rows, ignored };
}
