import type { Grid, GridLine } from "./grid.ts";
import type { refusals } from "./sheet-reading.ts";

/** The lines with text of each sheet, as far as there are not too many. */
export function linesOfGrids(
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
