import { type CellObject, read } from "@e965/xlsx";
import { type Grid, type GridLine, tidyCell, widestLine } from "./grid.ts";

/** The sheets of an .xls or .xlsx file. It may hang or swell on a hostile file: only for the child process. */
export function parseWorkbook(bytes: Uint8Array, tidy = tidyCell): Grid[] {
  const book = read(bytes, {
    type: "array",
    dense: true,
    cellFormula: false,
    cellHTML: false,
    cellText: false,
  });
  return book.SheetNames.map((name) => {
    const cells = book.Sheets[name]?.["!data"] ?? [];
    return { [Symbol.iterator]: () => linesOf(cells, tidy) };
  });
}

function* linesOf(
  cells: readonly (readonly CellObject[] | undefined)[],
  tidy: (cell: string) => string,
): Generator<GridLine> {
  for (const [index, row] of cells.entries()) {
    if (row === undefined) continue;
    const texts = Array.from(row.slice(0, widestLine), (cell) => cellText(cell, tidy));
    yield { line: index + 1, texts };
  }
}

/** The raw value as text: a phone stored as a number must never come out as 2,25E+12. */
function cellText(cell: CellObject | undefined, tidy: (cell: string) => string): string {
  if (cell === undefined || cell.t === "e" || cell.v === undefined) return "";
  if (typeof cell.v === "number" && Number.isInteger(cell.v)) return BigInt(cell.v).toString();
  return tidy(String(cell.v));
}
