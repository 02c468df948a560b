import type { SheetColumn } from "@jdj/contract/notebook/sheet-columns";

/** One guest as typed: `line` is the 1-based line of the sheet, every cell is trimmed text, "" when empty. */
export type SheetRow = { line: number; cells: Record<SheetColumn, string> };

export const refusals = [
  "too-large",
  "unreadable",
  "too-many-rows",
  "too-slow",
  "wrong-columns",
  "empty",
] as const;

export type SheetReading =
  | {
      ok: true;
      rows: SheetRow[];
      /** Whether it has the columns of the template, which then must be filled in. */
      isTemplate: boolean;
      /** The columns that it has; a column of whole names is that of last and given names. */
      columns: SheetColumn[];
    }
  | { ok: false; reason: (typeof refusals)[number] };

/** What a file may cost before it is refused. */
export type SheetLimits = {
  /** Size of the file, in bytes. */
  bytes: number;
  /** Guests in the sheet, without blank lines, header and example. */
  rows: number;
  /** Life of the reading process, in milliseconds. */
  timeMs: number;
  /** Memory of the reading process, in megabytes. */
  memoryMb: number;
  /** What an .xlsx may weigh once inflated, in bytes. */
  inflatedBytes: number;
  /** How long a file may wait for the semaphore, in milliseconds. */
  waitMs: number;
};

/** 1 MB and 2,000 guests; a changed file of a few kilobytes can hang the parser, hence 5 s and 256 MB. */
export const sheetLimits: SheetLimits = {
  bytes: 1_048_576,
  rows: 2_000,
  timeMs: 5_000,
  memoryMb: 256,
  inflatedBytes: 30 * 1_048_576,
  waitMs: 10_000,
};
