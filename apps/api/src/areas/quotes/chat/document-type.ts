/** The documents that a chat takes, beside photos. */
export type DocumentType = "pdf" | "docx" | "txt";

export const documentMediaTypes: Readonly<Record<DocumentType, string>> = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  txt: "text/plain; charset=utf-8",
};

const decoder = new TextDecoder("latin1");

/** Some bytes of a file as text, byte for byte. */
function slice(bytes: Uint8Array, from: number, to: number): string {
  return decoder.decode(bytes.subarray(Math.max(0, from), to));
}

/** Whether it begins as a PDF and ends as one. */
function isPdf(bytes: Uint8Array): boolean {
  return (
    /^%PDF-[12]\.\d/.test(slice(bytes, 0, 8)) &&
    slice(bytes, bytes.length - 1024, bytes.length).includes("%%EOF")
  );
}

/** What a Word document may unpack to, in bytes, and how many entries it may have. */
const UNPACKED_MAX = 100 * 1024 * 1024;
const ENTRIES_MAX = 2000;

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;

/**
 * The entries of a zip archive by its directory, without unpacking anything: name and unpacked size;
 * null when it is no complete archive.
 */
function zipEntries(bytes: Uint8Array): { name: string; size: number }[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 22 || view.getUint32(0, true) !== LOCAL_ENTRY) return null;
  let end = bytes.length - 22;
  while (end >= 0 && end > bytes.length - 66_000 && view.getUint32(end, true) !== END_OF_DIRECTORY)
    end -= 1;
  if (end < 0 || view.getUint32(end, true) !== END_OF_DIRECTORY) return null;
  const count = view.getUint16(end + 10, true);
  if (count > ENTRIES_MAX) return null;
  const entries: { name: string; size: number }[] = [];
  let at = view.getUint32(end + 16, true);
  for (let read = 0; read < count; read += 1) {
    if (at + 46 > end || view.getUint32(at, true) !== DIRECTORY_ENTRY) return null;
    const nameLength = view.getUint16(at + 28, true);
    const rest = view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    entries.push({
      name: slice(bytes, at + 46, at + 46 + nameLength),
      size: view.getUint32(at + 24, true),
    });
    at += 46 + nameLength + rest;
  }
  return entries;
}

/** Whether it is a Word document without macros, of a size that a phone can open. */
function isDocx(bytes: Uint8Array): boolean {
  const entries = zipEntries(bytes);
  if (entries === null) return false;
  const names = new Set(entries.map(({ name }) => name));
  const unpacked = entries.reduce((sum, { size }) => sum + size, 0);
  return (
    unpacked <= UNPACKED_MAX &&
    names.has("[Content_Types].xml") &&
    names.has("word/document.xml") &&
    ![...names].some((name) => /vbaProject\.bin$/i.test(name) || name.includes(".."))
  );
}

/** Whether it is text in UTF-8, without the control characters that no text has. */
function isText(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return /^(?:[^\p{Cc}]|[\n\r\t\f])*$/u.test(text);
  } catch {
    return false;
  }
}

const checks: Readonly<Record<DocumentType, (bytes: Uint8Array) => boolean>> = {
  pdf: isPdf,
  docx: isDocx,
  txt: isText,
};

/** Whether the bytes of a document are what its type says. */
export function isDocument(type: DocumentType, bytes: Uint8Array): boolean {
  return bytes.length > 0 && checks[type](bytes);
}
