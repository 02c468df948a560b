import { randomBytes } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { compressApart, compressNow } from "./encoding.ts";

/** So many bytes that repeat only after 300 KB. */
const bytes = (length: number) =>
  Buffer.from(
    Uint8Array.from({ length }, (_, at) => Math.imul(at % 300_000, 2_654_435_761) >>> 24),
  );

it.each([0, 1, 1023, 1024, 10_240, 160_000, 262_144, 262_145, 5_000_000])(
  "a body of %i bytes is the same after compression",
  async (length) => {
    const body = bytes(length);
    expect(brotliDecompressSync(compressNow(body, "br")).equals(body)).toBe(true);
    expect(brotliDecompressSync(await compressApart(body, "br")).equals(body)).toBe(true);
    expect(gunzipSync(await compressApart(body, "gzip")).equals(body)).toBe(true);
  },
);

it("what a body had at its beginning is found again at its end", () => {
  const half = randomBytes(120_000);
  const whole = compressNow(Buffer.concat([half, half]), "br");
  expect(whole.length).toBeLessThan(121_000);
});
