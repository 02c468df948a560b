import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { encodePhoto } from "./encode-photo.ts";

// A process of its own, killed when it takes too long: it reads a photo from standard input and
// writes it as WebP to standard output. Any exit code but 0 means: not an image.

const [format, mostPixels, longestSide] = process.argv.slice(2);

sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer"],
});
sharp.concurrency(1);

const image = sharp(await buffer(process.stdin), {
  limitInputPixels: Number(mostPixels),
  failOn: "error",
});
const { format: decoded } = await image.metadata();
if (decoded !== format) throw new Error("The content is not what its first bytes say");

process.stdout.write(await encodePhoto(image, Number(longestSide)));
