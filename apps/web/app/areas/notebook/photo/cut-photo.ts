import { type Crop, MOST_SIDE, type Size, squareOf } from "./crop.ts";

/**
 * The square of a crop as a JPEG of `MOST_SIDE` pixels at most: a few hundred KB instead of the
 * megabytes of a phone's camera. Null where the browser cannot make one: the whole file is sent then.
 */
export async function cutPhoto(image: HTMLImageElement, crop: Crop): Promise<File | null> {
  const size: Size = { width: image.naturalWidth, height: image.naturalHeight };
  const { left, top, side } = squareOf(crop, size);
  const across = Math.round(Math.min(side, MOST_SIDE));
  const canvas = document.createElement("canvas");
  canvas.width = across;
  canvas.height = across;
  const context = canvas.getContext("2d");
  if (!context) return null;
  // A JPEG has no transparency.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, across, across);
  context.drawImage(image, left, top, side, side, 0, 0, across, across);
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, "image/jpeg", 0.86),
  );
  return blob && new File([blob], "photo.jpg", { type: "image/jpeg" });
}
