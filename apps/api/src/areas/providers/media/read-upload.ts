import { fieldRefusal } from "@jdj/contract/call/refusals";
import { VIDEO_BYTES } from "@jdj/contract/providers/media";
import { shopMessages as sentences } from "@jdj/contract/providers/profile-messages";
import sharp from "sharp";
import { imageFormat } from "../../files/image-format.ts";
import { isChosen, PHOTO_BYTES, readImage } from "../../files/read-image.ts";
import { videoFormat } from "./video-format.ts";

/** An uploaded photo or video as it is stored. */
export interface ReadUpload {
  type: "photo" | "video";
  bytes: Uint8Array;
  /** Of the stored file: `webp`, `mp4`, `webm`. */
  extension: string;
  width: number | null;
  height: number | null;
}

/**
 * Reads an uploaded photo or video, told apart by its bytes. Photos are decoded and encoded again;
 * videos are stored as they are and served as videos only.
 * @throws a field error at `file`
 */
export async function readUpload(file: File): Promise<ReadUpload> {
  const refuse = (sentence: string) => fieldRefusal({ file: [sentence] });
  if (!isChosen(file)) throw refuse(sentences.mediaChoose);
  const head = new Uint8Array(await file.slice(0, 64).arrayBuffer());
  if (imageFormat(head) !== null) {
    const reading = await readImage(file, PHOTO_BYTES);
    if (!reading.ok) throw refuse(reading.message);
    const { width, height } = await sharp(reading.webp).metadata();
    return { type: "photo", bytes: reading.webp, extension: "webp", width, height };
  }
  const format = videoFormat(head);
  if (format === null) throw refuse(sentences.videoInvalid);
  if (file.size > VIDEO_BYTES) throw refuse(sentences.videoTooHeavy);
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { type: "video", bytes, extension: format, width: null, height: null };
}
