import { SENT_SIDE } from "@jdj/contract/album/limits";

/**
 * A photo as it is sent: a JPEG, upright, at most 2,048 pixels long and without what the file says of place and
 * device; null when this browser cannot decode it.
 */
export async function shrinkPhoto(file: Blob): Promise<Blob | null> {
  try {
    const image = await createImageBitmap(file, { imageOrientation: "from-image" });
    const scale = Math.min(1, SENT_SIDE / Math.max(image.width, image.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(image.width * scale));
    canvas.height = Math.max(1, Math.round(image.height * scale));
    const context = canvas.getContext("2d");
    if (!context) return null;
    // What is transparent in a PNG would be black in a JPEG.
    context.fillStyle = "#fff";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    image.close();
    return await new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.85));
  } catch {
    return null;
  }
}
