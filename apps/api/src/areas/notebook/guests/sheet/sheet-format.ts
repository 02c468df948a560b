import { decodeText, wideEncoding } from "./parse-csv.ts";
import { readZipDirectory } from "./zip-directory.ts";

export type SheetFormat = "xls" | "xlsx" | "csv";

const compoundFile = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const zip = [0x50, 0x4b, 0x03, 0x04];
/** Text formats that are no table: PDF, RTF, and HTML or XML dressed up as a sheet. */
const otherText = /^(?:%PDF|\{\\rtf|<)/;

/**
 * Tells the format from the content, never from the name. Null for anything that is not an
 * .xls, an .xlsx that inflates to `inflatedBytes` at most, or plain text.
 */
export function sheetFormat(bytes: Uint8Array, inflatedBytes: number): SheetFormat | null {
  if (startsWith(bytes, compoundFile)) return "xls";
  if (startsWith(bytes, zip)) return isWorkbook(bytes, inflatedBytes) ? "xlsx" : null;
  return isPlainText(bytes) ? "csv" : null;
}

function startsWith(bytes: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, index) => bytes[index] === byte);
}

function isWorkbook(bytes: Uint8Array, inflatedBytes: number): boolean {
  const directory = readZipDirectory(bytes);
  if (directory === null || directory.inflatedBytes > inflatedBytes) return false;
  return directory.names.includes("xl/workbook.xml");
}

/** Control characters other than tab and line ends never stand in a typed table. */
function isPlainText(bytes: Uint8Array): boolean {
  const isWide = wideEncoding(bytes) !== null;
  const text = isWide ? new TextEncoder().encode(decodeText(bytes)) : bytes;
  if (text.some((byte) => byte < 0x20 && byte !== 9 && byte !== 10 && byte !== 13)) return false;
  const start = new TextDecoder().decode(text.subarray(0, 64)).trimStart();
  return !otherText.test(start);
}
