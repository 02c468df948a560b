import { imageFormat } from "./image-format.ts";
import { runImageChild } from "./run-image-child.ts";

/** A picture of another site, decoded and encoded again; null when it is not an image. */
export async function reencodePicture(picture: Uint8Array | null): Promise<Uint8Array | null> {
  const format = picture && imageFormat(picture);
  return format ? runImageChild(format, picture) : null;
}
