import { readFileSync } from "node:fs";
import { Script } from "node:vm";
import { type Grid, type GridLine, tidyText } from "./grid.ts";
import { decodeText, parseCsv } from "./parse-csv.ts";
import { rowsOfGrids } from "./rows-of-grids.ts";
import type { refusals, SheetReading } from "./sheet-reading.ts";

/** The lines with text of each sheet, as far as there are not too many. */
function linesOfGrids(
  grids: readonly Grid[],
  mostRows: number,
): { ok: true; grids: GridLine[][] } | { ok: false; reason: (typeof refusals)[number] } {
  const read: GridLine[][] = [];
  for (const grid of grids) {
    const lines: GridLine[] = [];
    for (const line of grid) {
      if (line.texts.some(Boolean) || line.broken) lines.push(line);
      if (line.broken) break;
      if (lines.length > mostRows) return { ok: false, reason: "too-many-rows" };
    }
    if (lines.length > 0) read.push(lines);
  }
  return read.length === 0 ? { ok: false, reason: "empty" } : { ok: true, grids: read };
}

// Entry of the child process: the file comes on stdin, its reading leaves as JSON on stdout.
const [format, mostRows, timeMs, shape] = process.argv.slice(2);
const bytes = readFileSync(0);
const workbook = format === "csv" ? null : await import("./parse-workbook.ts");

function readBytes(): unknown {
  const read = shape === "guests" ? rowsOfGrids : linesOfGrids;
  const tidy = shape === "texts" ? tidyText : undefined;
  if (workbook !== null) return read(workbook.parseWorkbook(bytes, tidy), Number(mostRows));
  const text = decodeText(bytes);
  const grids = [";", ",", "\t"].map((separator) => parseCsv(text, separator, tidy));
  return read(grids, Number(mostRows));
}

// The parent kills a parser that hangs; should the parent be gone, the script's own timeout does.
Reflect.set(globalThis, "readBytes", () => {
  try {
    return JSON.stringify(readBytes());
  } catch {
    return JSON.stringify({ ok: false, reason: "unreadable" } satisfies SheetReading);
  }
});
const answer: unknown = new Script("readBytes()").runInThisContext({ timeout: Number(timeMs) });
process.stdout.write(String(answer));
