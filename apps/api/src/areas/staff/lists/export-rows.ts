import { utils, write } from "@e965/xlsx";
import { fieldRefusal } from "@jdj/contract/call/refusals";
import { WORKBOOK_ROWS } from "@jdj/contract/console/export";
import { consoleMessages } from "@jdj/contract/console/messages";
import { csvLine, escapeCell } from "@jdj/french/csv";
import { calendarDate } from "../../../app-context.ts";

/** A column of an exported file, and what it shows of a row; null for nothing. */
export interface ExportColumn<T> {
  label: string;
  of(row: T): string | number | boolean | null;
}

/** What an export is: its file's name without date and ending, its format and its columns. */
interface ExportOf<T> {
  name: string;
  /** CSV when undefined. */
  format: "csv" | "xlsx" | undefined;
  now: Date;
  columns: readonly ExportColumn<T>[];
}

/** Reads the rows with a lower number than `before`, the highest first; all when it is undefined. */
export type ReadBefore<T> = (before: number | undefined, limit: number) => Promise<T[]>;

/** Rows that are read from the database at once. */
const PAGE = 500;

const types = {
  csv: "text/csv;charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** All rows, the newest first; rows that are added meanwhile shift none. */
async function* readPages<T extends { id: number }>(read: ReadBefore<T>): AsyncGenerator<T[]> {
  let rows = await read(undefined, PAGE);
  while (rows.length > 0) {
    yield rows;
    if (rows.length < PAGE) return;
    rows = await read(rows.at(-1)?.id, PAGE);
  }
}

/** A row's cells. No text of it can be run as a formula. */
function cellsOf<T>(columns: readonly ExportColumn<T>[], row: T): (string | number)[] {
  return columns.map(({ of }) => {
    const value = of(row);
    if (typeof value === "boolean") return value ? "Oui" : "Non";
    return typeof value === "number" ? value : escapeCell(value ?? "");
  });
}

/** The text of a CSV, page by page, with the mark by which spreadsheets know UTF-8. */
async function* csvOf<T extends { id: number }>(
  columns: readonly ExportColumn<T>[],
  pages: AsyncIterable<T[]>,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(`\uFEFF${csvLine(columns.map(({ label }) => label))}\r\n`);
  for await (const rows of pages)
    yield encoder.encode(rows.map((row) => `${csvLine(cellsOf(columns, row))}\r\n`).join(""));
}

/** The longest column of a workbook, in characters. */
const WIDEST = 60;

/** @throws a field error at `format` above `WORKBOOK_ROWS` */
async function workbookOf<T extends { id: number }>(
  columns: readonly ExportColumn<T>[],
  pages: AsyncIterable<T[]>,
): Promise<Uint8Array<ArrayBuffer>> {
  const lines: (string | number)[][] = [columns.map(({ label }) => label)];
  for await (const rows of pages) {
    if (lines.length + rows.length > WORKBOOK_ROWS + 1)
      throw fieldRefusal({ format: [consoleMessages.exportTooLong] });
    lines.push(...rows.map((row) => cellsOf(columns, row)));
  }
  const sheet = utils.aoa_to_sheet(lines);
  sheet["!cols"] = columns.map((_, at) => {
    const longest = lines.slice(0, 100).map((line) => String(line[at]).length);
    return { wch: Math.min(WIDEST, Math.max(...longest) + 2) };
  });
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, "Export");
  const bytes: unknown = write(book, { bookType: "xlsx", type: "buffer", compression: true });
  if (!(bytes instanceof Uint8Array)) throw new Error("The workbook could not be written");
  return new Uint8Array(bytes);
}

/**
 * Answers an export: a CSV that is sent while it is read, or a workbook. `read` is asked for one page
 * after another, so that a long list is never held whole.
 * @throws a field error at `format` for a workbook above `WORKBOOK_ROWS`
 */
export async function exportRows<T extends { id: number }>(
  { name, format = "csv", now, columns }: ExportOf<T>,
  read: ReadBefore<T>,
) {
  const pages = readPages(read);
  const body =
    format === "csv"
      ? ReadableStream.from(csvOf(columns, pages))
      : new Blob([await workbookOf(columns, pages)]).stream();
  return {
    headers: {
      "content-type": types[format],
      "content-disposition": `attachment; filename="${name}-${calendarDate(now)}.${format}"`,
      "cache-control": "no-store",
    },
    body,
  };
}
