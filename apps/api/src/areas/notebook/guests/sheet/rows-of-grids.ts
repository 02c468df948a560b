import { type SheetColumn, sheetColumns } from "@jdj/contract/notebook/sheet-columns";
import { readName } from "@jdj/contract/person/read-name";
import { foldLabel } from "./fold-label.ts";
import type { Grid, GridLine } from "./grid.ts";
import { type Header, readHeader } from "./header.ts";
import type { SheetReading, SheetRow } from "./sheet-reading.ts";

/** The header is looked for in the first lines only: a title or a note may stand above it. */
const deepestHeader = 30;

/** The last name that marks the example of the template. */
export const exampleMark = "EXEMPLE";

interface Found {
  grid: Grid;
  line: number;
  header: Header;
}

/**
 * The guests of the grid whose header names the most columns; that of the template comes first. Of
 * several alike, the first.
 */
export function rowsOfGrids(grids: readonly Grid[], mostRows: number): SheetReading {
  const lines = grids.map((grid) => [...firstLines(grid)]);
  const found = bestOf(
    grids.flatMap((grid, index) =>
      (lines[index] ?? []).flatMap(({ line, texts }) => {
        const header = readHeader(texts);
        return header === null ? [] : [{ grid, line, header }];
      }),
    ),
  );
  if (found === null)
    return { ok: false, reason: lines.flat().length === 0 ? "empty" : "wrong-columns" };
  return rowsUnder(found, mostRows);
}

/** The lines with text among which the header is. */
function* firstLines(grid: Grid): Iterable<GridLine> {
  for (const line of grid) {
    if (line.line > deepestHeader || line.broken) return;
    if (line.texts.some(Boolean)) yield line;
  }
}

function bestOf(headers: readonly Found[]): Found | null {
  const weight = ({ header: { at, isTemplate } }: Found) => at.size + (isTemplate ? 100 : 0);
  return headers.reduce<Found | null>(
    (best, one) => (best === null || weight(one) > weight(best) ? one : best),
    null,
  );
}

function rowsUnder({ grid, line: top, header }: Found, mostRows: number): SheetReading {
  const rows: SheetRow[] = [];
  for (const line of grid) {
    if (line.line <= top) continue;
    if (line.broken) return { ok: false, reason: "unreadable" };
    const row = rowOf(line, header);
    if (row !== null) rows.push(row);
    if (rows.length > mostRows) return { ok: false, reason: "too-many-rows" };
  }
  if (rows.length === 0) return { ok: false, reason: "empty" };
  const { at, isTemplate } = header;
  const hasNames = at.has("full_name");
  const isThere = (column: SheetColumn) =>
    at.has(column) || (hasNames && (column === "last_name" || column === "given_names"));
  return { ok: true, rows, isTemplate, columns: sheetColumns.filter(isThere) };
}

/** Null for a line without text in our columns, and for the example. */
function rowOf({ line, texts }: GridLine, { at, nameOrder }: Header): SheetRow | null {
  const cell = (column: SheetColumn | "full_name") => texts[at.get(column) ?? -1] ?? "";
  const whole = at.has("full_name")
    ? readName([cell("full_name")], nameOrder, "last-first")
    : { civility: "", last_name: "", given_names: "" };
  const cells = {
    civility: cell("civility") || whole.civility,
    category: cell("category"),
    last_name: cell("last_name") || whole.last_name,
    given_names: cell("given_names") || whole.given_names,
    email: cell("email"),
    phone_number_1: cell("phone_number_1"),
    phone_number_2: cell("phone_number_2"),
  };
  if (sheetColumns.every((column) => cells[column] === "")) return null;
  return foldLabel(cells.last_name) === foldLabel(exampleMark) ? null : { line, cells };
}
