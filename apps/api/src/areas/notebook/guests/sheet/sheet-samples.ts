import { deflateRawSync } from "node:zlib";
import { type BookType, utils, write } from "@e965/xlsx";
import { sheetColumns } from "@jdj/contract/notebook/sheet-columns";
import { columnLabels } from "./header.ts";

// Files for the tests, written in memory.

/** The header of the template. */
export const header: string[] = sheetColumns.map((column) => columnLabels[column]);

/** A guest whose cells are all right and whose phone follows from `index`. */
export function guestCells(index: number): string[] {
  const phone = `07${String(index).padStart(8, "0")}`;
  const [first, last] = [`Éloïse-Aïcha ${index}`, `N’Guessan Koné ${index}`];
  return ["Mme", "Famille élargie", last, first, `eloise.${index}@exemple.ci`, phone, ""];
}

/** A workbook whose sheets hold these cells. */
export function workbook(
  bookType: BookType,
  sheets: Record<string, readonly (readonly unknown[])[]>,
): Uint8Array {
  const book = utils.book_new();
  for (const [name, lines] of Object.entries(sheets))
    utils.book_append_sheet(book, utils.aoa_to_sheet(lines.map((line) => [...line])), name);
  const bytes: unknown = write(book, { bookType, type: "buffer", compression: true });
  if (!(bytes instanceof Uint8Array)) throw new Error("The sample could not be written");
  return Uint8Array.from(bytes);
}

/** A CSV file as text. */
export function csv(lines: readonly (readonly string[])[], separator: string): string {
  return lines.map((line) => line.join(separator)).join("\r\n");
}

/** A zip of `content`; its directory has the real sizes, or claims `claimedBytes` for each file. */
export function zipOf(content: Record<string, Uint8Array>, claimedBytes?: number): Uint8Array {
  const chunks: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, plain] of Object.entries(content)) {
    const data = deflateRawSync(plain, { level: 9 });
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt32LE(offset, 42);
    for (const [record, at] of [[local, 8] as const, [entry, 10] as const]) {
      record.writeUInt16LE(8, at);
      record.writeUInt32LE(data.length, at + 10);
      record.writeUInt32LE(claimedBytes ?? plain.length, at + 14);
      record.writeUInt16LE(name.length, at + 18);
    }
    chunks.push(local, Buffer.from(name), data);
    directory.push(entry, Buffer.from(name));
    offset += local.length + name.length + data.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  for (const at of [8, 10]) end.writeUInt16LE(Object.keys(content).length, at);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...chunks, ...directory, end]);
}

/** The same .xls, whose stream of cells is a loop of two sectors: the parser follows it without end. */
export function endlessWorkbook(xls: Uint8Array): Uint8Array {
  const file = Buffer.from(xls);
  const sector = (index: number) => 512 * (index + 1);
  const table = sector(file.readUInt32LE(76));
  const startField = file.indexOf(Buffer.from("Workbook", "utf16le")) + 116;
  const start = file.readUInt32LE(startField);
  file.writeUInt32LE(start + 1, startField);
  file.writeUInt32LE(start + 1, table + 4 * (start + 2));
  return file;
}
