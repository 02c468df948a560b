import sharp from "sharp";

// Pictures for the tests, generated in memory.

/** A picture of one colour; `orientation` is the EXIF one, and the EXIF also names a camera. */
export async function picture(
  format: "jpeg" | "png" | "webp" | "gif",
  size: { width: number; height: number } = { width: 60, height: 40 },
  orientation?: number,
): Promise<Buffer> {
  const plain = sharp({
    create: { ...size, channels: 3, background: "#a33" },
    limitInputPixels: false,
  });
  const marked =
    orientation === undefined
      ? plain
      : plain.withExif({ IFD0: { Make: "Secret camera" } }).withMetadata({ orientation });
  return marked.toFormat(format).toBuffer();
}

/** A file as a form sends it. */
export function upload(bytes: Uint8Array | string, name = "photo.jpg", type = "image/jpeg"): File {
  return new File([typeof bytes === "string" ? bytes : Uint8Array.from(bytes)], name, { type });
}
