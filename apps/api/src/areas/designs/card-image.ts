import { createHash } from "node:crypto";
import { type StorageDriver, StorageError } from "../../drivers/storage/port.ts";
import type { CardPicture } from "./drawings/draw-card.ts";
import { drawInThread } from "./drawings/drawing-queue.ts";
import type { UploadedLayout } from "./drawings/uploaded-layout.ts";
import { cardGround, dataAddress, hostsPhoto } from "./uploaded-picture.ts";

/** Raised when a drawing changes, so that stored pictures are drawn anew. */
const DRAWING_VERSION = 8;

const drawingNow = new Map<string, Promise<Uint8Array>>();

/** A picture that is asked for: that of an uploaded design by the key of its ground in the storage. */
export interface AskedPicture extends Omit<CardPicture, "uploaded" | "photo"> {
  uploaded?: { layout: UploadedLayout; pictureKey: string } | undefined;
  /** Of a design that shows the photo of the hosts: its key in the storage. */
  photoKey?: string | undefined;
}

/** The name of a picture: a hash of all that it depends on. The same card twice is one file. */
export function pictureHash(picture: AskedPicture): string {
  const { design, texts, seed, eventType, width, uploaded, photoKey, isWebp } = picture;
  const content = [
    DRAWING_VERSION,
    design,
    texts.names,
    texts.lead,
    texts.leadToYou,
    texts.guest,
    texts.occasion,
    texts.date,
    texts.day,
    texts.where,
    texts.close,
    ...(texts.hosts === undefined ? [] : [texts.hosts, texts.life]),
    seed,
    eventType,
    width,
    ...(uploaded === undefined ? [] : [uploaded.layout, uploaded.pictureKey]),
    ...(photoKey === undefined ? [] : [photoKey]),
    ...(isWebp ? ["webp"] : []),
  ];
  return createHash("sha256").update(JSON.stringify(content)).digest("hex");
}

/**
 * The PNG or WebP of a card: from the store, else drawn now and stored. Drawn when it is first looked at,
 * so that a campaign to a thousand guests waits for no drawing.
 */
export async function cardImage(
  storage: StorageDriver,
  picture: AskedPicture,
): Promise<Uint8Array> {
  const hash = pictureHash(picture);
  const key = `cards/${hash}.${picture.isWebp ? "webp" : "png"}`;
  const stored = await storage.read(key);
  if (stored !== null) return stored;
  const begun = drawingNow.get(hash);
  if (begun !== undefined) return begun;
  const drawing = drawAsked(storage, picture).finally(() => drawingNow.delete(hash));
  drawingNow.set(hash, drawing);
  const drawn = await drawing;
  // It can be drawn again: a full disk costs time, and no picture.
  await storage.write(key, drawn).catch((error) => {
    if (!(error instanceof StorageError)) throw error;
  });
  return drawn;
}

/** Draws a picture, with the ground of an uploaded design, or with the photo of the hosts. */
export async function drawAsked(
  storage: StorageDriver,
  { uploaded, photoKey, ...picture }: AskedPicture,
): Promise<Uint8Array> {
  if (photoKey !== undefined)
    return drawInThread({ ...picture, photo: await hostsPhoto(storage, photoKey) });
  if (uploaded === undefined) return drawInThread(picture);
  const background = dataAddress(await cardGround(storage, uploaded.pictureKey));
  return drawInThread({ ...picture, uploaded: { layout: uploaded.layout, background } });
}
