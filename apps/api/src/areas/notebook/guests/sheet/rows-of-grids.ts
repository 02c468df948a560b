import { foldLabel } from "./fold-label.ts";
import type { Grid, GridLine } from "./grid.ts";
import { type Header, readHeader } from "./header.ts";
import { columns, type SheetColumn, type SheetReading, type SheetRow } from "./sheet-reading.ts";

/** The header is looked for in the first lines only: a title or a note may stand above it. */
const deepestHeader = 30;

/** The last name that marks the example of the template. */
export const exampleMark = "EXEMPLE";

/** The guests of the first grid that has the header of the template. */
export function rowsOfGrids(grids: Iterable<Grid>, mostRows: number): SheetReading {
  let blank = true;
  for (const grid of grids) {
    let header: Header | null = null;
    const rows: SheetRow[] = [];
    for (const line of grid) {
      if (line.texts.every((text) => text === "") && !line.broken) continue;
      blank = false;
      if (header === null) {
        if (line.line > deepestHeader || line.broken) break;
        header = readHeader(line.texts);
        continue;
      }
      if (line.broken) return { ok: false, reason: "unreadable" };
      const row = rowOf(line, header);
      if (row !== null) rows.push(row);
      if (rows.length > mostRows) return { ok: false, reason: "too-many-rows" };
    }
    if (header !== null)
      return rows.length > 0 ? { ok: true, rows } : { ok: false, reason: "empty" };
  }
  return { ok: false, reason: blank ? "empty" : "wrong-columns" };
}

/** Null for a line without text in our columns, and for the example. */
function rowOf({ line, texts }: GridLine, header: Header): SheetRow | null {
  const cell = (column: SheetColumn) => texts[header.get(column) ?? -1] ?? "";
  const cells = {
    civility: cell("civility"),
    category: cell("category"),
    last_name: cell("last_name"),
    given_names: cell("given_names"),
    email: cell("email"),
    phone_number_1: cell("phone_number_1"),
    phone_number_2: cell("phone_number_2"),
  };
  if (columns.every((column) => cells[column] === "")) return null;
  return foldLabel(cells.last_name) === foldLabel(exampleMark) ? null : { line, cells };
}
