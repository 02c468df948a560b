import sharp from "sharp";

// Pictures for the tests and measurements, generated in memory.

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

/** A picture as full of detail as a photo: light and dark, and the grain of a small sensor in the evening. */
export async function photoLike(seed: number): Promise<Uint8Array> {
  const size = { width: 1600, height: 1200 };
  const noise = (sigma: number) =>
    sharp({
      create: {
        ...size,
        channels: 3,
        background: "#777",
        noise: { type: "gaussian", mean: 118, sigma },
      },
    });
  const coarse = await sharp({
    create: {
      ...{ width: 24, height: 18, channels: 3, background: "#777" },
      noise: { type: "gaussian", mean: 110 + (seed % 5) * 8, sigma: 70 },
    },
  })
    .png()
    .toBuffer();
  const shapes = await sharp(coarse)
    .resize(size.width, size.height, { kernel: "cubic" })
    .png()
    .toBuffer();
  const grain = await noise(18).blur(1.2).png().toBuffer();
  return sharp(shapes)
    .composite([{ input: grain, blend: "soft-light" }])
    .webp({ quality: 82 })
    .toBuffer();
}
