import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { picture, upload } from "./image-samples.ts";
import { isChosen, PHOTO_BYTES, readImage } from "./read-image.ts";

const notAnImage = { ok: false, why: "not-an-image", message: "Veuillez sélectionner une image" };

async function read(bytes: Uint8Array | string, name?: string) {
  return readImage(upload(bytes, name), PHOTO_BYTES);
}

async function reread(bytes: Uint8Array) {
  const reading = await read(bytes);
  if (!reading.ok) throw new Error(reading.message);
  return { bytes: Buffer.from(reading.webp), ...(await sharp(reading.webp).metadata()) };
}

describe("an uploaded photo", () => {
  it.each(["jpeg", "png", "webp"] as const)("is converted from %s to WebP", async (format) => {
    expect(await reread(await picture(format))).toMatchObject({
      format: "webp",
      width: 60,
      height: 40,
    });
  });

  it("is upright and has no metadata of camera or place", async () => {
    const image = await reread(await picture("jpeg", { width: 60, height: 40 }, 6));
    expect([image.width, image.height]).toEqual([40, 60]);
    expect(image.exif).toBeUndefined();
    expect(image.bytes.includes("Secret camera")).toBe(false);
  });

  it("is scaled to at most 1200 pixels in width and height", async () => {
    const image = await reread(await picture("jpeg", { width: 3000, height: 1500 }));
    expect([image.width, image.height]).toEqual([1200, 600]);
  });

  it("loses any data hidden after the image", async () => {
    const script = Buffer.from("<script>alert(1)</script>PK\u0003\u0004");
    const image = await reread(Buffer.concat([await picture("jpeg"), script]));
    expect(image.bytes.includes("script")).toBe(false);
  });

  it("is recognised by its content: its name does not count", async () => {
    const reading = await read(await picture("png"), "virus.exe");
    expect(reading.ok).toBe(true);
  });

  it("is refused when it is too large", async () => {
    const file = upload(await picture("png"));
    expect(await readImage(file, file.size - 1)).toEqual({
      ok: false,
      why: "heavy",
      message: "Image trop lourde !",
    });
  });
});

describe("a file that is not a photo", () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>`;

  it.each([
    ["an SVG", () => svg],
    [
      "an SVG that begins like a JPEG",
      () => Buffer.concat([Buffer.from("ffd8ff", "hex"), Buffer.from(svg)]),
    ],
    ["a renamed text", () => "Ceci est une photo"],
    ["an empty file", () => ""],
    ["a GIF", () => picture("gif")],
    [
      "noise behind the first bytes of a PNG",
      () => Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), randomBytes(500)]),
    ],
    [
      "a WebP header without a picture",
      () => Buffer.from("RIFF\u0004\u0000\u0000\u0000WEBP", "latin1"),
    ],
    [
      "a truncated JPEG",
      async () => (await picture("jpeg", { width: 400, height: 400 })).subarray(0, 700),
    ],
    ["a bomb of 81 megapixels", () => picture("png", { width: 9000, height: 9000 })],
  ])("is refused: %s", async (_, make) => {
    expect(await read(await make())).toEqual(notAnImage);
  });

  it("is not read when the form's field was left empty", () => {
    expect([isChosen(undefined), isChosen(null), isChosen(upload("", ""))]).toEqual([
      false,
      false,
      false,
    ]);
    expect(isChosen(upload(""))).toBe(true);
  });
});
