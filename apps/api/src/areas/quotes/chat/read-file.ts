import { quoteMessages } from "@jdj/contract/quotes/messages";
import { imageFormat } from "../../files/image-format.ts";
import { PHOTO_BYTES, readImage } from "../../files/read-image.ts";
import { type DocumentType, isDocument } from "./document-type.ts";

/** A file that may be sent: a photo encoded again, or a document as it came. */
export type ChatFile =
  | { kind: "image"; webp: Uint8Array; name: string }
  | { kind: "document"; type: DocumentType; bytes: Uint8Array; name: string };

/** What was made of an upload, or the sentence that refuses it. */
export type FileReading = { ok: true; file: ChatFile } | { ok: false; message: string };

const images = new Set(["jpg", "jpeg", "png", "webp"]);
const documents: Readonly<Record<string, DocumentType>> = { pdf: "pdf", txt: "txt", docx: "docx" };

/** The most characters of a file's name. */
const NAME_MAX = 120;

/** A file's name as it may be shown and downloaded: no folder, no control or direction character. */
export function tidyFileName(name: string): string {
  const base = name.split(/[\\/]/).at(-1) ?? "";
  const clean = base.replace(/[\p{Cc}\p{Cf}]/gu, "").trim();
  const dot = clean.lastIndexOf(".");
  const extension = dot < 0 ? "" : clean.slice(dot);
  const stem = clean.slice(0, dot < 0 ? undefined : dot).slice(0, NAME_MAX - extension.length);
  return `${stem || "fichier"}${extension}`;
}

/**
 * Reads a file of the chat. Its content decides: a photo (JPEG, PNG, WebP) is decoded and encoded
 * again; a PDF, a text and a Word document are recognised by their structure. What is something else
 * than its name says is refused.
 */
export async function readChatFile(upload: File): Promise<FileReading> {
  const refuse = (message: string) => ({ ok: false as const, message });
  if (upload.size === 0) return refuse(quoteMessages.fileRequired);
  if (upload.size > PHOTO_BYTES) return refuse(quoteMessages.fileTooHeavy);
  const name = tidyFileName(upload.name);
  const extension = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "";
  const type = documents[extension];
  if (!images.has(extension) && type === undefined) return refuse(quoteMessages.fileTypes);
  const bytes = new Uint8Array(await upload.arrayBuffer());
  if (type !== undefined)
    return isDocument(type, bytes)
      ? { ok: true, file: { kind: "document", type, bytes, name } }
      : refuse(quoteMessages.fileUntrue);
  if (imageFormat(bytes) === null) return refuse(quoteMessages.fileUntrue);
  const read = await readImage(upload, PHOTO_BYTES);
  return read.ok
    ? { ok: true, file: { kind: "image", webp: read.webp, name } }
    : refuse(quoteMessages.fileUntrue);
}
