import { fieldRefusal } from "@jdj/contract/call/refusals";
import type { RequestContext } from "../../app-context.ts";
import type { Database } from "../../database/connect.ts";
import { consumeRateLimit, limits } from "../../rate-limit/consume-rate-limit.ts";
import { isChosen, PHOTO_BYTES, readImage } from "../files/read-image.ts";
import { discardFile, storeImage } from "../files/store-image.ts";
import { disputePhotos } from "./tables.ts";

/** Who sends photos, and whose they become. */
interface PhotoSender {
  /** The customer of the dispute: its photos are erased with their account. */
  customerId: number;
  /** Whose uploads are counted. */
  counted: string;
}

/**
 * Decodes the photos of a dispute and encodes them again, stores them, and writes what shows them.
 * When that is refused, or keeps none of them, they are deleted.
 * @param write is given the files of the photos, and returns whether they are shown
 * @throws a field error (422) at `photos`; too-many-requests; whatever `write` throws
 */
export async function withPhotos(
  context: RequestContext,
  { customerId, counted }: PhotoSender,
  uploads: readonly File[],
  write: (fileIds: readonly string[]) => Promise<boolean>,
): Promise<void> {
  const decoded: Uint8Array[] = [];
  for (const file of uploads.filter(isChosen)) {
    await consumeRateLimit(limits.upload, counted, context);
    const reading = await readImage(file, PHOTO_BYTES);
    if (!reading.ok) throw fieldRefusal({ photos: [reading.message] });
    decoded.push(reading.webp);
  }
  const stored: string[] = [];
  let isShown = false;
  try {
    for (const webp of decoded) stored.push(await storeImage(context, customerId, webp));
    isShown = await write(stored);
  } finally {
    if (!isShown) for (const fileId of stored) await discardFile(context, fileId);
  }
}

/** Writes which photos a side shows, in the caller's transaction. */
export async function addPhotos(
  tx: Database,
  disputeId: number,
  side: "customer" | "provider",
  fileIds: readonly string[],
): Promise<void> {
  if (fileIds.length === 0) return;
  await tx.insert(disputePhotos).values(fileIds.map((fileId) => ({ disputeId, side, fileId })));
}
